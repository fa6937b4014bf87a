// The tables this browser sits at, with the tokens that prove it. A token never goes anywhere but to our server.
import { keep as write, recall, recallList } from '$lib/ui/kept'

const KEPT = 'undaunted.tables'
const NAME = 'undaunted.name'
/** Of games that are over the newest stay, as long as all together are no more than this. */
const MOST = 60
/** Of games that go on, all: no person has as many. */
const MOST_RUNNING = 1000

export interface Kept {
  table: string
  token: string
  yours: string[]
  scenario: string
  /** Secret keys of the invitations, by seat; only who opened the table has them. */
  links: Record<string, string>
  since: number
  /** It ended, or the server knows it no more. */
  over?: boolean
}

/** All of them, the newest first. */
export function keptTables(): Kept[] {
  return recallList(KEPT, sound)
}

export function keptTable(table: string): Kept | undefined {
  return keptTables().find((one) => one.table === table)
}

export function tokenFor(table: string): string {
  return keptTable(table)?.token ?? ''
}

export function keepTable(one: Omit<Kept, 'since' | 'links'> & { links?: Record<string, string> }): void {
  const others = keptTables().filter((other) => other.table !== one.table)
  write(KEPT, JSON.stringify(withinReason([{ links: {}, ...one, since: Date.now() }, ...others])))
}

/** Nothing is lost with this one any more, should room be needed. */
export function settleTable(table: string): void {
  const all = keptTables()
  if (!all.some((one) => one.table === table && !one.over)) return
  write(KEPT, JSON.stringify(all.map((one) => (one.table === table ? { ...one, over: true } : one))))
}

/** For the lobby: those that go on first. */
export function shownTables(most: number): Kept[] {
  const all = keptTables()
  return [...all.filter((one) => !one.over), ...all.filter((one) => one.over)].slice(0, most)
}

/** Whose key is forgotten can never sit there again: a game that goes on is not dropped for a new one. */
function withinReason(all: Kept[]): Kept[] {
  const running = all.filter((one) => !one.over).slice(0, MOST_RUNNING)
  const ended = all.filter((one) => one.over).slice(0, Math.max(0, MOST - running.length))
  return all.filter((one) => (one.over ? ended : running).includes(one))
}

export function forgetTable(table: string): void {
  write(KEPT, JSON.stringify(keptTables().filter((one) => one.table !== table)))
}

/** The address to send to somebody who is invited. Behind the `#` it never reaches a server's log. */
export function invitation(table: string, key: string, origin = location.origin): string {
  return `${origin}/table/${table}#key=${encodeURIComponent(key)}`
}

export function myName(): string {
  return recall(NAME) ?? ''
}

export function keepName(name: string): void {
  write(NAME, name)
}

function sound(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null) return false
  const { table, token, yours, links } = one as Partial<Kept>
  return (
    typeof table === 'string' &&
    typeof token === 'string' &&
    Array.isArray(yours) &&
    typeof links === 'object'
  )
}
