// Which tables this browser has been briefed for, and at a shared screen which of the players there: each once, and
// the last ones are remembered.
import { keep, recall } from '$lib/ui/kept'

const KEY = 'undaunted.briefed'
const MOST = 120

function tables(): string[] {
  return (recall(KEY) ?? '').split(' ').filter(Boolean)
}

/** A star stands for all tables: whoever wants none. */
export function isBriefed(table: string): boolean {
  const known = tables()
  return known.includes(table) || known.includes('*')
}

export function noteBriefed(table: string): void {
  keep(KEY, [...tables().filter((one) => one !== table), table].slice(-MOST).join(' '))
}
