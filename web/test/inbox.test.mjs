// What comes in while a frame is painted waits for it, without a browser: `npm test`.
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { createServer } from 'vite'

let frames = []
globalThis.requestAnimationFrame = (act) => frames.push(act)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { Inbox } = await vite.ssrLoadModule('/src/lib/net/inbox.ts')

beforeEach(() => (frames = []))

/** Two frames, and the tasks after them. */
async function paint() {
  for (let i = 0; i < 2; i++) for (const act of frames.splice(0)) act()
  await new Promise((done) => setTimeout(done, 5))
}
function begin() {
  const read = []
  return { read, inbox: new Inbox((message) => read.push(message)) }
}

test('the first message is read at once, what follows after it was painted, together', async () => {
  const { read, inbox } = begin()
  for (const message of [1, 2, 3]) inbox.take(message, false)
  assert.deepEqual(read, [1])
  await paint()
  assert.deepEqual(read, [1, 2, 3])
})

test('what comes after a pause is read at once', async () => {
  const { read, inbox } = begin()
  inbox.take(1, false)
  await paint()
  inbox.take(2, false)
  assert.deepEqual(read, [1, 2])
})

test('an answer that somebody waits for waits for nothing, and overtakes nothing', () => {
  const { read, inbox } = begin()
  inbox.take(1, false)
  inbox.take(2, false)
  inbox.take(3, true)
  assert.deepEqual(read, [1, 2, 3])
})

test('a page that paints no frames reads all the same', async () => {
  const { read, inbox } = begin()
  inbox.take(1, false)
  inbox.take(2, false)
  await new Promise((done) => setTimeout(done, 150))
  assert.deepEqual(read, [1, 2])
})

test('a message that cannot be read does not hold up the next ones', async () => {
  const read = []
  const inbox = new Inbox((message) => {
    if (message === 1) throw new Error('unreadable')
    read.push(message)
  })
  assert.throws(() => inbox.take(1, false), /unreadable/)
  inbox.take(2, false)
  await paint()
  assert.deepEqual(read, [2])
})
