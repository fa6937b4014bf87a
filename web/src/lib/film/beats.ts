// What of a decision is worth showing, how long it takes, and whether the board changes before or after it.
import type { Happening, Update } from '$lib/net/wire'

export interface Beat {
  id: number
  happening: Happening
  /** At normal pace, in milliseconds. */
  lasts: number
  /** Shown while the board still stands as it was. */
  ahead: boolean
}

export const TUMBLE = 500
export const OUTCOME = 450
export const SLIDE = 350

const AHEAD = new Set(['played', 'hunkered', 'shot', 'bids-revealed'])

/** Events that are not here pass without a stop. */
const LASTS: Record<string, number> = {
  'round-began': 950,
  'turn-began': 550,
  'bids-revealed': 1400,
  initiative: 650,
  played: 750,
  hunkered: 750,
  moved: SLIDE + 120,
  placed: SLIDE + 120,
  entered: SLIDE + 80,
  exited: SLIDE + 80,
  repositioned: 350,
  switched: 350,
  shot: TUMBLE + OUTCOME,
  suppressed: 450,
  readied: 350,
  casualty: 650,
  'unit-removed': 650,
  scouted: 550,
  controlled: 650,
  'lost-control': 450,
  'radio-raised': 550,
  targeted: 550,
  'target-removed': 250,
  bolstered: 350,
  inspired: 400,
  concealed: 400,
  reconnoitred: 400,
  damaged: 500,
  disabled: 550,
  destroyed: 800,
  'structure-destroyed': 800,
  repaired: 450,
  escaped: 650,
}

/** One's own doing needs no announcement, only what it brought. */
const ANNOUNCED = new Set(['played', 'hunkered', 'turn-began', 'bolstered', 'inspired'])

export function beatsOf(update: Update, own: boolean): Beat[] {
  return update.happened
    .filter((one) => one.kind in LASTS && !(own && ANNOUNCED.has(one.kind)))
    .map((happening, id) => ({
      id,
      happening,
      lasts: LASTS[happening.kind] ?? 0,
      ahead: AHEAD.has(happening.kind),
    }))
}
