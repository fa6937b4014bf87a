// What the browser keeps, where its storage is full or forbidden.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { keep, recall } = await vite.ssrLoadModule('/src/lib/ui/kept.ts')

const stored = new Map()
let full = false
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem(key, value) {
    if (full) throw new Error('QuotaExceededError')
    stored.set(key, value)
  },
}

test('what does not fit any more is kept as long as the page is open, and is newer than what was stored', () => {
  keep('seat', 'old')
  full = true
  keep('seat', 'new')
  assert.equal(recall('seat'), 'new')
  full = false
  keep('seat', 'newest')
  stored.set('seat', 'by another page')
  assert.equal(recall('seat'), 'by another page', 'once it fits, nothing stands before the storage')
})

test('where storage is forbidden, memory must do', () => {
  const allowed = globalThis.localStorage
  globalThis.localStorage = {
    getItem() {
      throw new Error('SecurityError')
    },
    setItem() {
      throw new Error('SecurityError')
    },
  }
  keep('name', 'Ada')
  assert.equal(recall('name'), 'Ada')
  assert.equal(recall('nothing'), null)
  globalThis.localStorage = allowed
})
