// The tables this browser sits at: none that goes on is ever forgotten for another.
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { keepTable, keptTable, keptTables, settleTable, shownTables, tokenFor } =
  await vite.ssrLoadModule('/src/lib/net/tokens.ts')
const { keep } = await vite.ssrLoadModule('/src/lib/ui/kept.ts')

beforeEach(() => keep('undaunted.tables', '[]'))

const name = (number) => `table-${number}`

function sit(from, to) {
  for (let number = from; number <= to; number++)
    keepTable({ table: name(number), token: `key-${number}`, yours: ['US'], scenario: 'normandy/1' })
}

test('with hundreds of games that go on, every key is there', () => {
  sit(1, 300)
  assert.equal(keptTables().length, 300)
  for (let number = 1; number <= 300; number++) assert.equal(tokenFor(name(number)), `key-${number}`)
})

test('games that are over make room, the oldest first', () => {
  sit(1, 60)
  for (let number = 11; number <= 60; number++) settleTable(name(number))
  sit(61, 70)
  assert.equal(keptTables().length, 60)
  for (const number of [1, 10, 21, 60, 61, 70]) assert.ok(keptTable(name(number)), name(number))
  for (const number of [11, 20]) assert.equal(keptTable(name(number)), undefined)
  assert.deepEqual(
    keptTables().map((one) => one.table),
    [...keptTables()].sort((one, other) => other.since - one.since).map((one) => one.table),
  )
})

test('what is over stays as long as there is room, and with its key', () => {
  sit(1, 3)
  settleTable(name(2))
  settleTable('nowhere')
  assert.equal(tokenFor(name(2)), 'key-2')
  assert.deepEqual(
    shownTables(2).map((one) => one.table),
    [name(3), name(1)],
  )
  assert.equal(shownTables(20).at(-1).table, name(2))
})

test('a table that is sat at again goes on again', () => {
  sit(1, 1)
  settleTable(name(1))
  assert.ok(keptTable(name(1)).over)
  sit(1, 1)
  assert.ok(!keptTable(name(1)).over)
})

test('there is an end to it all the same', () => {
  sit(1, 1010)
  assert.equal(keptTables().length, 1000)
  assert.equal(keptTable(name(10)), undefined)
  assert.ok(keptTable(name(11)))
})

test('what an older version kept is read', () => {
  const before = [{ table: 'a', token: 'key', yours: [], scenario: '', links: {}, since: 1 }]
  keep('undaunted.tables', JSON.stringify(before))
  sit(1, 70)
  assert.equal(tokenFor('a'), 'key')
})
