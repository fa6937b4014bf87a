// What was said at a table: in order, under whose name, and how much of it is news.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { counted, merged, turns, unreadOf } = await vite.ssrLoadModule('/src/lib/talk/lines.ts')

const line = (number, seat = 'US', said = number) => ({ number, seat, text: `line ${number}`, said })

test('lines stand once and in order, however they come', () => {
  const some = merged([], [line(1), line(2)])
  assert.deepEqual(
    merged(some, [line(4), line(2), line(3)]).map(({ number }) => number),
    [1, 2, 3, 4],
  )
  assert.equal(merged(some, []), some)
  const many = Array.from({ length: 250 }, (_, at) => line(at + 1))
  assert.equal(merged([], many).length, 200)
  assert.equal(merged([], many).at(-1).number, 250)
})

test('unread is what others said since', () => {
  const lines = [line(1, 'US'), line(2, 'German'), line(3, 'US'), line(4, 'German')]
  assert.equal(unreadOf(lines, 0, ['US']), 2)
  assert.equal(unreadOf(lines, 2, ['US']), 1)
  assert.equal(unreadOf(lines, 4, ['US']), 0)
  assert.equal(unreadOf(lines, 0, []), 4)
  assert.equal(unreadOf(lines, 0, ['US', 'German']), 0)
})

test('who goes on is named once, and again after a while', () => {
  const lines = [line(1), line(2), line(3, 'German', 3), line(4, 'US', 4), line(5, 'US', 400)]
  assert.deepEqual(
    turns(lines).map(({ seat, lines }) => [seat, lines.length]),
    [
      ['US', 2],
      ['German', 1],
      ['US', 1],
      ['US', 1],
    ],
  )
})

test('characters are counted as the server counts them', () => {
  assert.equal(counted('  two \n  words '), 9)
  assert.equal(counted('e\u0301'), 1)
  assert.equal(counted('\u{1f600}\u{1f600}'), 2)
  assert.equal(counted(' '), 0)
})
