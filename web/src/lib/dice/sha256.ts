// SHA-256 and HMAC (FIPS 180-4, RFC 2104), in hexadecimal. A browser has its own only at secure addresses, and many play
// at plain ones in their own network.

const BLOCK = 64

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, exponent: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    let prime = true
    for (let by = 2; by * by <= n; by++) if (n % by === 0) prime = false
    if (prime) found.push(((n ** exponent % 1) * 2 ** 32) | 0)
  }
  return found
}
const START = roots(8, 1 / 2)
const ROUNDS = roots(64, 1 / 3)

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const hash = [...START]
  const w = new Int32Array(BLOCK)
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i)
    for (let i = 16; i < BLOCK; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!]
      const one = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
      const two = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
      w[i] = w[i - 16]! + one + w[i - 7]! + two
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < BLOCK; i++) {
      const chosen = (e & f) ^ (~e & g)
      const most = (a & b) ^ (a & c) ^ (b & c)
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + w[i]!) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setInt32(4 * i, word))
  return new Uint8Array(out.buffer)
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Of bytes that are given in hexadecimal. */
export function sha256(hex: string): string {
  return toHex(digest(fromHex(hex)))
}

/** Of a text, with a key in hexadecimal. */
export function hmac(key: string, text: string): string {
  const given = fromHex(key)
  const padded = new Uint8Array(BLOCK)
  padded.set(given.length > BLOCK ? digest(given) : given)
  const inner = digest(
    joined(
      padded.map((byte) => byte ^ 0x36),
      new TextEncoder().encode(text),
    ),
  )
  return toHex(
    digest(
      joined(
        padded.map((byte) => byte ^ 0x5c),
        inner,
      ),
    ),
  )
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}
