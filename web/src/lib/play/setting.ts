// How a table is laid out in a window: cards below the board or beside it, with the log in sight or in a drawer,
// whichever makes the tiles larger. A sum of the window's size and the board's alone: it never changes in a game.
import { across, scaleIn, turns } from '$lib/board/geometry/turning'
import type { Size } from '$lib/board/geometry/units'

export interface Setting {
  /** Seats, log, question and cards stand beside the board; else around it. */
  beside: boolean
  /** Is the log in sight? */
  log: boolean
  /** Pixels of what stands beside the board: the log, or everything. */
  column: number
}

/** Pixels of board unit that the smallest text on counters needs to be read (17.5 units, 11 px). */
const LEGIBLE = 0.635
/** Beside the board needs to be worth it: below it, cards have more room. */
const WORTH = 1.05
const LOG = 340
const NARROW = 760 // where bars and hand stack

/** Heights of the bars, as they are drawn. */
const TOP = 50
const HIGH_TOP = 73 // in two lines, on a phone
const SEAT = 39
const bars = (window: Size, narrow: boolean) =>
  narrow ? 96 + 238 : 49 + 14 * Math.min(Math.max(0.014 * window.height, 12), 15) + 32

interface Wish extends Setting {
  room: Size
}

function below(window: Size, seats: number, log: boolean): Wish {
  const narrow = window.width <= NARROW
  const height = window.height - (narrow ? HIGH_TOP + 44 * seats : TOP + SEAT * seats) - bars(window, narrow)
  const column = log ? LOG : 0
  return { beside: false, log, column, room: { width: window.width - column, height } }
}

function beside(window: Size, board: Size): Wish {
  const wide = window.width >= 1000
  const least = wide ? Math.min(440, 0.42 * window.width) : Math.max(300, 0.42 * window.width)
  const room = { width: window.width - least, height: window.height - TOP }
  // What the board leaves free is for the cards.
  const lies = turns(room, board) ? across(board) : board
  const spare = room.width - lies.width * scaleIn(room, lies) - 24
  const column = Math.round(least + Math.min(Math.max(spare, 0), wide ? 660 - least : 60))
  const log = window.height >= 600
  return { beside: true, log, column, room: { width: window.width - column, height: room.height } }
}

const size = ({ room }: Wish, board: Size) =>
  room.height <= 0 ? 0 : scaleIn(room, turns(room, board) ? across(board) : board)

/** The best way to lay a board of this size into this window; `seats`: how many others have a line of their own. */
export function settingFor(window: Size, board: Size, seats = 1): Setting {
  const around = below(window, seats, window.width >= 1180)
  const aside = window.width >= 640 ? beside(window, board) : null
  const best = aside && size(aside, board) > WORTH * size(around, board) ? aside : around
  const bare = below(window, seats, false)
  const wish = size(best, board) < LEGIBLE && size(bare, board) > WORTH * size(best, board) ? bare : best
  return { beside: wish.beside, log: wish.log, column: wish.column }
}
