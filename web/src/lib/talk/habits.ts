// How far this browser has read the talk of a table, and whether it wants none: the last tables are remembered.
import { keep, recall } from '$lib/ui/kept'

export interface Habit {
  read: number
  muted: boolean
}

const KEY = 'undaunted.talk'
const MOST = 60

/** `table:12` has been read up to line 12; `table:12!` is muted. */
export function habitAt(table: string): Habit {
  const kept = all().find((one) => one.startsWith(`${table}:`)) ?? ''
  const [, number = '', mark = ''] = /:(\d+)(!?)$/.exec(kept) ?? []
  return { read: Number(number), muted: mark === '!' }
}

export function noteHabit(table: string, { read, muted }: Habit): void {
  const others = all().filter((one) => !one.startsWith(`${table}:`))
  keep(KEY, [...others, `${table}:${read}${muted ? '!' : ''}`].slice(-MOST).join(' '))
}

function all(): string[] {
  return (recall(KEY) ?? '').split(' ').filter(Boolean)
}
