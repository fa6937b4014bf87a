// Talk at a table, from what is typed to what is read: no message is lost and none is counted wrongly.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Table, done, line, no, settled, talked, update, words } from './table.mjs'

beforeEach(() => localStorage.setItem('undaunted.talk', ''))

const texts = (talk) => talk.lines.map(({ text }) => text)
const numbers = (talk) => talk.lines.map(({ number }) => number)
const unsent = (ask) => ({ ...ask, id: 0 })
const saying = (text, seat = 'US') => ({ do: 'talk', id: 0, seat, text })

/** Joined, and the talk is there. */
async function talking(yours = ['US'], ...lines) {
  const table = new Table(...yours)
  await table.begin(update(0, { seat: yours.length === 1 ? yours[0] : '' }), talked(...lines))
  return { table, talk: table.session.talk }
}
function type(talk, text) {
  talk.draft = text
  talk.send()
}

test('what is typed is sent, and the field is empty', async () => {
  const { table, talk } = await talking()
  type(talk, 'Good luck!')
  assert.equal(talk.draft, '')
  const [ask] = table.sent()
  assert.deepEqual(unsent(ask), saying('Good luck!'))
  await table.tell(talked(line(1, 'US', 'Good luck!')), done(ask.id, 1))
  assert.deepEqual(texts(talk), ['Good luck!'])
  assert.equal(talk.unread, 0)
  assert.equal(talk.refusal, '')
})

test('a message that is sent while another waits for its answer goes out after it', async () => {
  const { table, talk } = await talking()
  type(talk, 'first')
  const [first] = table.sent()
  // Its line is on the screen already, its answer is still to come.
  await table.tell(talked(line(1, 'US', 'first')))
  type(talk, 'second')
  assert.deepEqual(table.sent(), [])
  await table.tell(done(first.id, 1))
  const [second] = table.sent()
  assert.deepEqual(unsent(second), saying('second'))
  await table.tell(talked(line(2, 'US', 'second')), done(second.id, 2))
  assert.deepEqual(texts(talk), ['first', 'second'])
  assert.deepEqual(table.sent(), [])
})

test('what is typed while a message waits for its answer stays in the field', async () => {
  const { table, talk } = await talking()
  type(talk, 'ha')
  const [ask] = table.sent()
  talk.draft = 'ha ha'
  await table.tell(talked(line(1, 'US', 'ha')), done(ask.id, 1))
  assert.equal(talk.draft, 'ha ha')
})

test('what is refused is back in the field with the reason, before what was typed meanwhile', async () => {
  const { table, talk } = await talking()
  type(talk, 'too')
  type(talk, 'fast')
  talk.draft = 'and on'
  const [ask] = table.sent()
  await table.tell(no('talk-too-fast', ask.id))
  assert.equal(talk.draft, 'too\nfast\nand on')
  assert.equal(talk.refusal, 'refused: talk-too-fast')
  assert.equal(table.session.notice, null)
  assert.deepEqual(table.sent(), [])
})

test('blanks are not sent, and neither is what is too long', async () => {
  const { table, talk } = await talking()
  type(talk, '  \n ')
  type(talk, 'x'.repeat(301))
  assert.equal(talk.draft.length, 301)
  assert.notEqual(talk.refusal, '')
  assert.deepEqual(table.sent(), [])
})

test('without a connection a message stays in the field', async () => {
  const { table, talk } = await talking()
  table.lose()
  type(talk, 'Hello?')
  await settled()
  assert.equal(talk.draft, 'Hello?')
  assert.notEqual(talk.refusal, '')
})

test('a message whose answer is lost is not there to be sent again, once its line comes', async () => {
  const { table, talk } = await talking()
  type(talk, ' Good   luck! ')
  talk.draft = 'and more'
  table.lose()
  assert.equal(table.comeBack().heard, 0)
  await table.tell(table.welcome())
  assert.equal(talk.draft, ' Good   luck! \nand more', 'nobody knows yet whether it arrived')
  await table.tell(talked(line(1, 'US', 'Good luck!')))
  assert.equal(talk.draft, 'and more')
  assert.equal(talk.refusal, '')
})

