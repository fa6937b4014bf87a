// The solo opponent: how the name of a stage says it, how its cards lie, and a film that goes on with its next card.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'
import { begin, next, readAll, rest } from './screening.mjs'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { aloneIn, optionsWith, opposite, seatsAlone } = await vite.ssrLoadModule('/src/lib/solo/alone.ts')
const { layOut } = await vite.ssrLoadModule('/src/lib/solo/line.ts')
const { storyTo } = await vite.ssrLoadModule('/src/lib/replay/solo.ts')
const { beatsOf, begunAfter } = await vite.ssrLoadModule('/src/lib/film/beats.ts')

test('a stage says whom it plays and how hard', () => {
  assert.deepEqual(aloneIn('normandy/1+solo=German+hard'), { side: 'German', level: 'hard' })
  assert.deepEqual(aloneIn('normandy/1+solo=US'), { side: 'US', level: '' })
  assert.equal(aloneIn('normandy/1+specialists'), null)
})

test('another level, another side, or none: other options stay', () => {
  const options = ['specialists', 'solo=German', 'hard']
  assert.deepEqual(optionsWith(options, { side: 'US', level: '' }), ['specialists', 'solo=US'])
  assert.deepEqual(optionsWith(options, null), ['specialists'])
})

test('its seat is its own', () => {
  const seats = [{ seat: 'US' }, { seat: 'German', automaton: true }]
  assert.deepEqual(seatsAlone({ seats }, 'me'), { US: 'me', German: 'solo' })
  const sides = [{ name: 'US' }, { name: 'German' }]
  assert.equal(opposite({ sides, solo: ['US', 'German'] }, 'German'), 'US')
  assert.equal(opposite({ sides, solo: ['US'] }, 'US'), 'US')
})

test('its cards lie from left to right: done, now, next, aside', () => {
  const stage = { cards: ['a', 'b', 'c'].map((id) => ({ id })) }
  const told = (kind, decision, args) => ({ happening: { kind, decision, args, text: '' } })
  const story = [
    told('turn-began', 1, { seat: 'German' }),
    told('resolved', 2, { card: 'c' }),
    told('turn-began', 5, { seat: 'US' }),
    told('turn-began', 7, { seat: 'German' }),
    told('resolved', 9, { card: 'a' }),
    told('resolved', 9, { card: 'b', readied: 'yes' }),
  ]
  const seat = { name: 'German', line: [{ card: 'b' }, { card: 'c', sideways: true }, {}] }
  const found = layOut(stage, seat, story, true).map(({ card, state, decision, sideways }) => [
    card?.id ?? '',
    state,
    decision,
    sideways,
  ])
  assert.deepEqual(found, [
    ['a', 'done', 9, false],
    ['b', 'done', 0, false], // it only readied its unit: there is nothing to ask about
    ['b', 'now', 0, false],
    ['c', 'next', 0, true],
    ['', 'aside', 0, false],
  ])
})

test('one card is skipped, and the film goes on with the next', async () => {
  const { director, first } = begin('slow')
  const updates = [['played', 'moved'], ['resolved'], ['played', 'moved'], ['resolved'], ['turn-began']]
  let last = first
  for (const kinds of updates) director.push((last = next(last, kinds)))
  assert.equal(director.cards, 2)
  director.skipCard()
  assert.equal(director.cards, 1)
  assert.equal(director.beat.happening.kind, 'played')
  assert.equal(director.waiting, 3)
  director.skipCard()
  assert.equal(director.cards, 0)
  director.skip()
  await rest(director)
  assert.equal(director.shown, last)
})

test('a replay knows of its turn what is here without a gap, and only as far as the film has told', () => {
  const moment = (decision, ...kinds) => [
    decision,
    { decision, happened: kinds.map((kind) => ({ kind, decision, args: {}, text: '' })) },
  ]
  const kinds = (moments, at, told = null) =>
    storyTo(new Map(moments), at, told).map(({ happening: { kind } }) => kind)
  const all = [
    moment(1, 'turn-began'),
    moment(2, 'resolved'),
    moment(3, 'turn-ended', 'turn-began'),
    moment(4),
  ]
  assert.deepEqual(kinds(all, 2), ['turn-began', 'resolved'])
  assert.deepEqual(kinds([all[0], all[2], all[3]], 4), ['turn-ended', 'turn-began'])
  assert.deepEqual(kinds(all, 3, { decision: 3, count: 1 }), ['turn-began', 'resolved', 'turn-ended'])
})

test('a still picture tells what a card did, and of its end only where it did nothing', () => {
  const told = (kinds, taste) =>
    beatsOf(
      kinds.map((kind) => ({ kind, decision: 1, args: {}, text: '' })),
      taste,
    ).map(({ happening }) => happening.kind)
  const card = ['played', 'moved', 'resolved', 'resolved', 'readied', 'resolved']
  assert.deepEqual(told(card, { still: true }), ['played', 'moved', 'resolved', 'readied'])
  assert.deepEqual(told(card), card, 'a film passes it in a moment')
  assert.deepEqual(told(['resolved', 'turn-began'], { still: true, begun: true }), ['turn-began'])
  assert.deepEqual(told(['rolled', 'resolved'], { still: true }), ['rolled', 'resolved'])
  assert.equal(begunAfter([{ kind: 'played' }, { kind: 'moved' }], false), true)
  assert.equal(begunAfter([{ kind: 'moved' }, { kind: 'resolved' }], true), false)
})

test('of each card there is no picture more than of what it did', async () => {
  const { director, first } = begin('off')
  const updates = [['played'], ['moved'], ['resolved'], ['resolved', 'played'], ['turn-began'], ['resolved']]
  let last = first
  for (const kinds of updates) director.push((last = next(last, kinds)))
  const seen = (await readAll(director)).map((one) => one.split(' ')[0])
  assert.deepEqual(seen, ['played', 'moved', 'resolved', 'played', 'turn-began', 'resolved'])
})
