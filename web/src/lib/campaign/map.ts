// Lines on the map of the city: around an area, or around the window of a game.
import type { PlaceView } from '$lib/net/campaign'
import { HALF } from '$lib/board/geometry/units'

export type Laid = Pick<PlaceView, 'id' | 'x' | 'y'>

/** Half tiles: in each row a place takes two of them. */
function cells(places: readonly Laid[]): Set<string> {
  return new Set(places.flatMap(({ x, y }) => [`${x},${y}`, `${x + 1},${y}`]))
}

/** The outline of all these together, `inset` board units within it. */
export function outlineOf(places: readonly Laid[]): string {
  const taken = cells(places)
  const has = (x: number, y: number) => taken.has(`${x},${y}`)
  let d = ''
  for (const { x, y } of places)
    for (const at of [x, x + 1]) {
      const [left, top] = [at * HALF, y * HALF]
      if (!has(at, y - 2)) d += `M${left} ${top}h${HALF}`
      if (!has(at, y + 2)) d += `M${left} ${top + 2 * HALF}h${HALF}`
      if (!has(at - 1, y)) d += `M${left} ${top}v${2 * HALF}`
      if (!has(at + 1, y)) d += `M${left + HALF} ${top}v${2 * HALF}`
    }
  return d
}

/** All their tiles as one surface. */
export function surfaceOf(places: readonly Laid[]): string {
  return places.map(({ x, y }) => `M${x * HALF} ${y * HALF}h200v200h-200z`).join('')
}

/** Where a name stands best: the place nearest to the middle of all. */
export function middleOf(places: readonly Laid[]): { x: number; y: number } {
  const mean = (of: (one: Laid) => number) =>
    places.reduce((sum, one) => sum + of(one), 0) / Math.max(1, places.length)
  return { x: (mean((one) => one.x) + 1) * HALF, y: (mean((one) => one.y) + 1) * HALF }
}

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const WAYS: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next place that way, if there is one. */
export function neighbour<Place extends Laid>(
  places: readonly Place[],
  from: Laid,
  key: string,
): Place | undefined {
  const way = WAYS[key as Way]
  if (!way) return undefined
  const [dx, dy] = way
  const ahead = places
    .map((one) => ({ one, x: one.x - from.x, y: one.y - from.y }))
    .filter(({ x, y }) => (dx ? y === 0 && x * dx > 0 : y * dy > 0))
  const far = ({ x, y }: { x: number; y: number }) => Math.abs(x) + 4 * Math.abs(dx ? 0 : y)
  return ahead.sort((a, b) => far(a) - far(b))[0]?.one
}
