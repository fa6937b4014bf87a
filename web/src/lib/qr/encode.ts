// A text as a QR code: bytes, error correction M (15 % may be lost), versions 1 to 10, which holds 213 bytes.
// `encode` gives rows of dark modules, without the quiet zone around them. ISO/IEC 18004, the parts that links need.
import { correction } from './correction'

/** By version: the number of blocks, and of correction bytes in each, at level M. */
const BLOCKS: [blocks: number, correcting: number][] = [
  [1, 10],
  [1, 16],
  [1, 26],
  [2, 18],
  [2, 24],
  [4, 16],
  [4, 18],
  [4, 22],
  [5, 22],
  [5, 26],
]
const ALL_BYTES = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
const LEVEL_M = 0b00

export class TooLong extends Error {}

/** How many bytes of text a version holds. */
export function room(version: number): number {
  const [blocks, correcting] = BLOCKS[version - 1]!
  return ALL_BYTES[version - 1]! - blocks * correcting - (version < 10 ? 2 : 3)
}

export function encode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, at) => room(at + 1) >= bytes.length) + 1
  if (!version) throw new TooLong(`${bytes.length} bytes`)
  const grid = new Grid(version)
  grid.lay(interleaved(dataOf(bytes, version), version))
  return grid.masked()
}

/** The bytes with what they are and how many, filled up to what the version holds. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const [blocks, correcting] = BLOCKS[version - 1]!
  const size = ALL_BYTES[version - 1]! - blocks * correcting
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, size * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const found: number[] = []
  for (let at = 0; at < bits.length; at += 8)
    found.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let fill = 0xec; found.length < size; fill ^= 0xec ^ 0x11) found.push(fill)
  return found
}

/** In blocks, each with its correction, and a byte of each block in turn: a stain hurts all of them a little. */
function interleaved(data: number[], version: number): number[] {
  const [count, correcting] = BLOCKS[version - 1]!
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const blocks: number[][] = []
  for (let at = 0, number = 0; number < count; number++) {
    const size = short + (number >= count - longer ? 1 : 0)
    blocks.push(data.slice(at, at + size))
    at += size
  }
  const corrections = blocks.map((block) => correction(block, correcting))
  const woven = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.flatMap((row) => (at < row.length ? [row[at]!] : [])),
    ).flat()
  return [...woven(blocks), ...woven(corrections)]
}

export const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Where the centres of alignment patterns are, in both directions. */
export function alignments(version: number): number[] {
  if (version === 1) return []
  const last = 4 * version + 10
  return version < 7 ? [6, last] : [6, 2 * version + 8, last]
}

class Grid {
  private readonly size: number
  private readonly dark: boolean[][]
  /** Modules that say how to read the others, and bear no data. */
  private readonly fixed: boolean[][]

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version
    this.dark = this.blank()
    this.fixed = this.blank()
    this.patterns()
  }

  /** From the lower right corner up and down in columns of two. */
  lay(bytes: number[]): void {
    let bit = 0
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        const row = ((right + 1) & 2) === 0 ? this.size - 1 - step : step
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue
          this.dark[row]![column] =
            bit < bytes.length * 8 && ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
          bit++
        }
      }
    }
  }

  /** With the mask that leaves the least that could be mistaken for something else. */
  masked(): boolean[][] {
    const all = MASKS.map((mask, number) => {
      const rows = this.dark.map((row, r) => row.map((on, c) => on !== (!this.fixed[r]![c] && mask(r, c))))
      this.format(rows, number)
      return rows
    })
    return all.reduce((best, rows) => (penalty(rows) < penalty(best) ? rows : best))
  }

  private blank(): boolean[][] {
    return Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false))
  }

  private set(row: number, column: number, on: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return
    this.dark[row]![column] = on
    this.fixed[row]![column] = true
  }

  private patterns(): void {
    for (let at = 0; at < this.size; at++) {
      this.set(6, at, at % 2 === 0)
      this.set(at, 6, at % 2 === 0)
    }
    const far = this.size - 4
    for (const [row, column] of [
      [3, 3],
      [3, far],
      [far, 3],
    ] as const)
      this.square(row, column, 4)
    const centres = alignments(this.version)
    const last = centres.at(-1)
    for (const row of centres)
      for (const column of centres) {
        const onFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
        if (!onFinder) this.square(row, column, 2)
      }
    // Room for how it is masked, and the module that is always dark.
    for (let at = 0; at < 9; at++) {
      if (at !== 6) {
        this.set(8, at, false)
        this.set(at, 8, false)
      }
      if (at < 8) {
        this.set(8, this.size - 1 - at, false)
        this.set(this.size - 1 - at, 8, false)
      }
    }
    this.set(this.size - 8, 8, true)
    if (this.version >= 7) this.named()
  }

  /** A finder (with its light frame) or an alignment pattern around a module. */
  private square(row: number, column: number, reach: number): void {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c))
        this.set(row + r, column + c, reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4)
      }
  }

  /** The version, twice, guarded by twelve bits. */
  private named(): void {
    const bits = (this.version << 12) | remainder(this.version << 12, 0x1f25)
    for (let at = 0; at < 18; at++) {
      const on = ((bits >> at) & 1) === 1
      const [near, far] = [Math.floor(at / 3), this.size - 11 + (at % 3)]
      this.set(near, far, on)
      this.set(far, near, on)
    }
  }

  /** Level and mask, twice, guarded by ten bits. */
  private format(rows: boolean[][], mask: number): void {
    const data = (LEVEL_M << 3) | mask
    const bits = ((data << 10) | remainder(data << 10, 0x537)) ^ 0x5412
    for (let at = 0; at < 15; at++) {
      const on = ((bits >> at) & 1) === 1
      rows[at < 6 ? at : at < 8 ? at + 1 : this.size - 15 + at]![8] = on
      rows[8]![at < 8 ? this.size - 1 - at : at === 8 ? 7 : 14 - at] = on
    }
    rows[this.size - 8]![8] = true
  }
}

export function remainder(value: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor)
  for (let at = 31; at >= degree; at--) if ((value >> at) & 1) value ^= divisor << (at - degree)
  return value
}

/** The four rules of the standard. */
function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, at) => rows.map((row) => row[at]!))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    const text = line.map(Number).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0)
  }
  for (let r = 1; r < rows.length; r++)
    for (let c = 1; c < rows.length; c++) {
      const block =
        Number(rows[r]![c]) + Number(rows[r - 1]![c]) + Number(rows[r]![c - 1]) + Number(rows[r - 1]![c - 1])
      if (block % 4 === 0) sum += 3
    }
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
}
