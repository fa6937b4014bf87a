// Where two tiles touch, in board units: what lies between them lies there.
import type { StageInfo } from '$lib/net/wire'
import { HALF, TILE } from './units'

export interface Edge {
  id: string
  tiles: string[]
  /** Its middle. */
  x: number
  y: number
  length: number
  /** From above to below, between a tile and the one on its right. */
  upright: boolean
}

const found = new WeakMap<StageInfo, Map<string, Edge>>()

/** The edges of a stage by their names; none where nothing can lie on them. */
export function edgesOf(stage: StageInfo): Map<string, Edge> {
  const known = found.get(stage)
  if (known) return known
  const tiles = new Map(stage.tiles.map((tile) => [tile.id, tile]))
  const edges = (stage.edges ?? []).flatMap(({ id, tiles: [one, other] }) => {
    const [a, b] = [tiles.get(one!), tiles.get(other!)]
    return a && b ? [{ id, tiles: [a.id, b.id], ...between(a, b) }] : []
  })
  const all = new Map(edges.map((edge) => [edge.id, edge]))
  found.set(stage, all)
  return all
}

interface Corner {
  x: number
  y: number
}

function between(a: Corner, b: Corner): Omit<Edge, 'id' | 'tiles'> {
  const upright = Math.abs(a.x - b.x) > Math.abs(a.y - b.y)
  const [along, across] = upright ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const from = Math.max(a[along], b[along]) * HALF
  const to = Math.min(a[along], b[along]) * HALF + TILE
  const line = Math.max(a[across], b[across]) * HALF
  const middle = (from + to) / 2
  return { x: upright ? line : middle, y: upright ? middle : line, length: to - from, upright }
}
