// What this browser keeps of a table's dice, beside its seat there: the fingerprint it was shown first, a number of its own
// that nobody could know before, and what the others had promised when it told that number.
import type { Dice } from '$lib/net/wire'
import type { Session } from '$lib/play/session.svelte'
import { keep as write, recall } from '$lib/ui/kept'
import { sha256, toHex } from './sha256'

const KEPT = 'undaunted.dice'
const AHEAD = 'undaunted.dice.ahead'
const MOST = 200

export interface KeptDice {
  table: string
  /** Hash of the server's own part; what it showed first. */
  fingerprint: string
  /** 256 random bits in hexadecimal; empty where this device has none. */
  nonce: string
  /** The hashes of everybody's numbers, by seat. */
  promised: Record<string, string>
}

export function freshNumber(): { nonce: string; commitment: string } {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)))
  return { nonce, commitment: sha256(nonce) }
}

function all(): KeptDice[] {
  try {
    const read: unknown = JSON.parse(recall(KEPT) ?? '[]')
    return Array.isArray(read) ? read.filter(sound) : []
  } catch {
    return []
  }
}

export function keptDice(table: string): KeptDice | undefined {
  return all().find((one) => one.table === table)
}

/** What was shown first stays: a later word of the server changes nothing. */
export function keepDice(table: string, fingerprint: string, nonce = ''): KeptDice {
  const before = keptDice(table)
  if (before) return before
  const one = { table, fingerprint, nonce, promised: {} }
  write(KEPT, JSON.stringify([one, ...all()].slice(0, MOST)))
  return one
}

export function keepPromises(table: string, dice: Dice): KeptDice {
  const before = keepDice(table, dice.seed_hash)
  const told = Object.fromEntries(dice.shares.map(({ seat, commitment }) => [seat, commitment]))
  const one = { ...before, promised: { ...told, ...before.promised } }
  write(KEPT, JSON.stringify(all().map((other) => (other.table === table ? one : other))))
  return one
}

interface Ahead {
  campaign: string
  nonce: string
}

function allAhead(): Ahead[] {
  try {
    const read: unknown = JSON.parse(recall(AHEAD) ?? '[]')
    return Array.isArray(read) ? read.filter(soundAhead) : []
  } catch {
    return []
  }
}

/** The hash of a number for the next game of a campaign, whose table is not opened yet. Asked again, it is the same:
  at one screen both sides promise it, and a number that no table has was told nobody. */
export function promiseAhead(campaign: string): string {
  const before = allAhead().find((one) => one.campaign === campaign)
  if (before) return sha256(before.nonce)
  const { nonce, commitment } = freshNumber()
  write(AHEAD, JSON.stringify([{ campaign, nonce }, ...allAhead()].slice(0, MOST)))
  return commitment
}

/** At its table we find what we have promised before there was one. */
function keepAhead(table: string, dice: Dice, yours: string[]): void {
  if (keptDice(table)) return
  const own = dice.shares.filter(({ seat }) => yours.includes(seat)).map(({ commitment }) => commitment)
  const found = allAhead().find(({ nonce }) => own.includes(sha256(nonce)))
  if (!found) return
  keepDice(table, dice.seed_hash, found.nonce)
  write(AHEAD, JSON.stringify(allAhead().filter(({ nonce }) => nonce !== found.nonce)))
}

/** What the server says of the dice is kept, the others' promises too; only then our own number is told. */
export function heed(session: Pick<Session, 'welcome' | 'dice' | 'yours' | 'ask'>): void {
  const { welcome, dice, yours } = session
  if (!welcome?.seed_hash) return
  if (!dice) return void keepDice(welcome.table, welcome.seed_hash)
  keepAhead(welcome.table, dice, yours)
  const nonce = numberToTell(keepPromises(welcome.table, dice), dice, yours)
  if (nonce) void session.ask({ do: 'reveal', id: 0, nonce })
}

/** The number to tell now: it is waited for, it was promised so, and all that the others promised is kept. */
export function numberToTell(kept: KeptDice, dice: Dice, yours: string[]): string {
  if (!kept.nonce || dice.dealt || dice.seed_hash !== kept.fingerprint) return ''
  const same = dice.shares.every(({ seat, commitment }) => kept.promised[seat] === commitment)
  const own = sha256(kept.nonce)
  const due = dice.awaited.some((seat) => yours.includes(seat) && kept.promised[seat] === own)
  return same && due ? kept.nonce : ''
}

/** Whether a number is waited for that this device cannot tell: another one promised it, or it is gone. */
export function isMissing(kept: KeptDice | undefined, dice: Dice | null, yours: string[]): boolean {
  const own = kept?.nonce ? sha256(kept.nonce) : ''
  return (dice?.shares ?? []).some(
    ({ seat, commitment }) => yours.includes(seat) && dice!.awaited.includes(seat) && commitment !== own,
  )
}

function soundAhead(one: unknown): one is Ahead {
  if (typeof one !== 'object' || one === null) return false
  const { campaign, nonce } = one as Partial<Ahead>
  return typeof campaign === 'string' && typeof nonce === 'string'
}

function sound(one: unknown): one is KeptDice {
  if (typeof one !== 'object' || one === null) return false
  const { table, fingerprint, nonce, promised } = one as Partial<KeptDice>
  return (
    typeof table === 'string' &&
    typeof fingerprint === 'string' &&
    typeof nonce === 'string' &&
    typeof promised === 'object' &&
    promised !== null
  )
}
