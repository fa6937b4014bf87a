// The film's order of things, without a browser: `npm test`.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const kept = new Map()
globalThis.matchMedia = () => ({ matches: false })
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
}
globalThis.window = globalThis
/** A page that somebody may look away from. */
const page = {
  hidden: false,
  heard: new Set(),
  addEventListener: (_, act) => page.heard.add(act),
  removeEventListener: (_, act) => page.heard.delete(act),
  turn(hidden) {
    page.hidden = hidden
    for (const act of page.heard) act()
  },
}
globalThis.document = page
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { Director } = await vite.ssrLoadModule('/src/lib/film/director.svelte.ts')
const { lastTurn, reelOf, soFar } = await vite.ssrLoadModule('/src/lib/film/reel.ts')
const { readingTime } = await vite.ssrLoadModule('/src/lib/film/beats.ts')

/** The next update of a game in which `active` has the turn; `mine`: I decided this. */
function next(before, kinds = [], { mine = false, active = 'German', asked = 'German' } = {}) {
  const number = (before?.number ?? 0) + 1
  return {
    number,
    seat: 'US',
    moment: (before?.moment ?? 0) + (mine ? 1 : 0),
    since: number,
    now: { deciders: [active] },
    choices: asked === 'US' ? [{ thing: 'stop', kind: 'button', text: '', rule: '' }] : [],
    happened: kinds.map((kind) => happening(kind, number, active)),
    asked: [asked],
  }
}
const happening = (kind, decision, seat = 'German') => ({
  kind,
  decision,
  text: `${kind} ${decision}`,
  args: { seat },
})
const wait = (time) => new Promise((done) => setTimeout(done, time))
/** Turns picture after picture until the film is over; gives what was seen, in order. */
async function readAll(director) {
  const seen = []
  while (director.shown !== director.latest || director.beat) {
    const { beat } = director
    if (beat) seen.push(`${beat.happening.kind} ${beat.happening.decision}`)
    director.next()
    await wait(0)
  }
  return seen
}
const rest = (director) =>
  new Promise((done) => {
    const look = () => (director.shown === director.latest && !director.beat ? done() : setTimeout(look, 5))
    look()
  })
function begin(speed = 'fast') {
  const director = new Director()
  director.setSpeed(speed)
  const first = next(null)
  director.push(first)
  return { director, first }
}

test('the first update is shown at once', () => {
  const { director, first } = begin()
  assert.equal(director.shown, first)
  assert.equal(director.waiting, 0)
})

test("somebody else's decisions come one after the other, and offer nothing until the last", async () => {
  const { director, first } = begin()
  const one = next(first, ['moved'])
  const two = next(one, ['moved'], { active: 'US', asked: 'US' })
  director.push(one)
  director.push(two)
  assert.equal(director.shown.number, one.number)
  assert.equal(director.waiting, 2)
  await rest(director)
  assert.equal(director.shown, two)
  assert.equal(director.shown.choices.length, 1)
})

test('what was offered is offered no more once it is answered', () => {
  const { director, first } = begin()
  const asked = next(first, [], { active: 'US', asked: 'US' })
  director.push(asked)
  assert.equal(director.shown, asked)
  director.push(next(asked, ['shot'], { mine: true, active: 'US', asked: 'US' }))
  assert.equal(director.shown.number, asked.number)
  assert.equal(director.shown.choices.length, 0)
  director.skip()
})

test('the board stands as it was until the dice have landed', async () => {
  const { director, first } = begin()
  const shot = next(first, ['shot', 'casualty'])
  director.push(shot)
  assert.equal(director.shown.number, first.number)
  assert.equal(director.beat.happening.kind, 'shot')
  await rest(director)
  assert.equal(director.shown, shot)
})

test('my own move is on the board at once, and may be followed by another', () => {
  const { director, first } = begin('slow')
  const one = next(first, ['played', 'moved'], { mine: true, active: 'US', asked: 'US' })
  director.push(one)
  assert.equal(director.shown, one)
  const two = next(one, ['controlled'], { mine: true, active: 'US', asked: 'US' })
  director.push(two)
  assert.equal(director.shown, two)
  director.skip()
})

test('skip shows the newest and ends the film', () => {
  const { director, first } = begin('slow')
  const one = next(first, ['shot'])
  const two = next(one, ['moved'])
  director.push(one)
  director.push(two)
  director.skip()
  assert.equal(director.shown, two)
  assert.equal(director.beat, null)
  assert.equal(director.waiting, 0)
})

test('pause holds the film, resume lets it go on', async () => {
  const { director, first } = begin()
  const one = next(first, ['shot'])
  director.push(one)
  director.pause()
  const { id } = director.beat
  await wait(1200) // longer than the shot lasts
  assert.equal(director.beat.id, id)
  assert.equal(director.shown.number, first.number)
  director.resume()
  await rest(director)
  assert.equal(director.shown, one)
})

