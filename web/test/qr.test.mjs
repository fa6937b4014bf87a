// The QR codes, read back by a reader written for this test alone, which knows the standard and not the writer.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
const { encode, room, TooLong } = await vite.ssrLoadModule('/src/lib/qr/encode.ts')

const FORMATS_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]
const VERSIONS = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99, 10: 0x0a4d3 }
const CENTRES = {
  1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34],
  7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50],
} // prettier-ignore
// Level M: correction bytes a block, then how many blocks of how many data bytes.
const LAYOUT = {
  1: [10, [1, 16]], 2: [16, [1, 28]], 3: [26, [1, 44]], 4: [18, [2, 32]], 5: [24, [2, 43]],
  6: [16, [4, 27]], 7: [18, [4, 31]], 8: [22, [2, 38], [2, 39]], 9: [22, [3, 36], [2, 37]],
  10: [26, [4, 43], [1, 44]],
} // prettier-ignore
const FLIPS = [
  (i, j) => (i + j) % 2, (i) => i % 2, (i, j) => j % 3, (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2, (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2, (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
] // prettier-ignore

function read(rows) {
  const size = rows.length
  const version = (size - 17) / 4
  const bit = (r, c) => (rows[r][c] ? 1 : 0)
  // How it is masked: both copies must say the same, and be one that the standard lists for level M.
  const first = [0, 1, 2, 3, 4, 5, 7]
    .map((c) => bit(8, c))
    .concat([8, 7, 5, 4, 3, 2, 1, 0].map((r) => bit(r, 8)))
  const second = [1, 2, 3, 4, 5, 6, 7].map((n) => bit(size - n, 8))
  for (let n = 8; n >= 1; n--) second.push(bit(8, size - n))
  assert.deepEqual(first, second)
  const mask = FORMATS_M.indexOf(parseInt(first.join(''), 2))
  assert.notEqual(mask, -1)
  assert.equal(bit(size - 8, 8), 1, 'the module that is always dark')
  if (version >= 7) {
    let near = 0
    let far = 0
    for (let at = 17; at >= 0; at--) {
      const [a, b] = [Math.floor(at / 3), size - 11 + (at % 3)]
      near = near * 2 + bit(a, b)
      far = far * 2 + bit(b, a)
    }
    assert.equal(near, VERSIONS[version])
    assert.equal(far, VERSIONS[version])
  }
  const corner = (r, c) => (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9)
  const aligned = (r, c) =>
    CENTRES[version].some((y) =>
      CENTRES[version].some((x) => !corner(y, x) && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2),
    )
  const named = (r, c) =>
    version >= 7 && ((r < 6 && c >= size - 11 && c < size - 8) || (c < 6 && r >= size - 11 && r < size - 8))
  const bits = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const r = up ? size - 1 - step : step
      for (const c of [right, right - 1]) {
        if (corner(r, c) || aligned(r, c) || named(r, c) || r === 6 || c === 6) continue
        bits.push(bit(r, c) ^ (FLIPS[mask](r, c) === 0 ? 1 : 0))
      }
    }
  }
  const stream = []
  for (let at = 0; at + 8 <= bits.length; at += 8) stream.push(parseInt(bits.slice(at, at + 8).join(''), 2))
  const [correcting, ...groups] = LAYOUT[version]
  const blocks = groups.flatMap(([count, long]) => Array.from({ length: count }, () => ({ long, bytes: [] })))
  let from = 0
  for (let at = 0; at < Math.max(...blocks.map((one) => one.long)); at++)
    for (const block of blocks) if (at < block.long) block.bytes.push(stream[from++])
  for (let at = 0; at < correcting; at++) for (const block of blocks) block.bytes.push(stream[from++])
  for (const { bytes } of blocks) assert.ok(divides(bytes, correcting), 'the correction fits')
  const data = blocks.flatMap(({ bytes, long }) => bytes.slice(0, long))
  const text = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  assert.equal(text.slice(0, 4), '0100', 'bytes')
  const wide = version < 10 ? 8 : 16
  const count = parseInt(text.slice(4, 4 + wide), 2)
  const found = Array.from({ length: count }, (_, at) =>
    parseInt(text.slice(4 + wide + 8 * at, 12 + wide + 8 * at), 2),
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(found))
}

/** All syndromes of a sound block are nought. Multiplied bit by bit, not by the writer's tables. */
function divides(bytes, correcting) {
  const multiply = (a, b) => {
    let found = 0
    for (; b; b >>= 1, a = (a << 1) ^ (a & 128 ? 0x11d : 0)) if (b & 1) found ^= a
    return found
  }
  for (let at = 0, root = 1; at < correcting; at++, root = multiply(root, 2)) {
    let sum = 0
    for (const byte of bytes) sum = multiply(sum, root) ^ byte
    if (sum) return false
  }
  return true
}

test('what is written can be read, at every length that fits', () => {
  for (let length = 0; length <= 213; length++) {
    const text = 'http://192.168.1.5:8344/table/'.padEnd(length, 'aB3_-/#é'.slice(0, 7)).slice(0, length)
    assert.equal(read(encode(text)), text)
  }
})

test('links as they are sent, and letters beyond ASCII', () => {
  const key = 'ESWTMbOD1sEjpJTvTQ8HwdP4vd4JmTCLcnbKj2Ns0Wg'
  for (const text of [
    `https://undaunted.example/table/fqdrjmkxnqxhexzk#seat=${key}`,
    `http://[2001:db8::aaaa:bbbb:cccc:dddd]:8344/table/fqdrjmkxnqxhexzk#key=${key}`,
    'Où ? Là-bas… 🎖',
  ])
    assert.equal(read(encode(text)), text)
})

test('the smallest version that holds it is taken, and too much is refused', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(room), [14, 26, 42, 62, 84, 106, 122, 152, 180, 213])
  for (let version = 1; version <= 10; version++) {
    assert.equal(encode('x'.repeat(room(version))).length, 17 + 4 * version)
  }
  assert.throws(() => encode('x'.repeat(214)), TooLong)
})

test('finders, timing and quiet corners are where readers look for them', () => {
  const rows = encode('hello')
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const part = (top, left) =>
    finder.map((_, r) => finder.map((_, c) => Number(rows[top + r][left + c])).join(''))
  const far = rows.length - 7
  for (const [top, left] of [
    [0, 0],
    [0, far],
    [far, 0],
  ])
    assert.deepEqual(part(top, left), finder)
  for (let at = 8; at < rows.length - 8; at++) {
    assert.equal(rows[6][at], at % 2 === 0)
    assert.equal(rows[at][6], at % 2 === 0)
  }
  for (let at = 0; at < 8; at++) assert.ok(!rows[7][at] && !rows[at][7] && !rows[7][rows.length - 1 - at])
})
