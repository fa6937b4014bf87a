// Chance that is always the same: a tile's face is drawn from its id, a card's portrait from its own.

export type Chance = () => number

/** A number from a text (FNV-1a), well enough mixed to start a generator with. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  return (h ^ (h >>> 13)) >>> 0
}

/** Numbers from 0 to 1 (mulberry32). */
export function chance(text: string): Chance {
  let a = hash(text)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (r: Chance, low: number, high: number) => low + (high - low) * r()
export const oneOf = <T>(r: Chance, all: readonly T[]): T => all[Math.floor(r() * all.length)] as T
