// The open places of a city: streets, squares, tracks, gardens, wooden houses.
import {
  at,
  beside,
  blob,
  box,
  curve,
  dots,
  draw,
  fill,
  inked,
  moved,
  n,
  poly,
  scatter,
  wander,
  type Point,
} from '$lib/art/pen'
import { between, oneOf, type Chance } from '$lib/art/seed'
import { roof, stipple, tufts } from '../features'
import { MIDDLE, sized } from '../ground'
import { bare, craters, debris, disc, hedgehogs, hole, littered, rect, stub } from './kit'
import { clear, courses, earth, lain, lanes, through, track, type CityFace } from './scene'

/** A goods wagon, seen from above. */
function wagon(x: number, y: number, turn: number, burnt: boolean): string {
  const body = box(x, y, 44, 15, turn)
  return (
    fill('shade', poly(moved(body, 5, 6))) +
    inked(burnt ? 'soot' : 'rust', poly(body), 1.2) +
    draw(
      burnt ? 'rust' : 'ink',
      0.8,
      [-14, -5, 5, 14]
        .map((u) => {
          const [p, q] = [u * Math.cos(turn), u * Math.sin(turn)]
          const [s, c] = [Math.sin(turn) * 7, Math.cos(turn) * 7]
          return `M${at(x + p + s, y + q - c)}L${at(x + p - s, y + q + c)}`
        })
        .join(''),
      '',
      0.6,
    ) +
    (burnt ? '' : fill('cap', poly(box(x, y - 1, 38, 9, turn)), 0.9))
  )
}

/** A wooden house; or its stove, which does not burn. */
function izba(r: Chance, x: number, y: number, burnt: boolean): string {
  if (!burnt) {
    const turn = between(r, -0.12, 0.12) + (r() < 0.4 ? 1.57 : 0)
    const ridge = box(x, y, 30, 20, turn)
    return (
      roof(x, y, 34, 26, turn, r() < 0.6 ? 'roof-2' : 'roof') + fill('cap', poly(moved(ridge, -1, -1)), 0.72)
    )
  }
  return (
    fill('soot', blob(r, x, y, 19, 14, 0.16, 9), 0.7) +
    draw('soot', 2.6, poly(box(x, y, 30, 22, 0.1)), '9 5', 0.9) +
    fill('shade', rect(x + 2, y - 2, 12, 8)) +
    inked('brick-dark', rect(x - 4, y - 14, 8, 17), 1) +
    inked('brick', rect(x - 5, y - 18, 10, 5), 1) +
    debris(r, [
      [x - 12, y + 4],
      [x + 10, y + 8],
      [x - 4, y + 9],
    ])
  )
}

/** A plank fence. */
const fence = (points: readonly Point[]) =>
  draw('ink', 2.6, `M${points.map(([x, y]) => at(x, y)).join('L')}`, '', 0.8) +
  draw('bark', 1.8, `M${points.map(([x, y]) => at(x, y)).join('L')}`, '3 1.4')

/** Trams that stopped when the current did. */
function tram(r: Chance, x: number, y: number, turn: number): string {
  const body = box(x, y, 50, 15, turn)
  return (
    fill('shade', poly(moved(body, 6, 7))) +
    inked('brick', poly(body), 1.2) +
    fill('dust-light', poly(box(x, y, 40, 8, turn))) +
    hole(r, x + 6, y, 8, 5) +
    fill('cap', poly(box(x - 13, y, 16, 9, turn)), 0.9)
  )
}

