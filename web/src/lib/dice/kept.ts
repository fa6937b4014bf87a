// What this browser keeps of a table's dice, beside its seat there: the fingerprint it was shown first, a number of its own
// that nobody could know before, and what the others had promised when it told that number.
import type { Dice } from '$lib/net/wire'
import type { Session } from '$lib/play/session.svelte'
import { keep as write, recallList } from '$lib/ui/kept'
import { sha256, toHex } from './sha256'

const KEPT = 'undaunted.dice'
const AHEAD = 'undaunted.dice.ahead'
/** Of games that are over, the newest. */
const MOST = 200
/** Of games that go on, all: no person has as many. */
const MOST_RUNNING = 1000

export interface KeptDice {
  table: string
  /** Hash of the server's own part; what it showed first. */
  fingerprint: string
  /** 256 random bits in hexadecimal; empty where this device has none. */
  nonce: string
  /** The hashes of everybody's numbers, by seat, in the order in which the dice are mixed. */
  promised: Record<string, string>
  /** Our number was told when these were promised, and only these: whatever comes later was chosen knowing it. */
  told?: boolean
  /** It was compared when the game had ended. */
  over?: boolean
}

export function freshNumber(): { nonce: string; commitment: string } {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)))
  return { nonce, commitment: sha256(nonce) }
}

function all(): KeptDice[] {
  return recallList(KEPT, sound)
}

export function keptDice(table: string): KeptDice | undefined {
  return all().find((one) => one.table === table)
}

/** What was shown first stays: a later word of the server changes nothing. */
export function keepDice(table: string, fingerprint: string, nonce = ''): KeptDice {
  const before = keptDice(table)
  if (before) return before
  const one = { table, fingerprint, nonce, promised: {} }
  write(KEPT, JSON.stringify(withinReason([one, ...all()])))
  return one
}

/** What a game that goes on was promised is not dropped for a new one. */
function withinReason(found: KeptDice[]): KeptDice[] {
  const running = found.filter((one) => !one.over).slice(0, MOST_RUNNING)
  const ended = found.filter((one) => one.over).slice(0, MOST)
  return found.filter((one) => (one.over ? ended : running).includes(one))
}

function change(one: KeptDice): KeptDice {
  write(KEPT, JSON.stringify(all().map((other) => (other.table === one.table ? one : other))))
  return one
}

export function keepPromises(table: string, dice: Dice): KeptDice {
  const before = keepDice(table, dice.seed_hash)
  if (before.told) return before
  const shown = Object.fromEntries(dice.shares.map(({ seat, commitment }) => [seat, commitment]))
  return change({ ...before, promised: { ...shown, ...before.promised } })
}

/** The game is over, and its dice were compared: it makes room, should that be needed. */
export function settleDice(table: string): void {
  const one = keptDice(table)
  if (one && !one.over) change({ ...one, over: true })
}

/** Whether just these promises are kept: the same, in the same order, and no others. */
export function arePromises(kept: KeptDice, shares: { seat: string; commitment: string }[]): boolean {
  const promised = Object.entries(kept.promised)
  return (
    shares.length === promised.length &&
    shares.every(({ seat, commitment }, at) => promised[at]![0] === seat && promised[at]![1] === commitment)
  )
}

interface Ahead {
  campaign: string
  nonce: string
}

function allAhead(): Ahead[] {
  return recallList(AHEAD, soundAhead)
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
  // Where it is not awaited, a void game's table or one that was dealt without it, it stays for the next.
  const awaited = dice.shares.filter(({ seat }) => yours.includes(seat) && dice.awaited.includes(seat))
  const own = awaited.map(({ commitment }) => commitment)
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
  const kept = keepPromises(welcome.table, dice)
  const nonce = numberToTell(kept, dice, yours)
  if (!nonce) return
  change({ ...kept, told: true })
  void session.ask({ do: 'reveal', id: 0, nonce })
}

/** The number to tell now: it is waited for, it was promised so, and all that the others promised is kept. */
export function numberToTell(kept: KeptDice, dice: Dice, yours: string[]): string {
  if (!kept.nonce || dice.dealt || dice.seed_hash !== kept.fingerprint) return ''
  const own = sha256(kept.nonce)
  const due = dice.awaited.some((seat) => yours.includes(seat) && kept.promised[seat] === own)
  return due && arePromises(kept, dice.shares) ? kept.nonce : ''
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
