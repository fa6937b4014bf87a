// One click that means several decisions, without a browser: `npm test`.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { Intent } = await vite.ssrLoadModule('/src/lib/play/intent.ts')

/** A session that notes what it sends; `answer` is what the server says to it. */
function table() {
  const sent = []
  const send = (kind, what) => {
    session.pending = { what }
    sent.push(what)
    intent.sent(kind)
  }
  const session = { pending: null, pick: (thing) => send('pick', thing), undo: () => send('undo', 'undo') }
  const intent = new Intent(session)
  const answer = (offered, can_undo = true) => {
    session.pending = null
    intent.heed({ choices: offered.map((thing) => ({ thing })), can_undo })
  }
  return { intent, sent, answer }
}

test('each is picked when it is offered', () => {
  const { intent, sent, answer } = table()
  intent.go('stop', 'scout', 'scout.move')
  assert.deepEqual(sent, ['stop'])
  answer(['scout', 'end-turn'])
  answer(['scout.move', 'hunker-down'])
  answer(['17B'])
  assert.deepEqual(sent, ['stop', 'scout', 'scout.move'])
})

test('what is not offered ends it, and is not picked later', () => {
  const { intent, sent, answer } = table()
  intent.go('scout', 'scout.move')
  answer(['ready', 'hunker-down'])
  answer(['scout.move'])
  assert.deepEqual(sent, ['scout'])
})

test('a refusal ends it', () => {
  const { intent, sent, answer } = table()
  intent.go('scout', 'scout.move')
  intent.drop()
  answer(['scout.move'])
  assert.deepEqual(sent, ['scout'])
})

test('one undo takes back what one click did, and no more', () => {
  const { intent, sent, answer } = table()
  intent.go('sniper')
  answer(['hunker-down'])
  intent.go('scout', 'scout.move')
  answer(['scout.move'])
  answer(['17B'])
  intent.undo()
  answer(['scout.move'])
  answer(['scout', 'end-turn'])
  assert.deepEqual(sent.slice(3), ['undo', 'undo'])
  intent.undo()
  answer(['sniper'])
  assert.deepEqual(sent.slice(5), ['undo'])
})

test('past a die there is nothing to take back together', () => {
  const { intent, sent, answer } = table()
  intent.go('scout', 'scout.attack')
  answer(['scout.attack'])
  answer(['@german-scout-a'])
  intent.go('@german-scout-a')
  answer(['sniper'], false)
  intent.go('sniper')
  answer(['hunker-down'])
  intent.undo()
  answer(['sniper'], false)
  assert.deepEqual(sent.slice(3), ['sniper', 'undo'])
})
