// A table as a browser knows it: how it joins, what it is told, and what it shows to whom.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Table, decisions, done, happening, no, offered, pick, playing, settled, theirs, update } from './table.mjs'

// Joining

test('a session says who it is, and shows the table once it knows the scenario and the position', async () => {
  const table = new Table('US')
  const { session } = table
  assert.equal(session.link, 'connecting')
  assert.match(table.socket.address, /\/api\/play\/t1$/)
  const join = { do: 'join', table: 't1', token: 'secret', lang: 'en', seen: 0, face: '', heard: 0 }
  assert.deepEqual(table.connect(), join)
  await table.tell(table.welcome())
  assert.equal(session.link, 'open')
  assert.deepEqual(table.stages, ['/stage/en'])
  assert.equal(session.view, null)
  await table.tell(update(0))
  assert.equal(session.view.round, 1)
  assert.equal(session.near, 'US')
  assert.equal(session.face, 'US')
  assert.ok(session.myTurn)
  assert.deepEqual(offered(session), ['scout', 'end-turn'])
})

test('a position that comes before the scenario is shown with it', async () => {
  const table = new Table('US')
  table.connect()
  let bring
  table.getStage = () => new Promise((resolve) => (bring = resolve))
  await table.tell(table.welcome(), update(0))
  assert.equal(table.session.view, null)
  bring(table.stage)
  await settled()
  assert.equal(table.session.view.round, 1)
})

test('a scenario that cannot be fetched is said, and fetched again after a break', async () => {
  const table = new Table('US')
  table.connect()
  table.getStage = async () => {
    throw new Error('no connection')
  }
  await table.tell(table.welcome(), update(0))
  assert.deepEqual(table.session.notice, { text: 'no connection', thing: '', kind: 'no' })
  table.getStage = async () => table.stage
  table.lose()
  table.comeBack()
  await table.tell(table.welcome())
  assert.equal(table.session.view.round, 1)
})

test('a table that will not have us says why, and is not asked again', async () => {
  const table = new Table('US')
  table.connect()
  await table.tell(no('bad-token'))
  assert.equal(table.session.refusal.code, 'bad-token')
  assert.equal(table.session.link, 'refused')
  assert.throws(() => table.comeBack(), /no connection was opened/)
})

test('who sits where, the dice and an offer to play again are told at any time', async () => {
  const { table, session } = await playing()
  const { seats } = table.welcome()
  await table.tell({ say: 'seats', seats: [seats[0], { ...seats[1], kind: 'open' }] })
  assert.deepEqual(
    session.missing.map(({ seat }) => seat),
    ['German'],
  )
  await table.tell({ say: 'dice', seed_hash: '', shares: [], awaited: ['US'], dealt: false })
  assert.deepEqual(session.dice.awaited, ['US'])
  await table.tell({ say: 'again', table: 't2' })
  assert.equal(session.rematch, 't2')
})

// What happens

test('updates add to the story, and take back from where they begin', async () => {
  const { table, session } = await playing()
  await table.tell(theirs(1), theirs(2, { happened: [happening(2), happening(3)] }))
  assert.deepEqual(decisions(session), [1, 2, 3])
  await table.tell(theirs(3, { since: 2, happened: [] }))
  assert.deepEqual(decisions(session), [1])
  await table.tell(theirs(4, { since: 0, happened: [happening(1, 'scouted'), happening(2)] }))
  assert.deepEqual(decisions(session), [1, 2])
})

test('an update that is older than what is known changes nothing', async () => {
  const { table, session } = await playing()
  await table.tell(theirs(2, { since: 1, happened: [happening(1), happening(2)] }))
  const { latest, story } = session
  await table.tell(update(1))
  assert.equal(session.latest, latest)
  assert.equal(session.story, story)
  assert.deepEqual(offered(session), [])
})

// Others who look

