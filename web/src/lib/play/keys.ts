// The keyboard of the table: what a key asks for, wherever the focus is.

export const LETTERS = {
  u: 'undo',
  e: 'end-turn',
  s: 'stop',
  h: 'hunker-down',
  l: 'log',
  a: 'advice',
  '?': 'rules',
  m: 'menu',
  f: 'fit',
  p: 'pause',
  r: 'repeat',
  k: 'keys',
  v: 'view',
  q: 'question',
  t: 'talk',
} as const

export type Command = (typeof LETTERS)[keyof typeof LETTERS] | 'close' | 'skip' | 'board' | `pick-${number}`

/** Keys of a field or of an open sheet are not ours. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest('input, textarea, select, dialog, [contenteditable]')) return null
  if (event.key === 'Escape') return 'close'
  if (event.key === ' ' && !at?.closest('button, a, [role=button], [tabindex="0"]')) return 'skip'
  // On the board arrows go about it already; from elsewhere they lead there.
  if (event.key.startsWith('Arrow'))
    return at === document.body || at?.matches('[data-testid=prompt]') ? 'board' : null
  if (/^[1-9]$/.test(event.key)) return `pick-${Number(event.key)}`
  return LETTERS[event.key.toLowerCase() as keyof typeof LETTERS] ?? null
}
