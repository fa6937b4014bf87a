// Where a tile lies, in words' reach: its row (or column, where those are straight), its place there, and what
// borders it. Half tiles are the measure, as everywhere on the board.

interface Placed {
  id: string
  x: number
  y: number
}

export const WAYS = [
  'above',
  'upper-right',
  'right',
  'lower-right',
  'below',
  'lower-left',
  'left',
  'upper-left',
] as const
export type Way = (typeof WAYS)[number]

export interface Place {
  /** Of its row or column, from 1 on. */
  line: number
  /** Which one of how many in its line, from 1 on. */
  at: number
  of: number
  /** What shares an edge with it, clockwise from above. */
  beside: { way: Way; id: string }[]
}

export interface Lay {
  /** What is straight on this board: its tiles lie in rows, or in columns. */
  lines: 'rows' | 'columns'
  order: string[][]
  places: Map<string, Place>
}

const laid = new WeakMap<readonly Placed[], Lay>()

/** How tiles lie that keep where they are: asked for often, worked out once. */
export function layOf(tiles: readonly Placed[]): Lay {
  const known = laid.get(tiles)
  if (known) return known
  const lay = laidOut(tiles)
  laid.set(tiles, lay)
  return lay
}

function laidOut(tiles: readonly Placed[]): Lay {
  const lines = straight(tiles.map((tile) => tile.y)) ? 'rows' : 'columns'
  const [across, along] = lines === 'rows' ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const order = [...new Set(tiles.map((tile) => tile[across]))]
    .sort((one, other) => one - other)
    .map((line) =>
      tiles.filter((tile) => tile[across] === line).sort((one, other) => one[along] - other[along]),
    )
  const places = new Map<string, Place>()
  order.forEach((line, index) =>
    line.forEach((tile, at) =>
      places.set(tile.id, { line: index + 1, at: at + 1, of: line.length, beside: beside(tile, tiles) }),
    ),
  )
  return { lines, order: order.map((line) => line.map((tile) => tile.id)), places }
}

/** Whole tiles apart, all of them. */
function straight(values: number[]): boolean {
  const first = values[0] ?? 0
  return values.every((value) => (value - first) % 2 === 0)
}

function beside(tile: Placed, tiles: readonly Placed[]): Place['beside'] {
  const found = tiles.flatMap((other) => {
    const [x, y] = [other.x - tile.x, other.y - tile.y]
    const [less, more] = [Math.abs(x), Math.abs(y)].sort((one, two) => one - two)
    return more === 2 && less! < 2 ? [{ way: wayTo(x, y), id: other.id }] : []
  })
  return found.sort((one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way))
}

function wayTo(x: number, y: number): Way {
  const upright = y < 0 ? 'upper' : 'lower'
  if (!x) return y < 0 ? 'above' : 'below'
  if (!y) return x < 0 ? 'left' : 'right'
  return `${upright}-${x < 0 ? 'left' : 'right'}`
}

/** The place in a line of a few, as one would say it: `left of middle`; longer lines are counted. */
export function spotOf({ at, of }: Place): string {
  const SPOTS = [
    ['only'],
    ['first', 'last'],
    ['first', 'middle', 'last'],
    ['first', 'before', 'after', 'last'],
    ['first', 'before', 'middle', 'after', 'last'],
  ]
  return SPOTS[of - 1]?.[at - 1] ?? 'counted'
}