test('several decisions in one update are shown one by one', async () => {
  const { director, first } = begin('off')
  const many = next(first, ['moved'], { active: 'US', asked: 'US' })
  many.happened = [
    happening('moved', 2),
    happening('shot', 3),
    happening('casualty', 3),
    happening('scouted', 9),
  ]
  director.push(many)
  assert.deepEqual(await readAll(director), ['moved 2', 'shot 3', 'casualty 3', 'scouted 9'])
  assert.equal(director.shown, many)
})

test('after a break they are shown where they happened, if that can be had', async () => {
  const { director, first } = begin('off')
  const missed = next(first, [], { active: 'US', asked: 'US' })
  missed.happened = [happening('moved', 2), happening('scouted', 3)]
  const moments = [1, 2, 3].map((decision) => ({
    decision,
    happened: missed.happened.filter((one) => one.decision === decision),
    now: { deciders: [], at: decision },
  }))
  director.push(missed, Promise.resolve(reelOf(moments, missed)))
  await wait(0)
  assert.equal(director.shown.now.at, 2)
  assert.equal(director.shown.choices.length, 0)
  assert.deepEqual(await readAll(director), ['moved 2', 'scouted 3'])
  assert.equal(director.shown, missed)
})

test('and without it all the same', async () => {
  const { director, first } = begin('off')
  const missed = next(first)
  missed.happened = [happening('moved', 2), happening('scouted', 3)]
  director.push(missed, Promise.resolve(null))
  await wait(0)
  assert.deepEqual(await readAll(director), ['moved 2', 'scouted 3'])
})

test('what was taken back is not shown', () => {
  const { director, first } = begin('slow')
  const one = next(first, ['moved'])
  director.push(one)
  const undone = { ...next(one), since: one.since, happened: [] }
  director.push(undone)
  assert.equal(director.shown, undone)
})

test('an update that begins at the beginning tells no story twice', async () => {
  const { director, first } = begin('off')
  const one = next(first, ['moved'])
  director.push(one)
  await readAll(director)
  const whole = next(one, ['scouted'])
  whole.since = 0
  whole.happened = [happening('shot', 1), ...one.happened, ...whole.happened]
  director.push(whole)
  assert.deepEqual(await readAll(director), [`scouted ${whole.number}`])
})

test('a flood of decisions is a long film, not a lost one', async () => {
  const { director, first } = begin('off')
  let last = first
  for (let i = 0; i < 120; i++) director.push((last = next(last, ['moved'])))
  assert.equal(director.waiting, 120)
  const seen = await readAll(director)
  assert.equal(seen.length, 120)
  assert.equal(director.shown, last)
})

test('what comes while nobody looks waits until somebody does', async () => {
  const { director, first } = begin('fast')
  page.turn(true)
  const shot = next(first, ['shot'], { active: 'US', asked: 'US' })
  director.push(shot)
  await wait(1100) // longer than the shot lasts
  assert.equal(director.shown.number, first.number)
  assert.equal(director.landed, false)
  page.turn(false)
  await rest(director)
  assert.equal(director.shown, shot)
  director.close()
  assert.equal(page.heard.has(director), false)
})

test('a film that cannot be seen yet waits', async () => {
  const director = new Director(false)
  director.setSpeed('fast')
  const first = next(null)
  director.push(first)
  assert.equal(director.shown, first)
  const one = next(first, ['moved'])
  let parts
  director.prepare(new Promise((done) => (parts = done)))
  director.push(one)
  const { id } = director.beat
  await wait(400)
  assert.equal(director.beat.id, id)
  parts()
  await rest(director)
  assert.equal(director.shown, one)
})

test("the opponent's last turn can be seen once more, and offers nothing then", async () => {
  const { director, first } = begin()
  const one = next(first, ['turn-began', 'moved'])
  // Who is hit may have to choose in the midst of it: that is still the same turn.
  const choice = next(one, ['casualty'], { mine: true, active: 'US', asked: 'German' })
  const two = next(choice, ['turn-began'], { active: 'US', asked: 'US' })
  for (const update of [one, choice, two]) director.push(update)
  director.skip()
  const mine = next(two, [], { mine: true, active: 'US', asked: 'US' })
  director.push(mine)
  await rest(director)
  await director.repeat()
  assert.equal(director.waiting, 3)
  assert.equal(director.shown.choices.length, 0)
  await rest(director)
  assert.equal(director.shown, mine)
})

test('and one from before this page was opened', async () => {
  const { director, first } = begin('off')
  assert.equal(director.canRepeat, false)
  const moments = [0, 1].map((decision) => ({
    decision,
    happened: [happening('moved', decision)],
    now: { deciders: ['German'] },
  }))
  director.remember(() => Promise.resolve(reelOf(moments, first)))
  assert.equal(director.canRepeat, true)
  await director.repeat()
  assert.deepEqual(await readAll(director), ['moved 1'])
  assert.equal(director.shown, first)
})