export const STREETS: Record<string, CityFace> = {
  street: (scene) => {
    const { r } = scene
    const lines = courses(scene, scene.streets)
    const first = lines[0] ?? [
      [-2, 100],
      [100, 100],
      [202, 100],
    ]
    const [a, b] = [first[0] as Point, first[first.length - 1] as Point]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    const away = clear(scene, 42)
    const yards = scatter(r, 5, 46, away, 26)
    return (
      earth(r) +
      yards
        .map(([x, y]) =>
          inked('dust', poly(box(x, y, between(r, 34, 44), between(r, 28, 36), between(r, -0.1, 0.1))), 0.8),
        )
        .join('') +
      yards
        .slice(0, 3)
        .map(
          ([x, y]) =>
            stub(r, [x - 16, y + 12], [x + 16, y + 12], 17, oneOf(r, ['brick', 'plaster'])) +
            debris(r, [
              [x, y],
              [x - 9, y + 4],
              [x + 8, y - 3],
            ]),
        )
        .join('') +
      lanes(lines.length ? lines : [first], 40) +
      draw('ink', 1.4, curve(beside(first, 4)) + curve(beside(first, -4)), '', 0.5) +
      (scene.rails.length
        ? track(courses(scene, scene.rails))
        : tram(
            r,
            100 + between(r, -30, 30) * Math.cos(turn) - 13 * Math.sin(turn),
            100 + between(r, -30, 30) * Math.sin(turn) + 13 * Math.cos(turn),
            turn + between(r, -0.2, 0.2),
          )) +
      craters(r, scatter(r, 3, 44, [MIDDLE], 24), 6, 9) +
      bare(r, sized(r, scatter(r, 4, 34, clear(scene, 34), 16), 10, 14))
    )
  },
  square: (scene) => {
    const { r } = scene
    let joints = ''
    for (let k = 22; k < 190; k += 18) joints += `M${n(k)} 14v172M14 ${n(k)}h172`
    const [x, y] = [between(r, 88, 112), between(r, 84, 100)]
    const monument = ['column', 'beds', 'fountain'][(scene.number % 5) % 3]
    return (
      earth(r) +
      through(scene, 26) +
      inked('road', blob(r, 100, 100, 84, 82, 0.04, 16), 1) +
      draw('road-edge', 1, `${joints}`, '', 0.32) +
      draw('kerb', 4, blob(r, 100, 100, 80, 78, 0.03, 16), '', 0.9) +
      (monument === 'fountain'
        ? fill('shade', disc(x + 5, y + 5, 25, 23)) +
          inked('concrete', disc(x, y, 25, 23)) +
          inked('soil-dark', disc(x, y, 18, 16), 1) +
          fill('water', disc(x, y, 16, 14), 0.6) +
          draw(
            'dust-light',
            3.4,
            dots(
              Array.from({ length: 6 }, (_, i): Point => [
                x + Math.cos(i * 1.047) * 10,
                y + Math.sin(i * 1.047) * 9,
              ]),
            ),
          ) +
          inked('concrete', disc(x, y, 3.5), 1)
        : monument === 'column'
          ? fill(
              'shade',
              poly([
                [x, y + 8],
                [x + 32, y + 20],
                [x + 34, y + 26],
                [x, y + 14],
              ]),
            ) +
            inked('concrete', rect(x - 13, y - 2, 26, 16)) +
            inked('concrete-dark', rect(x - 7, y - 24, 14, 30)) +
            inked(
              'concrete',
              poly([
                [x - 7, y - 24],
                [x, y - 34],
                [x + 7, y - 24],
              ]),
            )
          : [
              [62, 62],
              [138, 62],
              [62, 138],
              [138, 138],
            ]
              .map(
                ([u, v]) =>
                  inked('lush', blob(r, u as number, v as number, 21, 17, 0.06, 10), 0.9) +
                  tufts(
                    [
                      [u as number, v as number],
                      [(u as number) + 8, (v as number) + 5],
                    ],
                    'leaf-dark',
                  ),
              )
              .join('')) +
      craters(r, scatter(r, 5, 36, [[x, y, 38]], 26), 6, 11) +
      hedgehogs(scatter(r, 3, 30, [[100, 100, 60]], 28)) +
      littered(r, 10, 'dust-light')
    )
  },
  park: (scene) => {
    const { r } = scene
    const ring = blob(r, 100, 100, 46, 42, 0.08, 10)
    const spokes = [
      [20, 14],
      [186, 30],
      [180, 184],
      [16, 176],
    ]
      .map((end) => curve(wander(r, [100, 100], end as unknown as Point, 9, 3)))
      .join('')
    return (
      earth(r) +
      fill('lush', blob(r, 100, 100, 96, 94, 0.06, 12), 0.9) +
      draw('road-edge', 11, ring + spokes, '', 0.8) +
      draw('road', 8.5, ring + spokes) +
      fill('lush', blob(r, 100, 100, 34, 30, 0.06, 10)) +
      through(scene) +
      tufts(scatter(r, 12, 20, [], 14), 'leaf-dark') +
      craters(r, scatter(r, 4, 40, [], 20), 6, 10) +
      bare(r, sized(r, scatter(r, 15, 24, [[100, 104, 26], ...clear(scene, 20)], 16), 13, 19))
    )
  },
  rails: (scene) => {
    const { r, turned } = scene
    // Where a line ends on the map it goes on all the same: nobody builds half a yard.
    const [from = lain([50, -2], turned), to = [200 - from[0], 200 - from[1]] as Point, ...more] = scene.rails
    const main = courses(scene, [from, to, ...more])
    const line = main[0] as Point[]
    const yard = [-26, 26].map((off) => beside(line, off))
    const [a, b] = [line[1] as Point, line[line.length - 2] as Point]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    const spot = (off: number, k: number): Point => {
      const by = beside(line, off)
      const [p, q] = [by[1] as Point, by[by.length - 2] as Point]
      return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k]
    }
    return (
      earth(r) +
      fill('ballast', blob(r, 100, 100, 92, 92, 0.1, 12), 0.55) +
      stipple(scatter(r, 50, 8, [], 6), 'soot', 1.6, 0.3) +
      (scene.streets.length ? lanes(courses(scene, scene.streets), 20) : '') +
      track([...main, ...yard]) +
      wagon(...spot(-26, between(r, -0.2, 0.1)), turn, false) +
      wagon(...spot(-26, between(r, 0.85, 1.05)), turn, r() < 0.5) +
      wagon(...spot(26, between(r, 0.2, 0.5)), turn + between(r, 0.15, 0.5), true) +
      craters(r, scatter(r, 2, 60, [MIDDLE], 20), 7, 11) +
      debris(r, scatter(r, 7, 20, [MIDDLE], 14), 'rust')
    )
  },
  huts: (scene) => {
    const { r } = scene
    const spots: Point[] = [
      [42, 46],
      [104, 38],
      [160, 52],
      [38, 112],
      [164, 118],
      [48, 166],
      [112, 164],
      [164, 170],
    ]
    const free = spots.filter(([x, y]) => !clear(scene, 25).some(([u, v, d]) => Math.hypot(x - u, y - v) < d))
    const burnt = Math.floor(r() * free.length)
    return (
      earth(r) +
      [0, 1, 2]
        .map(() =>
          fill(
            'soil',
            poly(
              box(
                between(r, 40, 160),
                between(r, 40, 160),
                between(r, 30, 46),
                between(r, 22, 34),
                between(r, -0.2, 0.2),
              ),
            ),
            0.7,
          ),
        )
        .join('') +
      through(scene, 16) +
      fence(wander(r, [14, 78], [74, 82], 3, 4)) +
      fence(wander(r, [126, 138], [188, 142], 3, 4)) +
      fence(wander(r, [76, 190], [78, 142], 2, 3)) +
      tufts(scatter(r, 8, 24, [], 14), 'leaf-dark') +
      free
        .map(([x, y], i) =>
          izba(
            r,
            x + between(r, -5, 5),
            y + between(r, -5, 5),
            i === burnt || i === (burnt + 3) % free.length,
          ),
        )
        .join('') +
      bare(r, sized(r, scatter(r, 4, 40, clear(scene, 22), 20), 11, 15))
    )
  },
  depot: (scene) => {
    const { r } = scene
    const tanks: [number, number, number][] = [
      [56, 58, 31],
      [136, 62, 36],
      [60, 142, 34],
      [144, 146, 29],
    ]
    return (
      earth(r) +
      fill('soot', blob(r, 110, 110, 70, 60, 0.2, 10), 0.16) +
      through(scene, 16) +
      tanks
        .map(
          ([x, y, s]) =>
            draw('soil-dark', 6, disc(x, y, s + 6, s + 4), '', 0.7) +
            draw('dust-light', 3, disc(x, y, s + 6, s + 4)),
        )
        .join('') +
      draw('ink', 3.4, 'M56 88V112H60M86 58H104M136 96V118H144M92 142H116', '', 0.7) +
      draw('rock', 1.8, 'M56 88V112H60M86 58H104M136 96V118H144M92 142H116') +
      tanks
        .map(([x, y, s], i) => {
          const burst = i === 1
          return (
            fill('shade', disc(x + 10, y + 6, s, s * 0.9)) +
            inked(
              'concrete-dark',
              `M${at(x - s, y - 11)}v13a${n(s)} ${n(s * 0.82)} 0 0 0 ${n(2 * s)} 0v-13z`,
              1.1,
            ) +
            inked(burst ? 'rust' : 'concrete', disc(x, y - 11, s, s * 0.82)) +
            (burst
              ? hole(r, x + 2, y - 9, s * 0.6, s * 0.46)
              : draw(
                  'ink',
                  0.7,
                  `${disc(x, y - 11, s * 0.62, s * 0.5)}M${at(x, y - 11)}L${at(x + s * 0.7, y - 11 - s * 0.56)}`,
                  '',
                  0.35,
                ) + fill('cap', disc(x - 2, y - 13, s * 0.78, s * 0.6), 0.9))
          )
        })
        .join('') +
      littered(r, 8, 'rust')
    )
  },
}
