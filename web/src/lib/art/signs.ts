// A terrain in one stroke, for boards as small as a stamp; 20 × 20.

export interface Sign {
  ground: string
  pen: string
  d: string
}

export const sign = (ground: string, pen: string, d: string): Sign => ({ ground, pen, d })

export const SIGNS: Record<string, Sign> = {
  airstrip: sign('pale', 'rock-dark', 'M2 14 16 3M5 17 18 7M8 12l3-2.4'),
  camp: sign('ground', 'roof-2', 'M3 9l3-5 3 5zM10 16l3-5 3 5z'),
  church: sign('ground', 'roof-dark', 'M5 16V9l5-3 5 3v7zM10 6V2M8.5 3.500h3'),
  dunes: sign('lush', 'soil-dark', 'M2 7c4-4 8-4 12 0M6 12c4-4 8-4 12 0M2 17c4-4 8-4 12 0'),
  farm: sign('ground', 'roof-2', 'M4 16V9l4-4 4 4v7zM12 16v-5h5v5z'),
  fields: sign('crop', 'crop-dark', 'M3 16 8 4M7 16l5-12M11 16l5-12'),
  fort: sign('ground', 'rock-dark', 'M4 16V5h3v2h2V5h3v2h2V5h2v11z'),
  hedgerow: sign('lush', 'leaf-dark', 'M3 9h14M10 9v8M3 4v5'),
  hill: sign('lush', 'rock-dark', 'M3 15c2-6 4-9 7-9s5 3 7 9M7 15c1-3 2-4 3-4s2 1 3 4'),
  oasis: sign(
    'ground',
    'leaf-dark',
    'M10 17V8M10 8C8 4 5 4 3 6M10 8c2-4 5-4 7-2M10 8C7 7 5 9 4 12M10 8c3-1 5 1 6 4',
  ),
  orchard: sign(
    'lush',
    'leaf-dark',
    'M5 5h.1M10 5h.1M15 5h.1M5 10h.1M10 10h.1M15 10h.1M5 15h.1M10 15h.1M15 15h.1',
  ),
  river: sign(
    'ground',
    'water-dark',
    'M2 6c4-3 6 3 10 0s4-1 6 0M2 11c4-3 6 3 10 0s4-1 6 0M2 16c4-3 6 3 10 0s4-1 6 0',
  ),
  road: sign('ground', 'road-edge', 'M6 17C7 10 13 10 14 3M10 18c1-7 6-8 7-15'),
  rocks: sign('soil', 'rock-dark', 'M3 15l3-6 4 2 1 4zM11 9l2-5 4 3-1 4z'),
  sand: sign('ground', 'soil-dark', 'M5 6h.1M11 5h.1M15 9h.1M7 12h.1M12 14h.1M5 16h.1'),
  scrub: sign('ground', 'leaf-dark', 'M5 8V5M3 8l2-1 2 1M13 15v-3M11 15l2-1 2 1M14 7V4M12 7l2-1 2 1'),
  track: sign('ground', 'soil-dark', 'M4 17C8 12 9 9 15 3M8 18c4-5 6-8 10-13'),
  village: sign('ground', 'roof-2-dark', 'M2 10l4-4 4 4v5H2zM11 8l3-3 4 3v5h-7z'),
  wadi: sign('soil', 'rock-dark', 'M2 6c5 0 4 4 8 5s4 3 8 3M2 11c4 0 3 3 7 4s4 2 6 2'),
  woods: sign(
    'leaf',
    'leaf-dark',
    'M5 9a2.5 2.5 0 1 0 .1 0M13 6a2.5 2.5 0 1 0 .1 0M10 13a2.5 2.5 0 1 0 .1 0',
  ),
}
