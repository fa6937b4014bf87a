// What was said, line by line.
import type { Spoken } from '$lib/net/wire'

/** As many as the server keeps. */
const MOST = 200
/** Minutes of silence after which somebody who goes on is named again. */
const PAUSE = 5

/** One more than there were, each once and in order. */
export function merged(lines: Spoken[], more: Spoken[]): Spoken[] {
  if (!more.length) return lines
  const known = new Map([...lines, ...more].map((line) => [line.number, line]))
  return [...known.values()].sort((one, other) => one.number - other.number).slice(-MOST)
}

/** How many of them others said since that number. */
export function unreadOf(lines: Spoken[], read: number, yours: readonly string[]): number {
  return lines.filter((line) => line.number > read && !yours.includes(line.seat)).length
}

export interface Turn {
  seat: string
  said: number
  lines: Spoken[]
}

/** What somebody says in one go stands under one name. */
export function turns(lines: Spoken[]): Turn[] {
  const found: Turn[] = []
  for (const line of lines) {
    const last = found.at(-1)
    const goesOn = last?.seat === line.seat && line.said - last.lines.at(-1)!.said < PAUSE * 60
    if (goesOn) last.lines.push(line)
    else found.push({ seat: line.seat, said: line.said, lines: [line] })
  }
  return found
}

/** A text as the server keeps it: blanks that follow one another are one, at the ends there are none. */
export function plain(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Characters as the server counts them. */
export function counted(text: string): number {
  return [...plain(text)].length
}

/** A number alone is not enough: numbers begin anew where a host has removed what was said. */
export function isSame(line: Spoken, other: Spoken): boolean {
  return line.number === other.number && line.said === other.said && line.text === other.text
}

/** Today's by the hour, others by the day as well. */
export function timeOf(seconds: number, lang: string, now = new Date()): string {
  const when = new Date(seconds * 1000)
  const today = when.toDateString() === now.toDateString()
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const)
  // English has clocks of two kinds: as this browser's owner is used to it.
  const local = navigator.languages.find((one) => one.startsWith(lang)) ?? lang
  return new Intl.DateTimeFormat(local, { ...day, hour: 'numeric', minute: '2-digit' }).format(when)
}
