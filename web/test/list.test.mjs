// Where tiles lie, what borders them, and how chances are told: `npm test`.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

globalThis.matchMedia = () => ({ matches: true })
globalThis.window = globalThis
globalThis.document = { documentElement: {} }
globalThis.localStorage = { getItem: () => null, setItem: () => {} }
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { layOf, spotOf } = await vite.ssrLoadModule('/src/lib/list/places.ts')
const { oddsTold } = await vite.ssrLoadModule('/src/lib/list/spoken.ts')
const { words } = await vite.ssrLoadModule('/src/lib/words/words.svelte.ts')

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

test('a 0 always hits: beyond what a die shows nothing else does', async () => {
  const odds = (total, dice) => ({ base: 4, cover: total - 5, range: 1, total, dice, percent: 10 })
  const sum = (total) => `(base 4, cover ${total - 5}, range 1)`
  await words.need('list')
  await words.speak('en')
  assert.equal(oddsTold(odds(9, 1)), `10 percent: 9 or more, or a 0, on one die ${sum(9)}`)
  assert.equal(oddsTold(odds(7, 3)), `10 percent: 7 or more, or a 0, on any of 3 dice ${sum(7)}`)
  assert.equal(oddsTold(odds(10, 1)), `10 percent: only a 0 hits on one die ${sum(10)}`)
  assert.equal(oddsTold(odds(12, 2)), `10 percent: only a 0 hits on any of 2 dice ${sum(12)}`)
  await words.speak('fr')
  assert.match(
    oddsTold(odds(12, 2)),
    /seul un.0 touche, avec l’un des 2.dés \(base 4, couverture 7, portée 1\)/,
  )
  assert.match(oddsTold(odds(9, 1)), /9 ou plus, ou un.0, avec un dé/)
})
