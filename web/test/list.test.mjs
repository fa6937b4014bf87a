// Where tiles lie and what borders them, on every board there is: `npm test`.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

globalThis.matchMedia = () => ({ matches: true })
globalThis.window = globalThis
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { layOf, spotOf } = await vite.ssrLoadModule('/src/lib/list/places.ts')

const rows = [
  { id: 'A', x: 1, y: 0 },
  { id: 'B', x: 3, y: 0 },
  { id: 'C', x: 0, y: 2 },
  { id: 'D', x: 2, y: 2 },
  { id: 'E', x: 4, y: 2 },
  { id: 'F', x: 8, y: 2 },
]
const turned = rows.map(({ id, x, y }) => ({ id, x: y, y: x }))
const ways = (lay, id) => lay.places.get(id).beside.map((one) => `${one.way} ${one.id}`)

test('rows are read from the top, and every tile knows its place there', () => {
  const lay = layOf(rows)
  assert.equal(lay.lines, 'rows')
  assert.deepEqual(lay.order, [
    ['A', 'B'],
    ['C', 'D', 'E', 'F'],
  ])
  assert.deepEqual(
    lay.order[1].map((id) => spotOf(lay.places.get(id))),
    ['first', 'before', 'after', 'last'],
  )
})

test('what shares an edge borders, clockwise from above; what shares a corner or nothing does not', () => {
  const lay = layOf(rows)
  assert.deepEqual(ways(lay, 'D'), ['upper-right B', 'right E', 'left C', 'upper-left A'])
  assert.deepEqual(ways(lay, 'A'), ['right B', 'lower-right D', 'lower-left C'])
  assert.deepEqual(ways(lay, 'F'), [])
})

test('a board on its side has columns', () => {
  const lay = layOf(turned)
  assert.equal(lay.lines, 'columns')
  assert.deepEqual(lay.order[0], ['A', 'B'])
  assert.deepEqual(ways(lay, 'D'), ['above C', 'below E', 'lower-left B', 'upper-left A'])
})

test('long lines are counted', () => {
  const lay = layOf(Array.from({ length: 7 }, (_, at) => ({ id: String(at), x: 2 * at, y: 0 })))
  assert.equal(spotOf(lay.places.get('3')), 'counted')
})
