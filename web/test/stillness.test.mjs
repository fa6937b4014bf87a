// A mouse that nobody moved points at nothing: after a tap, and where a page was laid below it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { isStill, laid, watchPointer } = await vite.ssrLoadModule('/src/lib/ui/stillness.ts')

const page = new EventTarget()
watchPointer(page)
const at = (clientX, clientY, pointerType = 'mouse') => ({ clientX, clientY, pointerType })
const happens = (kind, event) => page.dispatchEvent(Object.assign(new Event(kind), event))

test('a mouse that was never seen before is believed', () => {
  laid()
  assert.equal(isStill(at(10, 10)), false)
})

test('what is laid below a mouse waits until it moves', () => {
  happens('pointermove', at(100, 200))
  assert.equal(isStill(at(100, 200)), false)
  laid()
  assert.equal(isStill(at(100, 200)), true)
  assert.equal(isStill(at(130, 200)), false)
  assert.equal(isStill(at(100, 200)), false, 'it has come back')
})

test('the mouse that browsers make up after a tap stays where that was', () => {
  happens('pointerdown', at(50.4, 60.6, 'touch'))
  assert.equal(isStill(at(50, 61)), true)
  assert.equal(isStill(at(90, 61)), false)
})
