import { blob, curve, fill, wander, type Point } from './pen'
import { chance } from './seed'

const kept = new Map<string, string>()

/** A tile's picture as markup, 0 to 200; drawn once, then kept. */
export function land(theatre: string, terrain: string, id: string): string {
  const key = `${theatre}/${terrain}/${id}`
  let found = kept.get(key)
  if (found === undefined) {
    const r = chance(key)
    found = fill('ground', 'M0 0h200v200H0z') + fill('lush', blob(r, 100, 100, 80))
    kept.set(key, found)
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
