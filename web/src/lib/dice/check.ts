// Whether a finished game had the dice that were promised: its log against what this browser has kept. That every card
// drawn follows from them takes the rules of the game, and so `undaunted verify`.
import { hmac, sha256 } from './sha256'
import { arePromises, type KeptDice } from './kept'

const DICE = 'undaunted dice 1\n'
const SHARE = /^nonce (.+?) ([0-9a-f]{64})(?: ([0-9a-f]{64}))?$/

export type Fault = 'fingerprint' | 'reseeded' | 'seed' | 'number' | 'promise' | 'roll'

export interface Finding {
  /** What is not as promised; empty where all is. */
  fault: Fault | ''
  /** As the log tells it. */
  fingerprint: string
  /** Rolls that were worked out again. */
  rolls: number
  /** Seats whose numbers are in the dice. */
  mixed: string[]
  /** Whether one's own is: told too late, or never asked for, it is not. */
  own: boolean
}

interface Share {
  seat: string
  commitment: string
  nonce: string
}

export interface Told {
  /** Fingerprints, one for each seed that the log uses. */
  sources: string[]
  shares: Share[]
  /** The server's part; empty while it is secret. */
  seed: string
  /** Dice and cards in the order in which they came. */
  came: string[]
}

/** The lines of a log that speak of chance; null where its dice were laid out. */
export function chanceOf(log: string): Told | null {
  const lines = log.replaceAll('\r\n', '\n').split('\n')
  const body = lines.slice(lines.indexOf('') + 1)
  const told: Told = { sources: [], shares: [], seed: '', came: [] }
  for (const line of body) {
    const words = line.split(' ')
    const share = SHARE.exec(line)
    if (words[0] === 'chance') {
      if (words[1] === 'scripted') return null
      told.sources.push(words[2] ?? '')
    } else if (share) told.shares.push({ seat: share[1]!, commitment: share[2]!, nonce: share[3] ?? '' })
    else if (words[0] === 'seed') told.seed = words[2] ?? ''
    else if (line.includes(' : ')) told.came.push(...line.split(' : ')[1]!.split(' ').filter(Boolean))
  }
  return told.sources.length ? told : null
}

export function check(log: string, kept: KeptDice, yours: string[]): Finding | null {
  const told = chanceOf(log)
  if (!told) return null
  const own = told.shares.some(({ seat, nonce }) => yours.includes(seat) && nonce && nonce === kept.nonce)
  return {
    fault: faultIn(told, kept),
    fingerprint: told.sources[0]!,
    rolls: told.came.filter(isFace).length,
    mixed: told.shares.filter(({ nonce }) => nonce).map(({ seat }) => seat),
    own,
  }
}

function faultIn(told: Told, kept: KeptDice): Fault | '' {
  if (told.sources[0] !== kept.fingerprint) return 'fingerprint'
  if (told.sources.length > 1) return 'reseeded'
  if (sha256(told.seed) !== kept.fingerprint) return 'seed'
  const commitment = kept.nonce && sha256(kept.nonce)
  for (const share of told.shares) {
    if (share.nonce && sha256(share.nonce) !== share.commitment) return 'number'
    // A seat of ours may have the number of another device.
    const ours = commitment && kept.promised[share.seat] === commitment
    if (ours && share.commitment !== commitment) return 'number'
  }
  // What was promised when we told our number stands, and nothing came to it.
  if (kept.told && !arePromises(kept, told.shares)) return 'promise'
  const promised = new Map(told.shares.map(({ seat, commitment }) => [seat, commitment]))
  for (const [seat, hash] of Object.entries(kept.promised)) if (promised.get(seat) !== hash) return 'promise'
  return rollsFollow(told) ? '' : 'roll'
}

/** The seed that all of it makes together; see `game/record/mixture.py`. */
export function seedOf({ seed, shares }: Told): string {
  if (!shares.length) return seed
  return hmac(seed, DICE + shares.map(({ seat, nonce }) => (nonce ? `${seat} ${nonce}\n` : '')).join(''))
}

const isFace = (outcome: string) => /^\d$/.test(outcome)

/** The outcome of number n is HMAC-SHA-256(seed, n) as a number, scaled; of a roll, to ten faces. */
function rollsFollow(told: Told): boolean {
  const seed = seedOf(told)
  return told.came.every(
    (outcome, at) =>
      !isFace(outcome) || Number((BigInt(`0x${hmac(seed, `${at}`)}`) * 10n) >> 256n) === Number(outcome),
  )
}
