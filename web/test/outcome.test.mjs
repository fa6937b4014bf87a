// How a game ended for those who look at it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { outcome } = await vite.ssrLoadModule('/src/lib/play/outcome.ts')

test('one side has won, the other lost', () => {
  assert.equal(outcome({ winner: 'US' }, 'US'), 'won')
  assert.equal(outcome({ winner: 'US' }, 'German'), 'lost')
})

test('who has no side of their own, or both, has neither won nor lost', () => {
  assert.equal(outcome({ winner: 'US' }, ''), 'over')
})

test('without a winner it is a draw for everybody', () => {
  for (const mine of ['US', 'German', '']) assert.equal(outcome({ winner: '' }, mine), 'drawn')
})
