// Deciding at a table: what is picked or taken back is sent once, waits for its answer, and is shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Table, decisions, done, happening, no, offered, pick, playing, theirs, update } from './table.mjs'

const undo = (id, moment, seat = 'US') => ({ do: 'undo', id, seat, moment })

test('a pick goes out with its moment, and nothing else does until it is answered', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout')])
  assert.equal(session.pending.thing, 'scout')
  session.pick('end-turn')
  session.undo()
  session.why('hunker-down')
  assert.deepEqual(table.sent(), [])
  await table.tell(update(1), done(1, 1))
  assert.equal(session.pending, null)
  session.pick('end-turn')
  assert.deepEqual(table.sent(), [pick(2, 1, 'end-turn')])
})

test('an answer that comes before its update is waited for with it', async () => {
  const { table, session } = await playing()
  session.pick('end-turn')
  await table.tell(done(1, 2))
  assert.ok(session.pending)
  await table.tell(theirs(1, { moment: 0 }))
  assert.ok(session.pending, 'that was something else')
  await table.tell(theirs(2))
  assert.equal(session.pending, null)
})

test('the answer to something else answers nothing', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  await table.tell(done(7, 0), no('stale', 7))
  assert.equal(session.pending.thing, 'scout')
})

test('a pick that is not answered for a second needs a word', async (t) => {
  const { table, session } = await playing()
  t.mock.timers.enable({ apis: ['setTimeout'] })
  session.pick('scout')
  t.mock.timers.tick(999)
  assert.equal(session.sending, '')
  t.mock.timers.tick(1)
  assert.equal(session.sending, 'scout')
  t.mock.timers.reset()
  await table.tell(update(1), done(1, 1))
  assert.equal(session.sending, '')
})

test('what is not offered is not sent: the server is asked why', async () => {
  const { table, session } = await playing()
  session.pick('hunker-down')
  assert.deepEqual(table.sent(), [{ do: 'why', id: 1, seat: 'US', thing: 'hunker-down' }])
  assert.equal(session.pending, null)
  await table.tell({ say: 'because', id: 1, thing: 'hunker-down', text: 'No card for it.' })
  assert.deepEqual(session.notice, { text: 'No card for it.', thing: 'hunker-down', kind: 'why' })
  session.pick('scout')
  assert.equal(session.notice, null)
})

test('in the turn of the other side nothing is offered', async () => {
  const { table, session } = await playing(theirs(1))
  assert.equal(session.myTurn, false)
  session.pick('scout')
  session.undo()
  assert.deepEqual(
    table.sent().map((ask) => ask.do),
    ['why'],
  )
})

test('while a film runs nothing is offered; a click ends it, and picks what is offered then', async () => {
  const { table, session } = await playing(theirs(1))
  session.director.prepare(Promise.resolve())
  session.director.setSpeed('off')
  await table.tell(update(2, { happened: [happening(2, 'shot')] }))
  assert.equal(session.caughtUp, false)
  assert.deepEqual(offered(session), [])
  session.why('scout')
  assert.ok(session.caughtUp)
  assert.deepEqual(table.sent(), [pick(1, 2, 'scout')])
  session.director.setSpeed('none')
})

test('one click that means two decisions sends the second when it is offered', async () => {
  const { table, session } = await playing()
  session.intent.go('scout', 'scout.move')
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout')])
  const choices = ['scout.move', 'hunker-down'].map((thing) => ({ thing, kind: 'card', text: '', rule: '' }))
  await table.tell(done(1, 1))
  assert.deepEqual(table.sent(), [], 'it is kept, and not shown yet')
  await table.tell(update(1, { choices }))
  assert.deepEqual(table.sent(), [pick(2, 1, 'scout.move')])
  await table.tell(update(2), done(2, 2))
  assert.deepEqual(table.sent(), [])
})

// Refused

test('a refused pick is said, and may be picked again; what was to follow is dropped', async () => {
  const { table, session } = await playing()
  session.intent.go('scout', 'end-turn')
  table.sent()
  await table.tell(no('illegal', 1))
  assert.equal(session.pending, null)
  assert.deepEqual(session.notice, { text: 'refused: illegal', thing: '', kind: 'no' })
  assert.equal(session.refusal, null)
  await table.tell(update(1))
  assert.deepEqual(table.sent(), [])
  session.pick('scout')
  assert.deepEqual(table.sent(), [pick(2, 1, 'scout')])
})

test('a pick for a moment that has passed is refused, and the table is shown as it is', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  await table.tell(no('stale', 1), theirs(3, { since: 0 }))
  assert.equal(session.pending, null)
  assert.equal(session.latest.number, 3)
  assert.equal(session.myTurn, false)
})

test('a refusal that names no message ends what was pending', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  await table.tell(no('too-fast'))
  assert.equal(session.pending, null)
})

test('the refusal of a question is its answer, and no notice', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  const answers = []
  void session.request({ do: 'explain', id: 0, thing: 'scout' }, 'explained').then((one) => (answers[0] = one))
  void session.ask({ do: 'talk', id: 0, seat: 'US', text: 'Hello' }).then((one) => (answers[1] = one.code))
  await table.tell(no('busy', 2), no('talk-empty', 3))
  assert.deepEqual(answers, [null, 'talk-empty'])
  assert.equal(session.notice, null)
  assert.equal(session.pending.thing, 'scout')
})

// Undo

test('what may be taken back is taken back once', async () => {
  const { table, session } = await playing(update(1))
  assert.ok(session.canUndo)
  session.undo()
  assert.equal(session.canUndo, false)
  session.undo()
  assert.deepEqual(table.sent(), [undo(1, 1)])
  await table.tell(update(2, { since: 1, happened: [], can_undo: false }), done(1, 2))
  assert.equal(session.pending, null)
  assert.deepEqual(decisions(session), [])
  session.undo()
  assert.deepEqual(table.sent(), [])
})

test('one click that was two decisions is taken back whole', async () => {
  const { table, session } = await playing()
  session.intent.go('scout', 'end-turn')
  await table.tell(update(1), done(1, 1))
  await table.tell(update(2), done(2, 2))
  table.sent()
  session.intent.undo()
  assert.deepEqual(table.sent(), [undo(3, 2)])
  await table.tell(update(3, { since: 2, happened: [] }), done(3, 3))
  assert.deepEqual(table.sent(), [undo(4, 3)])
})

// Advice

test('advice is for the moment in which it was asked', async () => {
  const { table, session } = await playing()
  const advice = (moment) => ({ say: 'advice', id: 1, seat: 'US', moment, hints: [] })
  session.advise()
  assert.deepEqual(table.sent(), [{ do: 'advise', id: 1, seat: 'US' }])
  assert.ok(session.advising)
  await table.tell(advice(0))
  assert.equal(session.advice.moment, 0)
  assert.equal(session.advising, false)
  await table.tell(update(1))
  assert.equal(session.advice, null)
  await table.tell(advice(0))
  assert.equal(session.advice, null, 'it came too late')
})

test('where a table has no advice none is asked for', async () => {
  const table = new Table('US')
  table.connect()
  await table.tell(table.welcome({ advice: false }), update(0))
  table.session.advise()
  assert.deepEqual(table.sent(), [])
})
