// The film's order of things, without a browser: `npm test`.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, happening, next, readAll, readingTime, rest, soFar, wait } from './screening.mjs'

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

test('what was taken back is not shown', () => {
  const { director, first } = begin('slow')
  const one = next(first, ['moved'])
  director.push(one)
  const undone = { ...next(one), since: one.since, happened: [] }
  director.push(undone)
  assert.equal(director.shown, undone)
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

test('after a mine the board shows the step, but nothing that the dice will tell', async () => {
  const { director, first } = begin()
  first.now = { deciders: ['German'], tile_of: { scout: '1A' }, mines: { '1A-2A': ['personnel'] } }
  const second = next(first, ['moved', 'mine-triggered', 'shot', 'unit-removed'])
  second.now = { deciders: ['German'], tile_of: {} }
  for (const one of second.happened)
    one.args = { unit: 'scout', from: '1A', to: '2A', edge: '1A-2A', mine: 'personnel' }
  director.push(second)
  const stood = new Map()
  while (director.shown !== director.latest) {
    if (director.beat && !stood.has(director.beat.happening.kind))
      stood.set(director.beat.happening.kind, director.shown.now.tile_of.scout)
    await wait(5)
  }
  assert.deepEqual([...stood].slice(0, 3), [
    ['moved', '2A'],
    ['mine-triggered', '2A'],
    ['shot', '2A'],
  ])
})
