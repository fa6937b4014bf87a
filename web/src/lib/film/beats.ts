// What of a decision is worth showing, how long it takes, and whether the board changes before or after it.
import type { Happening } from '$lib/net/wire'

export interface Beat {
  id: number
  happening: Happening
  /** Its place among what this decision brought. */
  at: number
  /** At normal pace, in milliseconds: until it is known what came of it (dice tumble, cards turn over)… */
  reveal: number
  /** …and from then on. */
  lasts: number
  /** Shown while the board still stands as it was. */
  ahead: boolean
}

export const TUMBLE = 600
export const FLIP = 800
export const SLIDE = 350
/** What came of a roll stands as long as it takes to read it. */
const OUTCOME = 1300

const AHEAD = new Set(['played', 'hunkered', 'shot', 'bids-revealed', 'rolled', 'resolved', 'fog-passed'])
const REVEAL: Record<string, number> = { shot: TUMBLE, 'bids-revealed': FLIP }

/** Events that are not here pass without a stop. */
const LASTS: Record<string, number> = {
  'round-began': 950,
  'turn-began': 650,
  'bids-revealed': OUTCOME,
  initiative: 900,
  'command-passed': 900,
  played: 850,
  hunkered: 850,
  moved: SLIDE + 150,
  placed: SLIDE + 200,
  entered: SLIDE + 150,
  exited: SLIDE + 150,
  repositioned: 450,
  switched: 450,
  shot: OUTCOME,
  suppressed: 700,
  readied: 450,
  casualty: 1000,
  'unit-removed': 1000,
  scouted: 600,
  controlled: 800,
  'lost-control': 600,
  'radio-raised': 700,
  targeted: 600,
  'target-removed': 350,
  bolstered: 400,
  inspired: 450,
  supported: 700,
  'mine-laid': 700,
  'mine-lifted': 750,
  'mine-triggered': 950,
  concealed: 450,
  reconnoitred: 450,
  damaged: 700,
  disabled: 800,
  destroyed: 1000,
  'structure-destroyed': 1000,
  repaired: 500,
  escaped: 800,
  // The solo opponent's line of cards
  'bid-kept': 650,
  'lined-up': 1200,
  flipped: 700,
  tagged: 700,
  'tag-paid': 1000,
  'fog-passed': 600,
  'set-aside': 700,
  rolled: 800,
  resolved: 450,
  turned: 750,
  // An embattled city
  routed: 1000,
  'rout-ended': 700,
  'driven-off': SLIDE + 400,
  'tile-damaged': 1100,
  'tunnel-destroyed': 1000,
  watched: 750,
  'watch-ended': 350,
  smoked: 750,
  'shot-down': 900,
  returned: 500,
  reused: 500,
  gained: 800,
  halted: 800,
  'mine-spent': 500,
  withdrew: 1200,
  // A standstill
  'standing-still': 1600,
  'played-on': 900,
}

/** One's own doing needs no announcement, only what it brought. */
const ANNOUNCED = new Set(['played', 'hunkered', 'turn-began', 'bolstered', 'inspired'])
/** Nor a picture that stands still, where one has just put the piece there. */
const DONE = new Set([
  ...['moved', 'placed', 'entered', 'exited', 'repositioned', 'switched', 'scouted', 'controlled'],
  ...['readied', 'concealed', 'reconnoitred', 'targeted', 'target-removed', 'radio-raised', 'repaired'],
  ...['watched', 'smoked', 'returned', 'reused'],
])

/** The solo opponent has begun with a card that ends with `resolved`: of that card something was shown. */
const BEGINS = new Set(['played', 'readied'])
const ENDS = new Set(['resolved', 'turn-began'])

export interface Taste {
  /** Did whoever looks decide this? */
  own?: boolean
  /** Pictures that stand still instead of a film? */
  still?: boolean
  /** Has something of the solo opponent's card been shown before this? */
  begun?: boolean
}

/** Has something been shown, after this, of a card that is still being resolved? */
export function begunAfter(happened: Happening[], begun: boolean): boolean {
  for (const { kind } of happened) begun = BEGINS.has(kind) || (begun && !ENDS.has(kind))
  return begun
}

export function beatsOf(
  happened: Happening[],
  { own = false, still = false, begun = false }: Taste = {},
): Beat[] {
  // A picture that waits to be read says of a card only what it did, or that it did nothing.
  const told = (at: number) => still && begunAfter(happened.slice(0, at), begun)
  const passed = (kind: string, at: number) =>
    (own && (ANNOUNCED.has(kind) || (still && DONE.has(kind)))) || (kind === 'resolved' && told(at))
  return happened
    .map((happening, at) => ({
      id: at,
      at,
      happening,
      reveal: REVEAL[happening.kind] ?? 0,
      lasts: LASTS[happening.kind] ?? 0,
      ahead: AHEAD.has(happening.kind),
    }))
    .filter(({ lasts, at, happening: { kind } }) => lasts > 0 && !passed(kind, at))
}

/** Milliseconds in which anybody has read this, and looked at what it is about. */
export function readingTime(text: string): number {
  return Math.max(1500, 700 + 45 * text.length)
}
