// Where everything on the board stands, in board units.
import type { View } from '$lib/net/view'
import type { StageInfo } from '$lib/net/wire'
import { layOf } from '$lib/list/places'
import { stand, type Spot } from './stand'
import { HALF, TILE, type Box } from './units'

export { RADIUS, type Spot } from './stand'
export { HALF, TILE, type Box } from './units'

/** Where everything on the board stands: `@counter` (vehicles too) and structures by their things. */
export function arrange(stage: StageInfo, view: View): Map<string, Spot> {
  const sides = stage.scenario.sides.map((side) => side.name)
  const vehicles = new Set(view.vehicles.map((vehicle) => vehicle.id))
  const spots = new Map<string, Spot>()
  const straight = () => layOf(stage.tiles).lines === 'rows'
  for (const tile of view.tiles) {
    const here = view.counters.filter((counter) => counter.tile === tile.id)
    const afoot = here.filter((counter) => !counter.aboard && !vehicles.has(counter.id))
    const left = afoot.filter((counter) => sides.indexOf(counter.side) !== 1)
    const right = afoot.filter((counter) => sides.indexOf(counter.side) === 1)
    const driven = here.filter((counter) => vehicles.has(counter.id))
    const built = view.structures.filter((one) => one.tile === tile.id && !one.kind)
    for (const site of view.structures)
      if (site.tile === tile.id && site.kind && site.destroyed_by === null)
        spots.set(site.id, siteSpot(tile, site.kind, straight()))
    const found = stand({
      left: left.length,
      right: right.length,
      vehicles: driven.length,
      structures: built.length,
    })
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

/** A building is seen by its marks; the mouth of a tunnel lies on a corner between other tiles, free of mines. */
function siteSpot(tile: { x: number; y: number }, kind: string, rows: boolean): Spot {
  const [x, y] = kind === 'building' ? [100, 2] : rows ? [100, 184] : [184, 100]
  return { x: tile.x * HALF + x, y: tile.y * HALF + y, scale: kind === 'building' ? 0.5 : 1 }
}

/** The sheet that holds all tiles, with a margin of paper. */
export function sheet(tiles: { x: number; y: number }[], margin = 24): Box {
  const left = Math.min(...tiles.map((tile) => tile.x)) * HALF - margin
  const top = Math.min(...tiles.map((tile) => tile.y)) * HALF - margin
  const right = Math.max(...tiles.map((tile) => tile.x)) * HALF + TILE + margin
  const bottom = Math.max(...tiles.map((tile) => tile.y)) * HALF + TILE + margin
  return { x: left, y: top, width: right - left, height: bottom - top }
}
