// A soldier in outline, on a field of 100 × 70 with the ground at the bottom: shoulders, head, what is worn on it.
import NAMES from './names.json'
import { hash } from '$lib/art/seed'

export interface Portrait {
  body: string
  head: string
  worn: string
  beard: string
  lines: string
}

const WORN: Record<string, [worn: string, lines: string]> = {
  pot: [
    'M35 30C35 12 65 12 65 30l3 3c-10 3-26 3-36 0z',
    'M35 30c8 2 22 2 30 0M37 33c3 12 8 17 13 17s10-5 13-17',
  ],
  flared: ['M36 26C36 11 64 11 64 26l6 11c-6 0-7-4-12-4H42c-5 0-6 4-12 4z', 'M36 26c9 3 19 3 28 0'],
  scarf: [
    'M35 31C33 12 67 12 65 31l6 24c-8-2-9-12-9-22H38c0 10-1 20-9 22z',
    'M35 28c10 3 20 3 30 0M36 24c9 3 19 3 28 0',
  ],
  beret: ['M34 28c-3-12 10-17 20-15 12 1 20 8 17 15-6-1-9 0-13 1-8-2-16-3-24-1z', 'M35 29c8-2 18-1 24 1'],
  sun: ['M38 28C38 8 62 8 62 28l12 4c-14 6-34 6-48 0z', 'M38 27c8 2 16 2 24 0M50 13v-2'],
  tanker: [
    'M34 34C32 10 68 10 66 34l-2 12c-4 0-5-5-5-14H41c0 9-1 14-5 14z',
    'M44 13v18M50 12v19M56 13v18M36 36a4 4 0 1 0 .1 0M64 36a4 4 0 1 0 .1 0',
  ],
  peaked: [
    'M33 22c2-10 32-10 34 0l-4 8H37zM36 30h28c2 2 3 4 2 6-10-3-22-3-32 0-1-2 0-4 2-6z',
    'M37 29h26M50 20v4',
  ],
  wool: ['M36 32C34 10 66 10 64 32z', 'M36 32v-4h28v4M42 14l-2 12M50 12v14M58 14l2 12'],
  goggles: [
    'M36 30C36 12 64 12 64 30z',
    'M38 27a5 4 0 1 0 10 0a5 4 0 1 0-10 0M52 27a5 4 0 1 0 10 0a5 4 0 1 0-10 0',
  ],
}

const USUAL: Record<string, string> = { star: 'pot', bars: 'flared', scorpion: 'scarf', chevrons: 'sun' }

function worn(title: string, emblem: string): string {
  if (/(?<!anti)tank/.test(title)) return 'tanker'
  if (/sergeant|lieutenant|officer/.test(title)) return emblem === 'scorpion' ? 'beret' : 'peaked'
  if (/sniper|saboteur|commando|assault/.test(title)) return 'wool'
  if (emblem === 'scorpion' && /engineer|machine/.test(title)) return 'beret'
  return USUAL[emblem] ?? 'pot'
}

/** The picture of a card, the same for the same card always. */
export function portrait(id: string, title: string, emblem: string): Portrait {
  const seed = hash(id)
  const wide = 26 + (seed % 6)
  const jaw = 49 + ((seed >> 4) % 4)
  const [hat, lines] = WORN[worn(title, emblem)] ?? ['', '']
  const beard =
    emblem === 'scorpion' && (seed >> 8) % 2 === 0
      ? 'M38.5 36C39 58 61 58 61.5 36c-3 6-5 7-11.5 7s-8.5-1-11.5-7z'
      : ''
  return {
    body: `M${50 - wide} 72c0-12 5-16 17-18l5-1v-6h12v6l5 1c12 2 17 6 17 18zM${46 + (seed % 3)} 54l4 6 4-6`,
    head: `M38.5 26C37 42 43 ${jaw} 50 ${jaw}S63 42 61.5 26z`,
    beard,
    worn: hat,
    lines: lines + `M42 56l-4 14M58 56l4 14`,
  }
}

// Each soldier of a side has a name of his own: titles that come in squads take three in a row.
export const FIRST: Record<string, number> = {
  rifleman: 0,
  scout: 3,
  'machine-gunner': 6,
  'squad-leader': 9,
  sniper: 12,
  mortar: 13,
  'platoon-sergeant': 14,
  'platoon-guide': 15,
  'antitank-gunner': 16,
  lieutenant: 17,
  'warrant-officer': 18,
  'staff-sergeant': 19,
  saboteur: 20,
  engineer: 21,
  navigator: 22,
  'tank-commander': 17,
  'tank-driver': 18,
  'tank-gunner': 19,
  'tank-crewman': 20,
}

/** A surname of ours for the soldier on a card. */
export function surname(side: string, title: string, squad: string): string {
  const known = (NAMES as Record<string, string[]>)[side] ?? NAMES.US
  const place = (FIRST[title] ?? hash(title)) + Math.max(0, 'ABC'.indexOf(squad || 'A'))
  return known[(place * 7) % known.length] ?? ''
}
