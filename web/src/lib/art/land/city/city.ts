// The faces of a city: the same place again and again, whole, damaged, destroyed or fortified.
import { at, blob, draw, fill, inked, type Point } from '$lib/art/pen'
import { chance } from '$lib/art/seed'
import { earth, ends, lain, type Scene } from './scene'
import { COUNTRY } from './country'
import { FACTORIES } from './factories'
import { HOUSES } from './houses'
import { STREETS } from './streets'
import { rect, sandbags, wire } from './kit'

/** What of a tile its picture is made from. */
export interface Faced {
  id: string
  /** The letter that is up. */
  face?: string
  terrain: string
  structure?: number
  fortified?: number
  streets?: string[]
  rails?: string[]
}

const FACES = { ...STREETS, ...COUNTRY, ...HOUSES, ...FACTORIES }

/** Sandbags about the middle, a shelter of logs, wire before them. */
function works({ hit: r, turned }: Scene, ashore: boolean): string {
  const turn = r() * 0.5
  const [cx, cy] = ashore ? lain([66, 104], turned) : [100, 104]
  const far = ashore ? 46 : 60
  const arc = (from: number, to: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const a = turn + from + ((to - from) * i) / 5
      return [cx + Math.cos(a) * far, cy + Math.sin(a) * far * 0.86]
    })
  const [x, y] = [cx, cy - far - 2]
  const logs = [0, 6, 12].map((v) => rect(x - 22, y - 14 + v, 44, 6)).join('')
  return (
    fill('soil-dark', blob(r, cx, cy, far + 3, far * 0.9, 0.06, 12), 0.28) +
    wire([10, 96], [34, 30]) +
    wire([60, 190], [134, 186]) +
    fill('shade', rect(x - 18, y - 6, 50, 22)) +
    inked('soil', blob(r, x, y, 31, 20, 0.08, 10), 1) +
    inked('bark', logs, 1) +
    inked('soot', rect(x - 14, y + 5, 28, 5), 1) +
    draw('cap', 4, `M${at(x - 20, y - 14)}h40`) +
    sandbags(arc(2.5, 4.1)) +
    sandbags(arc(-0.7, 0.7)) +
    sandbags(arc(1.05, 2.1))
  )
}

export function city(tile: Faced, turned: boolean): string {
  const letter = tile.face ?? ''
  const scene: Scene = {
    number: Number(tile.id),
    r: chance(`city/${tile.id}`),
    hit: chance(`city/${tile.id}${letter}`),
    streets: ends(tile.streets ?? [], turned),
    rails: ends(tile.rails ?? [], turned),
    broken: !!tile.structure && letter > 'A',
    fortified: !!tile.fortified,
    turned,
  }
  const face = FACES[tile.terrain]
  const drawn = face ? face(scene) : earth(scene.r)
  return scene.fortified ? drawn + works(scene, tile.terrain === 'bank' || tile.terrain === 'landing') : drawn
}
