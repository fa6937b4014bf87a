// What a session does when its connection breaks: no decision is lost, none is made twice, and nothing is told twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Table, decisions, done, happening, line, no, pick, playing, talked, theirs, update } from './table.mjs'

test('after a break a session joins with what it knows, and is told the rest', async () => {
  const { table, session } = await playing(update(0), talked(line(1), line(2)))
  await table.tell(theirs(1))
  table.lose()
  assert.equal(session.link, 'lost')
  const join = { do: 'join', table: 't1', token: 'secret', lang: 'en', seen: 1, face: 'US', heard: 2 }
  assert.deepEqual(table.comeBack(), join)
  await table.tell(table.welcome(), update(3, { since: 2, happened: [happening(2), happening(3)] }))
  assert.equal(session.link, 'open')
  assert.deepEqual(decisions(session), [1, 2, 3])
  assert.deepEqual(table.stages, ['/stage/en'], 'the scenario is the same')
})

test('it comes back by itself, later and later', async (t) => {
  const { table, session } = await playing()
  t.mock.method(Math, 'random', () => 0.5)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  for (const pause of [400, 800, 1600]) {
    const before = table.socket
    table.lose()
    t.mock.timers.tick(pause - 1)
    assert.equal(table.socket, before)
    t.mock.timers.tick(1)
    assert.notEqual(table.socket, before)
  }
  assert.equal(session.link, 'connecting')
})

test('a pick that was not answered is sent again after the join', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout')])
  table.lose()
  assert.equal(table.comeBack().do, 'join')
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout')], 'the same one, with the same number')
  await table.tell(table.welcome(), update(0), update(1), done(1, 1))
  assert.equal(session.pending, null)
  assert.deepEqual(table.sent(), [])
})

test('a pick that was made although its answer was lost ends with the update that shows it', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  table.lose()
  table.comeBack()
  await table.tell(table.welcome(), update(1))
  assert.equal(session.pending, null)
  session.pick('end-turn')
  // The answer to the first one, which was sent again, is none to the second.
  await table.tell(done(1, 1))
  assert.equal(session.pending.thing, 'end-turn')
})

test('after another break it is sent once more, and no longer when it is answered', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  for (let times = 0; times < 2; times++) {
    table.lose()
    table.comeBack()
    await table.tell(table.welcome())
    assert.deepEqual(table.sent(), [pick(1, 0, 'scout')])
  }
  await table.tell(update(1), done(1, 1))
  table.lose()
  table.comeBack()
  await table.tell(table.welcome(), update(1, { since: 2, happened: [] }))
  assert.deepEqual(table.sent(), [])
  assert.deepEqual(decisions(session), [1])
})

test('what was picked without a connection is sent when there is one', async () => {
  const { table, session } = await playing()
  table.lose()
  session.pick('scout')
  session.pick('end-turn')
  assert.equal(session.pending.thing, 'scout')
  table.comeBack()
  await table.tell(table.welcome(), update(0))
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout')])
})

test('the second decision of a click follows after a break as well, once', async () => {
  const { table, session } = await playing()
  session.intent.go('scout', 'end-turn')
  table.lose()
  table.comeBack()
  await table.tell(table.welcome(), update(1), done(1, 1))
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout'), pick(2, 1, 'end-turn')])
})

test('a pick that somebody else has overtaken meanwhile is refused, and the turn goes on', async () => {
  const { table, session } = await playing()
  session.pick('scout')
  table.lose()
  table.comeBack()
  await table.tell(table.welcome(), update(0), no('stale', 1), update(4, { since: 0, happened: [happening(1)] }))
  assert.equal(session.pending, null)
  assert.equal(session.notice.kind, 'no')
  session.pick('scout')
  assert.deepEqual(table.sent().at(-1), pick(2, 4, 'scout'))
})

test('an undo and a withdrawal are sent again like a pick', async () => {
  for (const what of ['undo', 'withdraw']) {
    const { table, session } = await playing(update(1))
    session[what]()
    const [ask] = table.sent()
    assert.equal(ask.do, what)
    table.lose()
    table.comeBack()
    await table.tell(table.welcome())
    assert.deepEqual(table.sent(), [ask])
  }
})

test('a question that was not answered has no answer any more, and is not asked again', async () => {
  const { table, session } = await playing()
  const answers = []
  void session.request({ do: 'explain', id: 0, thing: 'scout' }, 'explained').then((one) => answers.push(one))
  table.lose()
  table.comeBack()
  await table.tell(table.welcome())
  assert.deepEqual(answers, [null])
  assert.deepEqual(table.sent(), [])
})

test('without a connection a question has no answer', async () => {
  const { table, session } = await playing()
  table.lose()
  assert.equal(await session.ask({ do: 'brief', id: 0 }), null)
  session.why('hunker-down')
  session.advise()
  assert.equal(session.advising, false)
})

test('what came just before the break and was not read yet is read, and told once', async () => {
  const { table, session } = await playing()
  const told = [theirs(1), theirs(2), theirs(3)]
  for (const one of told) table.socket.onmessage({ data: JSON.stringify(one) })
  table.lose()
  const { seen } = table.comeBack()
  const missed = told.filter(({ number }) => number > seen)
  const happened = missed.flatMap((one) => one.happened)
  await table.tell(table.welcome(), theirs(3, { since: seen + 1, happened }))
  assert.deepEqual(decisions(session), [1, 2, 3])
})

test('what is picked while the connection is made is sent once', async () => {
  const { table, session } = await playing()
  table.lose()
  table.comeBack()
  session.pick('scout')
  await table.tell(table.welcome(), update(0))
  assert.deepEqual(table.sent(), [pick(1, 0, 'scout')])
})

test('a language chosen while the connection is made is told the server', async () => {
  const table = new Table('US')
  assert.equal(table.connect().lang, 'en')
  table.session.speak('fr')
  await table.tell(table.welcome(), update(0))
  assert.deepEqual(table.sent(), [{ do: 'speak', lang: 'fr' }])
})

test('who takes the screen while the connection is made is shown the own seat', async () => {
  const table = new Table('US', 'German')
  const { session } = table
  await table.begin(theirs(0, { seat: '', asked: ['US'] }))
  table.lose()
  assert.equal(table.comeBack().face, '')
  session.take('US')
  await table.tell(table.welcome(), theirs(0, { seat: '', asked: ['US'] }))
  assert.deepEqual(table.sent(), [{ do: 'face', seat: 'US', seen: 0 }])
})

test('the seat that was taken without a connection is joined with', async () => {
  const table = new Table('US', 'German')
  await table.begin(theirs(0, { seat: '', asked: ['US'] }))
  table.lose()
  table.session.take('US')
  assert.equal(table.comeBack().face, 'US')
})

test('a session that is closed says how far it has seen, and does not come back', async () => {
  const { table, session } = await playing()
  await table.tell(theirs(1))
  session.close()
  assert.deepEqual(table.socket.sent, [{ do: 'seen', number: 1 }])
  assert.equal(table.socket.readyState, 3)
  const { socket } = table
  table.lose()
  assert.throws(() => table.comeBack(), /no connection was opened/)
  assert.equal(table.socket, socket)
})
