// Structures from above, about the origin, within 96 × 64. `shade` is what throws the shadow.
import { draw, inked } from '$lib/art/pen'

export interface Structure {
  shade: string
  body: string
}

const PLANE =
  'M-6-30h12l4 5 3 17 33 8c2 2 2 7 0 8l-34 1-3 14 11 5v6l-20-2-20 2v-6l11-5-3-14-34-1c-2-1-2-6 0-8l33-8 3-17z'
const HANGAR = 'M-44-26h88v52h-88z'
const TANKS = 'M-40 4a19 19 0 1 0 38 0a19 19 0 1 0-38 0M2-8a19 19 0 1 0 38 0a19 19 0 1 0-38 0'
const POOL = 'M-46-24H4V4h-50zM10-26h34v50H10z'
const DUMP = 'M-40-20h28v20h-28zM-8-22h28v20H-8zM-30 4H2v20h-32zM8 2h30v20H8z'
const MAST = 'M-22 26 0-30l22 56z'

export const STRUCTURES: Record<string, Structure> = {
  aircraft: {
    shade: PLANE,
    body:
      inked('roof-2', PLANE) +
      inked('pale', 'M-5-24h10l2 8H-7zM-4-10h8l1 10h-10z') +
      draw('ink', 1.2, 'M0-34v4M-16-34h32M0 4v22M-40 6l26-5M40 6 14 1M-14 26h28'),
  },
  hangar: {
    shade: HANGAR,
    body:
      inked('roof', HANGAR) +
      inked('roof-dark', 'M-44 2h88v24h-88z', 1) +
      draw('ink', 1, 'M-44-26v52M-30-26v52M-16-26v52M-2-26v52M12-26v52M26-26v52', '', 0.6) +
      inked('wall', 'M40-20h8v40h-8z') +
      draw('ink', 1.6, 'M-44 2h84'),
  },
  'motor-pool': {
    shade: POOL,
    body:
      inked('roof-2', 'M-46-24H4v14h-50z') +
      inked('roof-2-dark', 'M-46-10H4V4h-50z') +
      inked('soil', 'M10-26h34v50H10z') +
      inked('leaf', 'M14-22h26v10H14zM14-6h26V4H14zM14 10h26v10H14z') +
      draw('ink', 1.1, 'M20-22v10M20-6V4M20 10v10M-46 10h48M-46 18h48M-40 10v8M-28 10v8M-16 10v8M-4 10v8'),
  },
  'fuel-tank': {
    shade: TANKS,
    body:
      draw('ink', 3, 'M-4 12C4 20 16 22 24 14M-21-15v-12h26') +
      inked('wall', TANKS) +
      inked('rock', 'M-30 4a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12-8a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 1) +
      draw('ink', 1, 'M-40 4h10M-12 4h10M2-8h10M30-8h10M-21-15v10M21-27v10M-21 13v10M21 1v10', '', 0.7),
  },
  'ammunition-dump': {
    shade: DUMP,
    body:
      inked('soil', DUMP) +
      draw(
        'ink',
        1.1,
        'M-40-13h28M-40-7h28M-8-15h28M-8-9h28M-30 11H2M-30 17H2M8 9h30M8 15h30M-26-20v20M6-22v20M-14 4v20M23 2v20',
        '',
        0.8,
      ) +
      inked('leaf', 'M22-24c8-4 18-2 22 4s0 14-8 14-12-2-14-8z', 1) +
      draw('leaf-dark', 1.4, 'M26-22 40-8M40-22 26-10'),
  },
  'radio-mast': {
    shade: MAST,
    body:
      inked('wall', 'M-30 14h26v16h-26z') +
      inked('roof-2', 'M-33 8h32v9h-32z') +
      draw(
        'ink',
        2.2,
        'M-14 26 2-30 18 26M-10 12h24M-7 0h18M-3-12h10M-10 12 11 0M14 12-7 0M-7 0l14-12M11 0-3-12',
      ) +
      draw('ink', 1.6, 'M-8-30c-5-4-5-8 0-12M12-30c5-4 5-8 0-12M-2-33c-2-2-2-4 0-6M6-33c2-2 2-4 0-6'),
  },
}
