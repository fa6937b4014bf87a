// Where things stand within a tile, in board units: one size of counters, vehicles and structures on the whole
// board. The marks have a band above and one below; between them two rows hold six counters, and a vehicle or a
// structure takes the room of two. Only on a tile that is fuller than that everything is smaller.
import { HALF } from './units'

export interface Spot {
  x: number
  y: number
  scale: number
}

/** A counter's radius as it is drawn, and as it stands on the board. */
export const RADIUS = 32
export const COUNTER = 29
const AIR = 3
/** What stands on a tile has the field between the marks. */
export const FIELD = { left: 9, right: 191, top: 45, bottom: 167 }
/** As they are drawn, and how large they stand on the board. */
export const VEHICLE = { width: 132, height: 75, scale: 0.78 }
export const STRUCTURE = { width: 112, height: 80, scale: 0.73 }
const ROW = 59
const SMALLEST = 0.3

/** What stands on one tile: how many counters of each side, how many vehicles, how many structures. */
export interface Crowd {
  left: number
  right: number
  vehicles: number
  structures: number
}

export interface Stand {
  left: Spot[]
  right: Spot[]
  vehicles: Spot[]
  structures: Spot[]
}

interface Row {
  left: number
  right: number
  built: number
  driven: number
}

/** Spots within a tile. Side 0 fills up from the left, side 1 from the right; nothing hides anything. */
export function stand(crowd: Crowd): Stand {
  for (let scale = 1; scale > SMALLEST; scale -= 0.02) {
    const most = Math.floor((FIELD.bottom - FIELD.top + AIR) / (ROW * scale + AIR))
    const rows = fill(crowd, most, (FIELD.right - FIELD.left) / scale + AIR)
    if (rows) return place(rows, scale)
  }
  return { left: [], right: [], vehicles: [], structures: [] }
}

const CELL = 2 * COUNTER + AIR
const BUILT = STRUCTURE.width * STRUCTURE.scale + AIR
const DRIVEN = VEHICLE.width * VEHICLE.scale + AIR
const taken = (row: Row) => (row.left + row.right) * CELL + row.built * BUILT + row.driven * DRIVEN

/** Shares a crowd out among rows of this length: structures from above, vehicles from below, soldiers evenly. */
function fill(crowd: Crowd, most: number, length: number): Row[] | null {
  const rows: Row[] = Array.from({ length: most }, () => ({ left: 0, right: 0, built: 0, driven: 0 }))
  const put = (what: keyof Row, size: number, order: Row[]) => {
    const free = order.find((row) => taken(row) + size <= length)
    if (free) free[what] += 1
    return free !== undefined
  }
  const evenly = (what: keyof Row) => rows.toSorted((one, other) => one[what] - other[what])
  const upwards = rows.toReversed()
  for (let n = 0; n < crowd.structures; n++) if (!put('built', BUILT, rows)) return null
  for (let n = 0; n < crowd.vehicles; n++) if (!put('driven', DRIVEN, upwards)) return null
  for (let n = 0; n < crowd.left; n++) if (!put('left', CELL, evenly('left'))) return null
  for (let n = 0; n < crowd.right; n++) if (!put('right', CELL, evenly('right'))) return null
  return rows.filter((row) => taken(row) > 0)
}

function place(rows: Row[], scale: number): Stand {
  const found: Stand = { left: [], right: [], vehicles: [], structures: [] }
  const cell = CELL * scale
  const step = ROW * scale + AIR
  const middle = (FIELD.top + FIELD.bottom) / 2
  rows.forEach((row, at) => {
    const y = middle + (at - (rows.length - 1) / 2) * step
    const size = (COUNTER * scale) / RADIUS
    const inward = COUNTER * scale
    for (let n = 0; n < row.left; n++) found.left.push({ x: FIELD.left + inward + n * cell, y, scale: size })
    for (let n = 0; n < row.right; n++)
      found.right.push({ x: FIELD.right - inward - n * cell, y, scale: size })
    // In the middle of the tile, unless soldiers need more of one side.
    const wide = (row.built * BUILT + row.driven * DRIVEN - AIR) * scale
    const least = FIELD.left + row.left * cell
    const most = FIELD.right - row.right * cell - wide
    let x = Math.max(Math.min(HALF - wide / 2, most), least)
    const big = (spots: Spot[], count: number, size: number, drawn: number) => {
      for (let n = 0; n < count; n++) {
        spots.push({ x: x + ((size - AIR) * scale) / 2, y, scale: drawn * scale })
        x += size * scale
      }
    }
    big(found.structures, row.built, BUILT, STRUCTURE.scale)
    big(found.vehicles, row.driven, DRIVEN, VEHICLE.scale)
  })
  return found
}
