// Mines on edges: where those lie, what a finger means there, and what is seen of one going off before its dice lie still.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

globalThis.matchMedia = () => ({ matches: true })
globalThis.window = globalThis
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const load = (name) => vite.ssrLoadModule(`/src/lib/${name}`)
const { edgesOf } = await load('board/geometry/edges.ts')
const { cells, extent, targetsOf } = await load('board/geometry/reach.ts')
const { turnedStage } = await load('board/geometry/turning.ts')
const { meanwhile } = await load('film/meanwhile.ts')

const stage = {
  tiles: [
    { id: '1A', x: 0, y: 0 },
    { id: '2A', x: 2, y: 0 },
    { id: '3A', x: 1, y: 2 },
  ],
  edges: [
    { id: '1A-2A', name: '', tiles: ['1A', '2A'] },
    { id: '1A-3A', name: '', tiles: ['1A', '3A'] },
    { id: '2A-3A', name: '', tiles: ['2A', '3A'] },
  ],
}

test('an edge lies where its two tiles touch', () => {
  const found = [...edgesOf(stage).values()].map(({ id, x, y, length, upright }) => [
    id,
    x,
    y,
    length,
    upright,
  ])
  assert.deepEqual(found, [
    ['1A-2A', 200, 100, 200, true],
    ['1A-3A', 150, 200, 100, false],
    ['2A-3A', 250, 200, 100, false],
  ])
})

test('on a board that is turned, too', () => {
  const turned = edgesOf(turnedStage(stage)).get('1A-2A')
  assert.equal(turned.upright, false)
  assert.equal(turned.length, 200)
})

test('without edges there are none', () => {
  assert.equal(edgesOf({ tiles: stage.tiles }).size, 0)
})

test('each offered edge has room for a finger where tiles are small', () => {
  const offers = new Map(stage.edges.map(({ id }) => [id, { thing: id, kind: 'edge' }]))
  const targets = targetsOf(offers, new Map(), new Set(), edgesOf(stage))
  assert.equal(targets.length, 3)
  for (const cell of cells(targets, 0.4).values()) assert.ok(extent(cell) * 0.4 >= 40)
})

const happening = (kind, args) => ({ kind, args, decision: 1, text: '' })

test('whoever treads on a mine has stepped, and the mine is spent, before anybody knows what came of it', () => {
  const before = { tile_of: { scout: '1A' }, mines: { '1A-2A': ['personnel', 'armour'] }, suppressed: [] }
  const stepped = [happening('moved', { unit: 'scout', from: '1A', to: '2A' })]
  assert.deepEqual(meanwhile(before, stepped), { ...before, tile_of: { scout: '2A' } })
  const off = [...stepped, happening('mine-triggered', { unit: 'scout', edge: '1A-2A', mine: 'personnel' })]
  assert.deepEqual(meanwhile(before, off).mines, { '1A-2A': ['armour'] })
  const both = [...off, happening('mine-triggered', { unit: 'scout', edge: '1A-2A', mine: 'armour' })]
  assert.deepEqual(meanwhile(before, both).mines, {})
  assert.deepEqual(before.tile_of, { scout: '1A' }, 'what was stays as it was')
})
