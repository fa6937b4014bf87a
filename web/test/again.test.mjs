// What happened while nobody looked, and what is shown once more.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  Director,
  begin,
  happening,
  lastTurn,
  next,
  page,
  readAll,
  reelOf,
  rest,
  wait,
} from './screening.mjs'

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