test('who watches sees the table and decides nothing', async () => {
  const table = new Table()
  const { session } = table
  assert.equal((await table.begin(theirs(0, { seat: '' }))).token, '')
  assert.ok(session.watching)
  assert.equal(session.near, 'US')
  assert.equal(session.myTurn, false)
  await table.tell(theirs(1, { seat: '', asked: ['US'] }))
  for (const act of [session.pick, session.why]) act('scout')
  for (const act of [session.undo, session.advise, session.withdraw]) act()
  assert.deepEqual(table.sent(), [])
  assert.deepEqual(decisions(session), [1])
})

test('at one screen each seat is handed over, sees its own, and hides it again', async () => {
  const table = new Table('US', 'German')
  const { session } = table
  await table.begin(theirs(1, { seat: '', since: 0, asked: ['US'] }))
  assert.equal(session.handTo, 'US')
  session.take('US')
  assert.deepEqual(table.sent(), [{ do: 'face', seat: 'US', seen: 0 }])
  await table.tell(update(1, { since: 0 }))
  assert.equal(session.handTo, '')
  session.pick('end-turn')
  table.sent()
  await table.tell(theirs(2), done(1, 2))
  assert.equal(session.handTo, 'German')
  assert.deepEqual(offered(session), [])
  assert.deepEqual(session.log, [], 'what the US was told is not for the other one')
  session.take('German')
  assert.deepEqual(table.sent(), [{ do: 'face', seat: 'German', seen: 0 }])
  await table.tell(update(2, { seat: 'German', since: 0, asked: ['German'] }))
  session.pick('scout')
  assert.deepEqual(table.sent(), [pick(2, 2, 'scout', 'German')])
  await table.tell(theirs(3, { seat: 'German', asked: ['US'] }), done(2, 3))
  session.take('US')
  assert.deepEqual(table.sent(), [{ do: 'face', seat: 'US', seen: 2 }], 'the US knows all up to there')
  await table.tell(update(3, { moment: 2 }))
  assert.deepEqual(decisions(session), [1, 2, 3])
})

test('at one screen an answer that comes with the other eyes is one as well', async () => {
  const table = new Table('US', 'German')
  const { session } = table
  await table.begin(theirs(0, { seat: '', asked: ['US'] }))
  session.take('US')
  await table.tell(update(0))
  session.pick('scout')
  await table.tell(done(1, 1))
  await table.tell(update(1, { seat: 'German', moment: 0, asked: ['German'] }))
  assert.equal(session.pending, null)
})

// Another language

test('in another language all is told anew', async () => {
  const { table, session } = await playing()
  await table.tell(theirs(1))
  session.speak('fr')
  assert.deepEqual(table.sent(), [{ do: 'speak', lang: 'fr' }])
  await table.tell(table.welcome({ stage: '/stage/fr' }), update(1, { since: 0, happened: [happening(1, 'bougé')] }))
  assert.deepEqual(
    session.story.map(({ happening }) => happening.kind),
    ['bougé'],
  )
  session.speak('fr')
  assert.deepEqual(table.sent(), [])
})

test('the words of a language that nobody wants any more are not shown', async () => {
  const { table, session } = await playing()
  const bring = []
  table.getStage = () => new Promise((resolve) => bring.push(resolve))
  session.speak('fr')
  session.speak('en')
  bring[1]({ ...table.stage, lang: 'en' })
  bring[0]({ ...table.stage, lang: 'fr' })
  await settled()
  assert.equal(session.stage.lang, 'en')
})

// The end

test('when the game is over it says so, and nothing is offered', async () => {
  const { table, session } = await playing()
  const ending = { winner: 'German', how: 'points', text: 'The Germans win.', seed: '' }
  await table.tell(theirs(1, { asked: [], ending }))
  assert.ok(session.over)
  assert.equal(session.ending.winner, 'German')
  assert.equal(session.myTurn, false)
  assert.deepEqual(offered(session), [])
})

test('who withdraws asks once, and is answered also where nothing follows yet', async () => {
  const { table, session } = await playing()
  session.withdraw()
  assert.deepEqual(table.sent(), [{ do: 'withdraw', id: 1, seat: 'US' }])
  await table.tell(done(1, 0))
  assert.equal(session.pending, null)
})
