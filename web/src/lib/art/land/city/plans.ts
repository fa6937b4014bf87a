// The ground plans of buildings, by their number: what stands, and later what is left, follows them.
import { blob, fill, scatter, type Point } from '$lib/art/pen'
import { between, oneOf } from '$lib/art/seed'
import { sized } from '../ground'
import { bare, type Block } from './kit'
import { earth, through, type Scene } from './scene'

export const block = (x: number, y: number, w: number, h: number, high: number): Block => ({
  x,
  y,
  w,
  h,
  high,
})

/** Blocks from the far ones to the near ones. */
const inOrder = (all: readonly Block[]) => [...all].sort((a, b) => a.y + a.h - (b.y + b.h))

export interface Plan {
  blocks: Block[]
  wall: string
  roof: string
  stacks?: Point[]
}

/** The ground plan of a block of flats: a bar, an L, a U about a yard, two bars. */
export function flatsPlan({ r, number }: Scene): Plan {
  const kind = number % 4
  const high = between(r, 27, 35)
  const [x, y] = [between(r, 26, 34), between(r, 56, 64)]
  const shapes: Block[][] = [
    [block(x, y, 142, 36, high), block(x, y + 28, 38, 88, high), block(x + 104, y + 28, 38, 88, high)],
    [block(x, y, 142, 38, high), block(x + 6, y + 82, 132, 38, high)],
    [block(x - 4, y + 18, 148, 52, high + 7)],
    [block(x, y, 142, 40, high), block(x, y + 30, 42, 96, high)],
  ]
  return {
    blocks: inOrder(shapes[kind] as Block[]),
    wall: oneOf(r, ['brick', 'plaster', 'brick']),
    roof: oneOf(r, ['roof', 'roof-2', 'roof']),
  }
}

/** A public building: with wings, one great block, or a broad front with two towers. */
export function hallPlan({ r, number }: Scene): Plan {
  const kind = number % 4
  const high = between(r, 30, 38)
  const shapes: Block[][] = [
    [block(26, 74, 148, 56, high - 6), block(26, 66, 38, 80, high), block(136, 66, 38, 80, high)],
    [block(36, 62, 128, 98, high + 4)],
    [block(30, 72, 140, 62, high - 8), block(64, 62, 72, 84, high + 6)],
    [block(32, 60, 136, 40, high - 4), block(32, 90, 44, 68, high - 4)],
  ]
  return {
    blocks: inOrder(shapes[kind] as Block[]),
    wall: number % 5 === 4 ? 'brick' : 'plaster',
    roof: oneOf(r, ['roof', 'roof-dark', 'roof-2']),
  }
}

/** A works: one great hall or several, with room for chimneys before them. */
export function worksPlan({ r, number }: Scene): Plan {
  const high = between(r, 22, 28)
  const shapes: Block[][] = [
    [block(22, 52, 156, 52, high), block(30, 122, 140, 44, high - 6)],
    [block(22, 56, 156, 106, high)],
    [block(22, 54, 92, 112, high), block(122, 78, 56, 86, high - 7)],
    [block(22, 74, 54, 90, high - 5), block(84, 52, 94, 114, high)],
  ]
  return {
    blocks: inOrder(shapes[number % 4] as Block[]),
    wall: oneOf(r, ['brick', 'brick', 'concrete']),
    roof: oneOf(r, ['saw', 'saw', 'long', 'vault']),
    stacks: [
      [between(r, 150, 170), 182],
      [between(r, 30, 46), 186],
    ],
  }
}

/** The yard around it, and what runs by. */
export function yard(scene: Scene, paved: boolean, under = ''): string {
  const { r } = scene
  return (
    earth(r) +
    through(scene) +
    (paved ? fill('road', blob(r, 100, 108, 92, 84, 0.05, 14), 0.55) : '') +
    under +
    bare(r, sized(r, scatter(r, 4, 40, [[100, 100, 84]], 12), 10, 14))
  )
}