test('a live decision that comes while something is shown again comes after it', async () => {
  const { director, first } = begin('off')
  const moments = [0, 1].map((decision) => ({
    decision,
    happened: [happening('moved', decision)],
    now: {},
  }))
  let bring
  const film = director.watch(new Promise((done) => (bring = done)))
  const live = next(first, ['scouted'])
  director.push(live)
  bring(reelOf(moments, first))
  await film
  assert.deepEqual(await readAll(director), ['moved 1', 'scouted 2'])
  assert.equal(director.shown, live)
})

test('the last turn of somebody else in a story', () => {
  const story = [
    happening('turn-began', 3, 'German'),
    happening('moved', 5),
    happening('turn-began', 7, 'US'),
    happening('moved', 8),
  ]
  assert.deepEqual(lastTurn(story, 'US'), [3, 7])
  assert.deepEqual(lastTurn(story, 'German'), [7, 8])
  assert.equal(lastTurn([happening('moved', 1)], 'US'), null)
})

test('neither the log nor the voice knows a roll before it has landed', async () => {
  const { director, first } = begin('fast')
  const shot = next(first, ['moved', 'shot', 'casualty'])
  director.push(shot)
  const story = shot.happened.map((one) => ({ happening: one }))
  const texts = () => soFar(story, director.told).map(({ happening: { kind } }) => kind)
  const voice = () => director.said.map(({ text }) => text)
  while (director.beat?.happening.kind !== 'shot') await wait(5)
  assert.equal(director.landed, false)
  assert.deepEqual(texts(), ['moved'])
  assert.deepEqual(voice(), ['moved 2'])
  while (!director.landed) await wait(5)
  assert.deepEqual(texts(), ['moved', 'shot'])
  assert.deepEqual(voice(), ['moved 2', 'shot 2'])
  await rest(director)
  assert.deepEqual(texts(), ['moved', 'shot', 'casualty'])
  assert.deepEqual(voice(), ['moved 2', 'shot 2', 'casualty 2'])
})

test('a second roll is found out before anything is offered', async () => {
  const { director, first } = begin('off')
  const mine = next(first, ['shot', 'suppressed', 'shot'], { mine: true, active: 'US', asked: 'US' })
  director.push(mine)
  director.next()
  await wait(0)
  assert.equal(director.beat.happening.kind, 'suppressed')
  assert.equal(director.shown.choices.length, 0)
  await readAll(director)
  assert.equal(director.shown, mine)
})

test('who plays on still sees and hears what his roll brought', () => {
  const { director, first } = begin('slow')
  const mine = next(first, ['shot', 'casualty'], { mine: true, active: 'US', asked: 'US' })
  director.push(mine)
  director.skip()
  assert.equal(director.shown, mine)
  assert.equal(director.beat, null)
  assert.equal(director.after.happening.kind, 'shot')
  assert.deepEqual(
    director.said.map(({ text }) => text),
    ['shot 2', 'casualty 2'],
  )
  director.jump(next(mine))
  assert.equal(director.after, null)
})

test('another language changes the words, not the film', () => {
  const { director, first } = begin()
  const again = { ...first, prompt: 'Attendez.' }
  director.push(again)
  assert.equal(director.shown, again)
})

test('without motion there are pictures, which stay until they are read', async () => {
  const { director, first } = begin('off')
  const shot = next(first, ['shot', 'casualty'])
  director.push(shot)
  assert.equal(director.beat.happening.kind, 'shot')
  assert.equal(director.landed, true)
  assert.equal(director.pace, 0)
  await wait(1000) // the shortest one stays longer
  assert.equal(director.beat.happening.kind, 'shot')
  director.next()
  await wait(0)
  assert.equal(director.beat.happening.kind, 'casualty')
  assert.ok(readingTime('x'.repeat(90)) > readingTime('x'.repeat(30)))
  director.skip()
})

test('of what one has put there oneself no picture is needed', () => {
  const { director, first } = begin('off')
  const mine = next(first, ['played', 'moved', 'scouted'], { mine: true, active: 'US', asked: 'US' })
  director.push(mine)
  assert.equal(director.shown, mine)
  assert.equal(director.beat, null)
})

test('with neither film nor pictures everything is shown at once', () => {
  const { director, first } = begin('none')
  const shot = next(first, ['shot', 'casualty'])
  director.push(shot)
  assert.equal(director.shown, shot)
  assert.equal(director.beat, null)
})

test('it tells how far it has shown', async () => {
  const { director, first } = begin('off')
  const numbers = []
  director.onshown = (number) => numbers.push(number)
  const one = next(first, ['moved'])
  const two = next(one, ['moved'])
  director.push(one)
  director.push(two)
  assert.deepEqual(numbers, [])
  director.next()
  await wait(0)
  assert.deepEqual(numbers, [one.number])
  await readAll(director)
  assert.equal(numbers.at(-1), two.number)
})