test('neither is one whose line came before the connection broke', async () => {
  const { table, talk } = await talking()
  type(talk, 'Good luck!')
  await table.tell(talked(line(1, 'US', 'Good luck!')))
  table.lose()
  assert.equal(table.comeBack().heard, 1)
  await table.tell(table.welcome(), talked())
  assert.equal(talk.draft, '')
  assert.equal(talk.refusal, '')
  assert.deepEqual(table.sent(), [])
})

test('lines that come while the talk is loaded are all heard, in their order', async (t) => {
  let loaded
  const slow = new Promise((resolve) => (loaded = resolve))
  // What was asked for first may be there last: only the first one waits for the style sheets.
  t.mock.method(words, 'need', async () => {}).mock.mockImplementationOnce(() => slow)
  const table = new Table('US')
  await table.begin(update(0), talked(line(1), line(2)), talked(line(3)), talked(line(4)))
  loaded()
  await settled()
  assert.deepEqual(numbers(table.session.talk), [1, 2, 3, 4])
  assert.equal(table.session.talk.unread, 4)
  const aloud = table.session.talk.aloud.map(({ number }) => number)
  assert.deepEqual(aloud, [3, 4], 'the others were said before we came')
})

test('lines that are told twice count once', async () => {
  const { table, talk } = await talking(['US'], line(1), line(2))
  await table.tell(talked(line(2)), talked(line(3)), talked(line(2), line(3)))
  assert.deepEqual(numbers(talk), [1, 2, 3])
  assert.equal(talk.unread, 3)
})

test('after a break what was missed is told and unread, and what was read stays so', async () => {
  const { table, talk } = await talking(['US'], line(1))
  talk.see()
  table.lose()
  assert.equal(table.comeBack().heard, 1)
  await table.tell(table.welcome(), talked(line(2), line(3)))
  assert.equal(talk.unread, 2)
})

test('what was read is remembered for the next visit', async () => {
  const { talk } = await talking(['US'], line(1), line(2))
  talk.see()
  const again = await talking(['US'], line(1), line(2), line(3))
  assert.equal(again.talk.unread, 1)
})

for (const lines of [[line(1)], [line(1), line(2)]])
  test(`where the host removed what was said, ${lines.length} new ones are heard and unread`, async () => {
    const { table, talk } = await talking(['US'], line(1), line(2), line(3))
    talk.see()
    const anew = lines.map((one) => ({ ...one, text: 'new', said: 5000 }))
    table.lose()
    table.comeBack()
    await table.tell(table.welcome(), talked(...anew))
    assert.deepEqual(talk.lines, anew)
    assert.equal(talk.unread, anew.length)
  })

test('and those as well that come only later', async () => {
  const { table, talk } = await talking(['US'], line(1), line(2))
  table.lose()
  table.comeBack()
  await table.tell(table.welcome(), talked())
  await table.tell(talked(line(1, 'German', 'new')))
  assert.deepEqual(texts(talk), ['new'])
})

test('a talk that is muted counts nothing, and has nothing unread afterwards', async () => {
  const { table, talk } = await talking(['US'], line(1))
  talk.mute(true)
  await table.tell(talked(line(2)))
  assert.equal(talk.unread, 0)
  talk.mute(false)
  assert.equal(talk.unread, 0)
  assert.deepEqual(numbers(talk), [1, 2])
})

test('who watches reads all of it', async () => {
  const { talk } = await talking([], line(1, 'US'), line(2))
  assert.equal(talk.unread, 2)
})

test('at one screen each seat speaks for itself, and what either says is no news', async () => {
  const { table, talk } = await talking(['US', 'German'])
  talk.speakAs('German')
  type(talk, 'Hello')
  const [ask] = table.sent()
  assert.deepEqual(unsent(ask), saying('Hello', 'German'))
  await table.tell(talked(line(1, 'German', 'Hello')), done(ask.id, 1), talked(line(2, 'US')))
  assert.equal(talk.unread, 0)
})
