// Where things stand on the board, in board units: a half tile is 100, so a tile is 200 × 200.
import type { View } from '$lib/net/view'
import type { StageInfo } from '$lib/net/wire'

export const TILE = 200
export const HALF = 100

export interface Spot {
  x: number
  y: number
  scale: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A counter's radius at scale 1, and the largest it gets on a tile. */
export const RADIUS = 32
const LARGEST = 35
const AIR = 3

/** The marks have the corners of a tile; what stands on it has the field between them. */
const FIELD = { left: 11, right: 189, top: 55, bottom: 157 }
const STRUCTURE = { y: 56, width: 114, below: 38 }
const VEHICLE = { y: 148, width: 132, height: 76 }

/** Marks that take something off the field. */
export interface Marks {
  rough?: boolean
  radio?: boolean
  pennant?: boolean
  escape?: boolean
}

/** What stands on one tile: how many counters of each side, how many vehicles, how many structures. */
export interface Crowd {
  left: number
  right: number
  vehicles: number
  structures: number
  marks?: Marks
}

export interface Stand {
  left: Spot[]
  right: Spot[]
  vehicles: Spot[]
  structures: Spot[]
}

/** Spots within a tile. Side 0 fills up from the left, side 1 from the right; nothing hides anything. */
export function stand(crowd: Crowd): Stand {
  const marks = crowd.marks ?? {}
  const full = crowd.vehicles > 0 && crowd.structures > 0 // then both make room
  const high = STRUCTURE.y - (full ? 12 : 0)
  // One vehicle stands between the marks below; several need the whole width, and stand above them.
  const many = crowd.vehicles > 1
  const largest = Math.min(full ? 0.7 : 0.88, (TILE - 12) / (Math.max(crowd.vehicles, 1) * VEHICLE.width))
  const floor = marks.pennant ? 140 : 158
  const low = many
    ? floor - (largest * VEHICLE.height) / 2
    : VEHICLE.y + (full ? 8 : 0) - (marks.escape ? 24 : 0)
  const vehicles = inRow(crowd.vehicles, low, VEHICLE.width, TILE - 12, largest)
  const structures = inRow(crowd.structures, high, STRUCTURE.width, TILE - 104, full ? 0.65 : 0.8)
  const rise = (vehicles[0]?.scale ?? 0) * (VEHICLE.height / 2)
  const field = {
    left: FIELD.left + (marks.rough ? 36 : 0),
    right: FIELD.right - (marks.radio ? 32 : 0),
    top: FIELD.top,
    bottom: crowd.vehicles ? low - rise - 3 : FIELD.bottom - (marks.pennant ? 18 : marks.escape ? 3 : 0),
  }
  if (!crowd.structures) return { ...ranks(crowd, field), vehicles, structures }
  // Below the structure or on either hand of it, whichever leaves the counters larger.
  const built = structures[0]?.scale ?? 0
  const under = ranks(crowd, { ...field, top: high + built * STRUCTURE.below + AIR })
  const beside = flanks(crowd, field, (built * STRUCTURE.width * crowd.structures) / 2)
  const size = (found: { left: Spot[]; right: Spot[] }) => (found.left[0] ?? found.right[0])?.scale ?? 0
  return { ...(size(under) >= size(beside) ? under : beside), vehicles, structures }
}

function inRow(count: number, y: number, width: number, room: number, largest: number): Spot[] {
  const scale = Math.min(largest, room / (Math.max(count, 1) * width))
  const step = count > 1 ? room / count : 0
  return Array.from({ length: count }, (_, at) => ({ x: HALF + (at - (count - 1) / 2) * step, y, scale }))
}

interface Field {
  left: number
  right: number
  top: number
  bottom: number
}

/** Both sides face each other across the tile, as large as they fit. */
function ranks(crowd: Crowd, field: Field): { left: Spot[]; right: Spot[] } {
  const gap = crowd.left && crowd.right ? 10 : 0
  for (let radius = LARGEST; radius > 0; radius--) {
    const cell = 2 * radius + AIR
    const rows = Math.floor((field.bottom - field.top + AIR) / cell)
    if (rows < 1) continue
    const columns = Math.ceil(crowd.left / rows) + Math.ceil(crowd.right / rows)
    if (columns * cell + gap <= field.right - field.left + AIR)
      return {
        left: rank(crowd.left, rows, radius, field, false),
        right: rank(crowd.right, rows, radius, field, true),
      }
  }
  return { left: [], right: [] }
}

function flanks(crowd: Crowd, field: Field, half: number): { left: Spot[]; right: Spot[] } {
  const width = Math.min(HALF - half - field.left, field.right - HALF - half) - AIR
  for (let radius = Math.min(LARGEST, Math.floor(width / 2)); radius > 0; radius--) {
    const cell = 2 * radius + AIR
    const rows = Math.floor((field.bottom - field.top + AIR) / cell)
    if (rows < 1) continue
    const columns = Math.max(Math.ceil(crowd.left / rows), Math.ceil(crowd.right / rows))
    if (columns * cell <= width + AIR)
      return {
        left: rank(crowd.left, rows, radius, field, false),
        right: rank(crowd.right, rows, radius, field, true),
      }
  }
  return { left: [], right: [] }
}

function rank(count: number, rows: number, radius: number, field: Field, mirrored: boolean): Spot[] {
  const cell = 2 * radius + AIR
  const columns = Math.ceil(count / rows)
  const deep = Math.ceil(count / Math.max(columns, 1)) // even columns rather than one full and one scant
  const middle = (field.top + field.bottom) / 2
  return Array.from({ length: count }, (_, at) => {
    const column = Math.floor(at / deep)
    const here = Math.min(deep, count - column * deep)
    const inward = radius + column * cell
    return {
      x: mirrored ? field.right - inward : field.left + inward,
      y: middle + ((at % deep) - (here - 1) / 2) * cell,
      scale: radius / RADIUS,
    }
  })
}

/** Where everything on the board stands: `@counter` (vehicles too) and structures by their things. */
export function arrange(stage: StageInfo, view: View): Map<string, Spot> {
  const sides = stage.scenario.sides.map((side) => side.name)
  const vehicles = new Set(view.vehicles.map((vehicle) => vehicle.id))
  const spots = new Map<string, Spot>()
  for (const tile of view.tiles) {
    const here = view.counters.filter((counter) => counter.tile === tile.id)
    const afoot = here.filter((counter) => !counter.aboard && !vehicles.has(counter.id))
    const left = afoot.filter((counter) => sides.indexOf(counter.side) !== 1)
    const right = afoot.filter((counter) => sides.indexOf(counter.side) === 1)
    const driven = here.filter((counter) => vehicles.has(counter.id))
    const built = view.structures.filter((structure) => structure.tile === tile.id)
    const crowd = {
      left: left.length,
      right: right.length,
      vehicles: driven.length,
      structures: built.length,
      marks: {
        rough: tile.rough,
        radio: tile.radio,
        pennant: Object.values(tile.markers).includes('controlled'),
        escape: tile.escapes.length > 0,
      },
    }
    const found = stand(crowd)
    const put = (things: string[], at: Spot[]) =>
      things.forEach((thing, index) => {
        const spot = at[index]
        if (spot)
          spots.set(thing, { x: tile.x * HALF + spot.x, y: tile.y * HALF + spot.y, scale: spot.scale })
      })
    const named = (one: { id: string }) => `@${one.id}`
    put(left.map(named), found.left)
    put(right.map(named), found.right)
    put(driven.map(named), found.vehicles)
    put(
      built.map((one) => one.id),
      found.structures,
    )
  }
  return spots
}

/** The sheet that holds all tiles, with a margin of paper. */
export function sheet(tiles: { x: number; y: number }[], margin = 24): Box {
  const left = Math.min(...tiles.map((tile) => tile.x)) * HALF - margin
  const top = Math.min(...tiles.map((tile) => tile.y)) * HALF - margin
  const right = Math.max(...tiles.map((tile) => tile.x)) * HALF + TILE + margin
  const bottom = Math.max(...tiles.map((tile) => tile.y)) * HALF + TILE + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}
