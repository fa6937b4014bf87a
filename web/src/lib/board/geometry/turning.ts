// A board that lies crosswise fills a wide window better, and the other way round: then it is turned by a quarter.
// Only tiles change their places; what stands on them stays upright.
import type { StageInfo } from '$lib/net/wire'
import type { Size } from './units'

const AROUND = 4 // pixels of table left to see around the whole board
const WORTH = 1.03
/** Once it lies one way, only a window of quite another shape turns it. */
const STEADY = 1.08

/** Pixels of a board unit when the whole board is seen. */
export function scaleIn(room: Size, board: Size): number {
  return Math.min((room.width - 2 * AROUND) / board.width, (room.height - 2 * AROUND) / board.height)
}

export const across = ({ width, height }: Size): Size => ({ width: height, height: width })

/** Are tiles larger when the board is turned? `turned` is how it lies already, if it does. */
export function turns(room: Size, board: Size, turned?: boolean): boolean {
  if (room.width <= 0 || room.height <= 0) return turned ?? false
  const gain = scaleIn(room, across(board)) / scaleIn(room, board)
  if (turned === undefined) return gain > WORTH
  return turned ? gain >= 1 / STEADY : gain > STEADY
}

const made = new WeakMap<StageInfo, StageInfo>()

/** The same stage, a quarter turned to the left: what was above is on the left. */
export function turnedStage(stage: StageInfo): StageInfo {
  const known = made.get(stage)
  if (known) return known
  const top = Math.min(...stage.tiles.map((tile) => tile.y))
  const right = Math.max(...stage.tiles.map((tile) => tile.x))
  const tiles = stage.tiles.map((tile) => ({ ...tile, x: tile.y - top, y: right - tile.x }))
  const found = { ...stage, tiles }
  made.set(stage, found)
  return found
}
