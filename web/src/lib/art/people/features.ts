// A face of one's own: what tells soldiers apart who wear the same helmet. Drawn over the portrait of a card,
// on its field of 100 × 70, always the same for the same person.
import { hash } from '$lib/art/seed'

export interface Features {
  skin: string
  /** Hair, brows and beard. */
  hair: string
  dark: string
  lines: string
  glasses: string
}

const SKINS = ['#e0b48c', '#d9ab82', '#cf9c73', '#e6bf9b', '#c99168']
const HAIRS = ['#3a2a1e', '#5a3d25', '#2a2522', '#7a5a36', '#8d8579', '#a1783f']

const BROWS = [
  'M42 33.6q3-1.500 6-.2M52 33.400q3-1.300 6 .2',
  'M42 33.200l6 .8M52 34l6-.8',
  'M42.500 33.800h5M52.500 33.800h5',
]
const MOUTHS = ['M46 45.200q4 1.200 8 0', 'M46.500 45.500h7', 'M46 45.800q4-1.200 8 0', 'M46 45q5 2 7.500-.4']
const NOSES = ['M50 36.500l-1.500 5h2.500', 'M50 36.500c-.5 3-2 5 .8 5', 'M49.500 37v4.500h2']
const MOUSTACHES = [
  'M45 44.200c2-2.400 8-2.400 10 0-3-.8-7-.8-10 0z',
  'M43.500 45c2-3.500 11-3.500 13 0-3-1.200-10-1.200-13 0z',
]
const BEARD =
  'M39.500 40c.5 8 4 11.500 10.500 11.500S60 48 60.500 40c-2 5-3 4.500-5 4-3-.7-8-.7-11 0-2 .5-3 1-5-4z'
const STUBBLE =
  'M42.500 46.500h.1M44.500 48.200h.1M47 49.300h.1M50 49.700h.1M53 49.300h.1M55.500 48.200h.1M57.500 46.500h.1M50 47.500h.1M47 47.300h.1M53 47.300h.1'
const SIDES =
  'M38.300 30c-2.600 7-2.200 13-.6 19 2.200-1 3-2.500 3-5-1.300-4-1.600-9-.9-14zM61.700 30c2.600 7 2.200 13 .6 19-2.200-1-3-2.500-3-5 1.300-4 1.600-9 .9-14z'
const EARS = 'M38.600 33q-2.600 2 .4 6M61.400 33q2.600 2-.4 6'

const isWoman = (name: string) =>
  name.split(/\s+/).length > 1 && name.split(/\s+/).every((part) => part.endsWith('a'))

export function featuresOf(person: string, name: string): Features {
  const seed = hash(`face/${person}/${name}`)
  const pick = <T>(from: readonly T[], shift: number) => from[(seed >>> shift) % from.length]!
  const woman = isWoman(name)
  const roll = (seed >>> 9) % 100
  let dark = ''
  let lines = `${pick(MOUTHS, 3)}${pick(NOSES, 6)}`
  if (woman) dark += SIDES
  else {
    lines += EARS
    if (roll < 24) dark += pick(MOUSTACHES, 12)
    else if (roll < 34) dark += BEARD
    else if (roll < 52) lines += STUBBLE
  }
  const scarred = !woman && (seed >>> 15) % 9 === 0
  if (scarred) lines += 'M55.500 36.500l2.500 5M55.600 39.500l2-.8'
  if ((seed >>> 17) % 4 === 0) lines += 'M42.500 41.500q1 2 2.300 2.500M57.500 41.500q-1 2-2.300 2.500'
  const glasses =
    (seed >>> 19) % 8 === 0
      ? 'M41.800 36.800a3.200 3 0 1 0 6.400 0a3.200 3 0 1 0-6.400 0M51.800 36.800a3.200 3 0 1 0 6.400 0a3.200 3 0 1 0-6.400 0M48.200 36.500h3.600'
      : ''
  return { skin: pick(SKINS, 21), hair: pick(HAIRS, 24), dark, lines: `${lines}|${pick(BROWS, 13)}`, glasses }
}
