// The face of a tile, by its terrain and id: always the same, no two alike.
import { DESERT, ksar } from './desert'
import { GREEN } from './green'
import { rocks, stipple, trees, tufts } from './features'
import { ALL, MIDDLE, ground, heights, sized, type Face } from './ground'
import { curve, fill, scatter, wander, type Point } from '$lib/art/pen'
import { chance } from '$lib/art/seed'
import type { TileInfo } from '$lib/net/wire'

export type Place = Pick<TileInfo, 'id' | 'terrain'> & Partial<TileInfo>

const HILL: Face = (r, dry) =>
  dry
    ? fill('ground', ALL) +
      heights(r, ['lush', 'soil', 'crop-dark', 'rock'], 8) +
      rocks(r, sized(r, scatter(r, 7, 26, [MIDDLE], 20), 5, 9)) +
      stipple(scatter(r, 22, 11, []))
    : fill('leaf-light', ALL) +
      heights(r, ['lush', 'ground', 'pale', 'meadow'], 4) +
      trees(r, sized(r, scatter(r, 7, 22, [[100, 100, 74]], 12), 8, 12)) +
      tufts(scatter(r, 7, 26, [MIDDLE]))

function face(terrain: string, dry: boolean): Face {
  if (terrain === 'hill') return HILL
  if (terrain === 'village' && dry) return ksar
  return GREEN[terrain] ?? DESERT[terrain] ?? ground
}

/** What a city needs beside, once it was fetched. */
export const town: Partial<typeof import('./city/parts')> = {}

const kept = new Map<string, string>()

/** A tile's picture as markup, 0 to 200; drawn once, then kept. */
export function land(theatre: string, tile: Place, turned: boolean): string {
  const key = `${theatre}/${tile.terrain}/${tile.id}`
  const whole = tile.face ? `${key}${tile.face}${turned}` : key
  let found = kept.get(whole)
  if (found === undefined) {
    const dry = theatre === 'north-africa'
    found = (tile.face && town.city?.(tile, turned)) || face(tile.terrain, dry)(chance(key), dry)
    kept.set(whole, found)
  }
  return found
}

const CORNERS: readonly Point[] = [
  [5, 5],
  [195, 5],
  [195, 195],
  [5, 195],
  [5, 5],
]

/** The ink line around it: not quite straight. */
export function border(theatre: string, id: string): string {
  const r = chance(`border/${theatre}/${id}`)
  return CORNERS.slice(1)
    .map((to, i) => curve(wander(r, CORNERS[i] as Point, to, 0.9, 5)))
    .join('')
}
