// Fair dice, as the browser sees them: hashes by known vectors, what is kept, and that every change is noticed.
import assert from 'node:assert/strict'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { hmac, sha256, toHex } = await vite.ssrLoadModule('/src/lib/dice/sha256.ts')
const { freshNumber, heed, isMissing, keepDice, keepPromises, keptDice, numberToTell, promiseAhead, settleDice } =
  await vite.ssrLoadModule('/src/lib/dice/kept.ts')
const { check, chanceOf, seedOf } = await vite.ssrLoadModule('/src/lib/dice/check.ts')

const stored = new Map()
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
}
beforeEach(() => stored.clear())

const hex = (text) => toHex(new TextEncoder().encode(text))

test('SHA-256 and HMAC give the known values', () => {
  assert.equal(sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  assert.equal(sha256(hex('abc')), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  // RFC 4231, cases 2 and 6.
  assert.equal(
    hmac(hex('Jefe'), 'what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
  assert.equal(
    hmac('aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  )
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length)
    assert.equal(sha256(bytes.toString('hex')), createHash('sha256').update(bytes).digest('hex'))
    const key = bytes.toString('hex')
    assert.equal(hmac(key, `${length}`), createHmac('sha256', bytes).update(`${length}`).digest('hex'))
  }
})

const SERVER = toHex(Uint8Array.from({ length: 32 }, (_, at) => at))
const [ADA, BEN] = ['ab'.repeat(32), 'cd'.repeat(32)]
const FINGERPRINT = sha256(SERVER)
const LOG = readFileSync(new URL('./mixed.log', import.meta.url), 'utf8')
const promised = { US: sha256(ADA), German: sha256(BEN) }
const kept = { table: 't', fingerprint: FINGERPRINT, nonce: ADA, promised, told: true }

test('the seed of all is the one that the server makes', () => {
  assert.equal(seedOf(chanceOf(LOG)), '3d13165922661a5fdd93285f5b4b9341e0a27515591f014d8d943b421ffaabf7')
  assert.equal(seedOf({ ...chanceOf(LOG), shares: [] }), SERVER)
})

test('a game with the promised dice', () => {
  const found = check(LOG, kept, ['US'])
  assert.deepEqual(
    { ...found, rolls: found.rolls > 10 },
    { fault: '', fingerprint: FINGERPRINT, rolls: true, mixed: ['US', 'German'], own: true },
  )
  assert.equal(check(LOG, { ...kept, nonce: '' }, ['US']).own, false)
  assert.equal(check('undaunted log 1\n\nchance scripted\nsetup : a b\n', kept, ['US']), null)
})

test('every change is noticed', () => {
  const other = 'ef'.repeat(32)
  const fault = (log, one = kept) => check(log, one, ['US']).fault
  assert.equal(fault(LOG, { ...kept, fingerprint: other }), 'fingerprint')
  assert.equal(fault(LOG.replace(/(US:.*\n)/, `chance hmac-sha256 ${other}\n$1`)), 'reseeded')
  assert.equal(fault(LOG.replace(SERVER, other)), 'seed')
  assert.equal(fault(LOG.replace(/\nseed .*/, '')), 'seed')
  assert.equal(fault(LOG.replace(` ${ADA}`, ` ${other}`)), 'number')
  assert.equal(fault(LOG.replace(`${sha256(ADA)} ${ADA}`, `${sha256(other)} ${other}`)), 'number')
  assert.equal(fault(LOG.replace(`${sha256(BEN)} ${BEN}`, `${sha256(other)} ${other}`)), 'promise')
  assert.equal(fault(LOG.replace(/nonce German .*\n/, '')), 'promise')
  const bens = /nonce German .*\n/
  const adaAlone = { ...kept, promised: { US: promised.US } }
  assert.equal(fault(LOG, adaAlone), 'promise', 'a number that nobody had promised when ours was told')
  assert.equal(fault(LOG.replace(/(nonce US .*\n)(nonce German .*\n)/, '$2$1')), 'promise', 'another order')
  assert.equal(fault(LOG.replace(bens, (line) => line + line)), 'promise', 'twice')
  // Dealt without a number that was promised: nothing forged, but other dice than these.
  assert.equal(fault(LOG.replace(` ${ADA}`, '')), 'roll')
  const rolled = /( : (?:[a-z-]+ )*)([0-9])/
  assert.match(LOG, rolled)
  assert.equal(fault(LOG.replace(rolled, (_, before, face) => `${before}${(Number(face) + 1) % 10}`)), 'roll')
})

test('a side of ours may have the number of another device', () => {
  assert.equal(check(LOG, kept, ['US', 'German']).fault, '')
  const elsewhere = check(LOG, { ...kept, nonce: 'ef'.repeat(32), told: false }, ['US'])
  assert.deepEqual([elsewhere.fault, elsewhere.own], ['', false])
})

test('what was shown first is kept', () => {
  const { nonce, commitment } = freshNumber()
  assert.match(nonce, /^[0-9a-f]{64}$/)
  assert.equal(commitment, sha256(nonce))
  assert.notEqual(freshNumber().nonce, nonce)
  keepDice('t', 'first', nonce)
  keepDice('t', 'second', 'other')
  assert.deepEqual(keptDice('t'), { table: 't', fingerprint: 'first', nonce, promised: {} })
  const dice = (German) => ({
    seed_hash: 'second',
    shares: [
      { seat: 'US', commitment, told: false },
      { seat: 'German', commitment: German, told: false },
    ],
    awaited: ['US', 'German'],
    dealt: false,
  })
  keepPromises('t', dice('one'))
  keepPromises('t', dice('two'))
  assert.deepEqual(keptDice('t').promised, { US: commitment, German: 'one' })
  assert.equal(keptDice('elsewhere'), undefined)
  stored.set('undaunted.dice', 'not json')
  assert.equal(keptDice('t'), undefined)
})

test('a number is told once all have promised theirs, and never to a server that changed its mind', () => {
  const shares = Object.entries(promised).map(([seat, commitment]) => ({ seat, commitment, told: false }))
  const dice = { seed_hash: FINGERPRINT, shares, awaited: ['US', 'German'], dealt: false }
  assert.equal(numberToTell(kept, dice, ['US']), ADA)
  assert.equal(numberToTell(kept, dice, ['German']), '', 'which is somebody else’s seat')
  assert.equal(numberToTell(kept, { ...dice, awaited: [] }, ['US']), '', 'somebody is missing')
  assert.equal(numberToTell(kept, { ...dice, dealt: true }, ['US']), '')
  assert.equal(numberToTell({ ...kept, nonce: '' }, dice, ['US']), '')
  assert.equal(numberToTell(kept, { ...dice, seed_hash: 'ef'.repeat(32) }, ['US']), '')
  const changed = [shares[0], { ...shares[1], commitment: 'ef'.repeat(32) }]
  assert.equal(numberToTell(kept, { ...dice, shares: changed }, ['US']), '')
})

test('once a number is told, nothing can be added to what was promised', () => {
  const [us, german] = Object.entries(promised).map(([seat, commitment]) => ({ seat, commitment, told: false }))
  keepDice('t', FINGERPRINT, ADA)
  const told = []
  const hear = (shares, awaited) =>
    heed({
      welcome: { table: 't', seed_hash: FINGERPRINT },
      yours: ['US'],
      ask: ({ nonce }) => told.push(nonce),
      dice: { seed_hash: FINGERPRINT, shares, awaited, dealt: false },
    })
  hear([us], [])
  assert.deepEqual(keptDice('t').promised, { US: us.commitment })
  assert.deepEqual(told, [], 'others may still come')
  hear([us, german], ['US', 'German'])
  assert.deepEqual(keptDice('t').promised, promised)
  assert.deepEqual(told, [ADA])
  stored.clear()
  keepDice('t', FINGERPRINT, ADA)
  hear([us], ['US'])
  hear([us, german], ['US', 'German'])
  assert.deepEqual(told, [ADA, ADA], 'not told again among others')
  assert.deepEqual(keptDice('t').promised, { US: us.commitment })
  assert.equal(check(LOG, keptDice('t'), ['US']).fault, 'promise')
})

test('hundreds of games keep what they were promised for as long as they go on', () => {
  for (let number = 0; number < 300; number++) keepDice(`t-${number}`, `${number}`, ADA)
  for (let number = 0; number < 300; number++) assert.equal(keptDice(`t-${number}`).fingerprint, `${number}`)
  for (let number = 0; number < 250; number++) settleDice(`t-${number}`)
  keepDice('another', FINGERPRINT)
  settleDice('another')
  settleDice('nowhere')
  keepDice('one more', FINGERPRINT)
  assert.deepEqual(
    ['t-299', 't-250', 't-249', 't-51', 't-50', 'another'].map((table) => Boolean(keptDice(table))),
    [true, true, true, true, false, true],
  )
})

test('a number is missing where another device promised it, and is waited for', () => {
  const shares = [
    { seat: 'US', commitment: sha256(ADA), told: false },
    { seat: 'German', commitment: sha256(BEN), told: false },
  ]
  const dice = { seed_hash: FINGERPRINT, shares, awaited: ['US', 'German'], dealt: false }
  assert.equal(isMissing(kept, dice, ['US']), false)
  assert.equal(isMissing(kept, dice, ['US', 'German']), true, 'one of two seats')
  assert.equal(isMissing({ ...kept, nonce: '' }, dice, ['US']), true)
  assert.equal(isMissing(undefined, dice, ['US']), true)
  assert.equal(isMissing({ ...kept, nonce: BEN }, dice, ['US']), true, 'another number than was promised')
  assert.equal(isMissing(undefined, { ...dice, awaited: ['German'] }, ['US']), false, 'told, or lost already')
  assert.equal(isMissing(undefined, dice, []), false)
  assert.equal(isMissing(undefined, null, ['US']), false)
})

test('a number that was promised before there was a table is kept for it, and for one table only', async () => {
  const commitment = promiseAhead('campaign')
  assert.match(commitment, /^[0-9a-f]{64}$/)
  assert.equal(promiseAhead('campaign'), commitment, 'the other side at the same screen promises it too')
  assert.notEqual(promiseAhead('another campaign'), commitment)
  const told = []
  const at = (table, own, seats = ['Soviet']) => ({
    welcome: { table, seed_hash: FINGERPRINT },
    yours: seats,
    ask: (wish) => told.push([wish.do, wish.nonce, keptDice(table).nonce]),
    dice: {
      seed_hash: FINGERPRINT,
      shares: ['Soviet', 'German'].map((seat) => ({ seat, commitment: own[seat] ?? sha256(BEN), told: false })),
      awaited: ['Soviet', 'German'],
      dealt: false,
    },
  })
  heed(at('elsewhere', { Soviet: sha256(ADA) }))
  heed(at('watched', { Soviet: commitment }, []))
  const over = at('void', { Soviet: commitment })
  heed({ ...over, dice: { ...over.dice, awaited: [] } })
  assert.deepEqual(told, [], 'not ours, or nobody’s seat, or a game that is void')
  assert.equal(promiseAhead('campaign'), commitment, 'no table has it yet')
  heed(at('first', { Soviet: commitment }))
  const [[what, nonce, keptBefore]] = told
  assert.deepEqual([what, sha256(nonce), keptBefore], ['reveal', commitment, nonce], 'kept before it is told')
  heed(at('first', { Soviet: commitment }))
  assert.equal(told.length, 2, 'told again after a break')
  assert.notEqual(promiseAhead('campaign'), commitment, 'a number that was told is promised no more')
  stored.set('undaunted.dice.ahead', 'not json')
  assert.match(promiseAhead('campaign'), /^[0-9a-f]{64}$/)
})
