// Where the dice lie.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { beside } = await vite.ssrLoadModule('/src/lib/film/beside.ts')

const dice = { width: 160, height: 130 }
const FOOT = 110

/** On every place of a board, on a phone and on a table. */
for (const room of [
  { width: 390, height: 390 },
  { width: 430, height: 346 },
  { width: 1000, height: 600 },
])
  test(`in ${room.width}×${room.height} they lie on the board, off their target and off the caption`, () => {
    for (let x = 30; x <= room.width - 30; x += 20)
      for (let y = 30; y <= room.height - 30; y += 20) {
        const { left, top } = beside({ x, y }, dice, room, FOOT)
        assert.ok(left >= 6 && left + dice.width <= room.width - 6, `${x} ${y}: ${left}`)
        assert.ok(top >= 6 && top + dice.height <= room.height - FOOT, `${x} ${y}: ${top}`)
        const over = x > left - 20 && x < left + dice.width + 20 && y > top - 20 && y < top + dice.height + 20
        assert.ok(!over, `${x} ${y}: ${left} ${top}`)
      }
  })
