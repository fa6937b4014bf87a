// Places of a city: what they show with another face up, and streets that meet at the borders of tiles.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

globalThis.matchMedia = () => ({ matches: true })
globalThis.window = globalThis
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const load = (name) => vite.ssrLoadModule(`/src/lib/${name}`)
const { facing } = await load('net/view.ts')
const { ends } = await load('art/land/city/scene.ts')
const { turnedStage } = await load('board/geometry/turning.ts')

const face = (letter, terrain, more) => ({
  face: letter,
  terrain,
  cover: 1,
  building: 0,
  structure: 0,
  fortified: 0,
  rough: false,
  ...more,
})
const house = {
  id: '510',
  ...face('A', 'flats', { building: 3, structure: 7, rough: true }),
  low_cover: 1,
  faces: [
    face('A', 'flats', { building: 3, structure: 7, rough: true }),
    face('C', 'rubble', { cover: 2 }),
  ],
}

test('another face is up: another ground, other numbers, the same place', () => {
  const fallen = facing(house, 'C')
  assert.equal(fallen.id, '510')
  assert.deepEqual(
    [fallen.face, fallen.terrain, fallen.cover, fallen.low_cover, fallen.building, fallen.structure, fallen.rough],
    ['C', 'rubble', 2, 2, 0, 0, false],
  )
  assert.equal(facing(house, undefined), house)
  assert.equal(facing({ id: '1A' }, 'B').id, '1A')
})

const BACK = { e: 'w', w: 'e', ne: 'sw', sw: 'ne', nw: 'se', se: 'nw' }
const BESIDE = { e: [2, 0], w: [-2, 0], ne: [1, -2], nw: [-1, -2], se: [1, 2], sw: [-1, 2] }

test('what leaves a tile on one side enters its neighbour there, also on a board that is turned', () => {
  for (const [way, [dx, dy]] of Object.entries(BESIDE))
    for (const turned of [false, true]) {
      const plain = { tiles: [{ id: 'a', x: 4, y: 4 }, { id: 'b', x: 4 + dx, y: 4 + dy }] }
      const [a, b] = (turned ? turnedStage(plain) : plain).tiles
      const [[ax, ay]] = ends([way], turned)
      const [[bx, by]] = ends([BACK[way]], turned)
      const apart = Math.hypot(a.x * 100 + ax - b.x * 100 - bx, a.y * 100 + ay - b.y * 100 - by)
      assert.ok(apart < 5, `${way} ${turned}: ${apart}`)
    }
})
