// The ground of a city in one stroke, see signs.ts; fetched where such a board is shown.
import { sign, type Sign } from '$lib/art/signs'
import './city.css'

export const SIGNS: Record<string, Sign> = {
  bank: sign('ground', 'water-dark', 'M13 2c-3 4 1 6-1 9s1 4-1 7M17 3c-2 4 1 6 0 8s1 4 0 7M4 6h3M5 13h3'),
  depot: sign(
    'ground',
    'rock-dark',
    'M3 7a3.500 2 0 1 0 7 0a3.500 2 0 1 0-7 0v5c2 2 5 2 7 0V7M11 11a3 2 0 1 0 6 0a3 2 0 1 0-6 0v5c2 1.500 4 1.500 6 0v-5',
  ),
  flats: sign('ground', 'brick', 'M4 17V4h12v13zM7 7v1M10 7v1M13 7v1M7 11v1M10 11v1M13 11v1M9 17v-2h2v2'),
  hall: sign('ground', 'roof-dark', 'M3 8l7-5 7 5zM5 9v7M8.500 9v7M11.500 9v7M15 9v7M3 17h14'),
  heights: sign('lush', 'soil-dark', 'M3 15c2-6 4-9 7-9s5 3 7 9M7 15c1-3 2-4 3-4s2 1 3 4'),
  huts: sign('ground', 'roof-2-dark', 'M2 9l4-4 4 4v4H2zM11 14l3-3 4 3v3h-7z'),
  landing: sign('sand', 'water-dark', 'M3 8h8M3 12h8M13 3v14M16 4v3M16 9v3M16 14v3'),
  park: sign('lush', 'leaf-dark', 'M6 9V5M4 6l2 2 2-2M14 10V6M12 7l2 2 2-2M9 17v-5M7 13l2 2 2-2'),
  rails: sign('ballast', 'ink', 'M6 3v14M13 3v14M4 5h11M4 9h11M4 13h11'),
  ravine: sign('soil', 'soil-dark', 'M2 7c5 0 4 4 8 5s4 2 8 2M2 12c4 0 3 3 7 4s4 2 6 2'),
  rubble: sign('dust', 'brick-dark', 'M3 16l2-4 3 2 2-5 3 4 2-2 2 5zM6 8h2M12 5h2'),
  ruins: sign('dust', 'rock-dark', 'M4 17V9l2 2V6l3 4 2-1v8M14 17V8l2 3v6M2 17h16'),
  silo: sign(
    'ground',
    'concrete-dark',
    'M4 17V6a2 1.500 0 0 1 4 0v11M8 17V6a2 1.500 0 0 1 4 0v11M12 17V3h4v14z',
  ),
  square: sign('road', 'road-edge', 'M4 4h12v12H4zM8 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0'),
  steppe: sign('crop', 'crop-dark', 'M4 8l1-3 1 3M12 7l1-3 1 3M8 14l1-3 1 3M14 16l1-3 1 3'),
  street: sign('road', 'road-edge', 'M5 2v16M15 2v16M10 3v3M10 9v3M10 15v3'),
  stumps: sign('dust', 'concrete-dark', 'M4 17v-5l2 1 2-2v6M8 17v-7l2 2 2-1v6M13 17V8l2 2 1-2v9'),
  works: sign('ground', 'brick-dark', 'M2 17V9l4-3v3l4-3v3l4-3v11zM16 17V3h2v14'),
  wreck: sign('dust', 'rust', 'M3 17V7l4 4V6l4 5M11 17v-5l4-5 2 10M2 17h16'),
}
