// Where the coach's slip lies, without a browser.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { spotFor, covered } = await vite.ssrLoadModule('/src/lib/guide/placing.ts')

const slip = { width: 300, height: 150 }
const room = { left: 0, top: 0, width: 390, height: 400 }
const tile = (left, top) => ({ left, top, width: 90, height: 90 })

test('it lies at the lower edge, or the upper one where that is wanted', () => {
  assert.equal(spotFor(slip, [room], []).top, 250)
  assert.equal(spotFor(slip, [{ ...room, high: true }], []).top, 0)
})

test('it makes way for whatever is to be picked, wherever that lies', () => {
  for (let left = 0; left <= 300; left += 30)
    for (let top = 0; top <= 310; top += 10) {
      const things = [tile(left, top)]
      const free = top >= 156 || top + 90 <= 244
      const spot = spotFor(slip, [room], things)
      if (free) assert.equal(covered(spot, things), 0, `${left} ${top}`)
      assert.ok(spot.top >= 0 && spot.top + slip.height <= room.height)
    }
})

test('where one room is full it lies in the next', () => {
  const below = { left: 0, top: 500, width: 390, height: 200 }
  const spot = spotFor(slip, [room, below], [room])
  assert.ok(spot.top >= 500)
})

test('where nothing is free it covers as little as it can', () => {
  const small = { left: 0, top: 0, width: 300, height: 160 }
  const spot = spotFor(slip, [small], [{ left: 0, top: 0, width: 300, height: 60 }])
  assert.equal(spot.top, 10)
})

test('a slip larger than its room stays at its corner', () => {
  const spot = spotFor(slip, [{ left: 8, top: 8, width: 200, height: 100 }], [])
  assert.deepEqual([spot.left, spot.top], [8, 8])
})
