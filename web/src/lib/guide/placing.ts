// Where the coach's slip lies: near what it speaks of, never over what is to be picked.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Air around things that are to be picked. */
const AIR = 6
/** How many heights of a room are tried. */
const STEPS = 12

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

export function covered(slip: Box, things: Box[]): number {
  const wide = {
    left: slip.left - AIR,
    top: slip.top - AIR,
    width: slip.width + 2 * AIR,
    height: slip.height + 2 * AIR,
  }
  return things.reduce((sum, thing) => sum + shared(wide, thing), 0)
}

/** A room to lie in; `high`: at its upper edge first, since what comes last there comes at the lower one. */
export interface Room extends Box {
  high?: boolean
}

/** Of the places in the rooms the first that covers nothing, else the one that covers least. */
export function spotFor(size: { width: number; height: number }, rooms: Room[], things: Box[]): Box {
  const spots = rooms.flatMap((room) => corners(size, room))
  const found = spots.find((spot) => covered(spot, things) === 0)
  return found ?? spots.reduce((best, spot) => (covered(spot, things) < covered(best, things) ? spot : best))
}

/** Mostly the lower edge first: there the eye is, between the board and the cards. */
function corners({ width, height }: { width: number; height: number }, room: Room): Box[] {
  const right = room.left + Math.max(0, room.width - width)
  const middle = room.left + Math.max(0, (room.width - width) / 2)
  const low = room.top + Math.max(0, room.height - height)
  const columns = room.width < width + 40 ? [middle] : [right, room.left, middle]
  const [from, to] = room.high ? [room.top, low] : [low, room.top]
  const rows = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)
  // The edges of the room before what lies between them.
  rows.sort((one, other) => edge(one, from, to) - edge(other, from, to))
  return rows.flatMap((top) => columns.map((left) => ({ left, top, width, height })))
}

const edge = (top: number, from: number, to: number) => (top === from ? 0 : top === to ? 1 : 2)
