// How long ago something was, in words.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(when: string, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000)
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  for (const [unit, length] of STEPS)
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  return format.format(0, 'minute')
}
