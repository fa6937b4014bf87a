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
globalThis.document = { hidden: false }
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { Director } = await vite.ssrLoadModule('/src/lib/film/director.svelte.ts')

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
    happened: kinds.map((kind) => ({ kind, decision: number, text: kind, args: {} })),
    asked: [asked],
  }
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
  await new Promise((done) => setTimeout(done, 700)) // longer than the shot lasts
  assert.equal(director.beat.id, id)
  assert.equal(director.shown.number, first.number)
  director.resume()
  await rest(director)
  assert.equal(director.shown, one)
})

test('after a break the film does not run for minutes, and what was undone is not shown', () => {
  const { director, first } = begin('slow')
  const missed = next(first, ['moved', 'moved'])
  missed.happened[0].decision = missed.since
  missed.happened[1].decision = missed.since + 7
  director.push(missed)
  assert.equal(director.shown, missed)
  const undone = { ...next(missed, ['shot']), since: missed.since + 3 }
  undone.happened[0].decision = undone.since
  director.push(undone)
  assert.equal(director.shown, undone)
})

test("the opponent's last turn can be seen once more, and offers nothing then", async () => {
  const { director, first } = begin()
  const one = next(first, ['moved'])
  const two = next(one, ['scouted'], { active: 'US', asked: 'US' })
  director.push(one)
  director.push(two)
  director.skip()
  const mine = next(two, [], { mine: true, active: 'US', asked: 'US' })
  director.push(mine)
  await rest(director)
  director.repeat()
  assert.equal(director.waiting, 2)
  assert.equal(director.shown.number, one.number)
  assert.equal(director.shown.choices.length, 0)
  await rest(director)
  assert.equal(director.shown, mine)
})

test('another language changes the words, not the film', () => {
  const { director, first } = begin()
  const again = { ...first, prompt: 'Attendez.' }
  director.push(again)
  assert.equal(director.shown, again)
})

test('without motion everything is shown at once', () => {
  const { director, first } = begin('off')
  const shot = next(first, ['shot', 'casualty'])
  director.push(shot)
  assert.equal(director.shown, shot)
  assert.equal(director.beat, null)
})
