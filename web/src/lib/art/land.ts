// The face of a tile, by its terrain and id: always the same, no two alike.
import {
  bushes,
  dome,
  flat,
  hedge,
  palms,
  road,
  rocks,
  roof,
  stipple,
  tent,
  trees,
  tufts,
  wall,
  type Tree,
} from './features'
import {
  at,
  blob,
  box,
  curve,
  draw,
  fill,
  furrows,
  inked,
  moved,
  n,
  poly,
  scatter,
  wander,
  type Point,
} from './pen'
import { between, chance, oneOf, type Chance } from './seed'

type Face = (r: Chance, dry: boolean) => string

const ALL = 'M0 0h200v200H0z'
const MIDDLE = [100, 100, 46] as const

const sized = (r: Chance, points: readonly Point[], low: number, high: number): Tree[] =>
  points.map(([x, y]) => [x, y, between(r, low, high)])

/** Meadow or sand, in two or three washes. */
function ground(r: Chance, dry: boolean): string {
  const wash = (colour: string) =>
    fill(
      colour,
      blob(r, between(r, 20, 180), between(r, 20, 180), between(r, 45, 80), between(r, 35, 60), 0.25),
      0.7,
    )
  const grain = stipple(scatter(r, 26, 12, [], 6), dry ? 'soil-dark' : 'leaf', 1.2, 0.4)
  return fill('ground', ALL) + wash('lush') + wash('pale') + wash('lush') + grain
}

/** Four fields that meet near the middle. */
function quarters(r: Chance): Point[][] {
  const c: Point = [between(r, 80, 120), between(r, 80, 120)]
  const [t, b]: [Point, Point] = [
    [between(r, 65, 135), -4],
    [between(r, 65, 135), 204],
  ]
  const [l, e]: [Point, Point] = [
    [-4, between(r, 65, 135)],
    [204, between(r, 65, 135)],
  ]
  return [
    [[-4, -4], t, c, l],
    [t, [204, -4], e, c],
    [c, e, [204, 204], b],
    [l, c, b, [-4, 204]],
  ]
}

function tilled(r: Chance, field: readonly Point[]): string {
  const kind = Math.floor(r() * 4)
  const turn = between(r, -0.5, 0.5) + (r() < 0.5 ? 1.57 : 0)
  if (kind === 0) return fill('crop', poly(field)) + draw('crop-dark', 1.6, furrows(field, turn, 6, r))
  if (kind === 1) return fill('soil', poly(field)) + draw('soil-dark', 2, furrows(field, turn, 8, r), '', 0.7)
  if (kind === 2) return fill('pale', poly(field)) + draw('leaf', 1.8, furrows(field, turn, 9, r), '3 4', 0.6)
  return fill('lush', poly(field)) + draw('leaf', 0.9, furrows(field, turn, 12, r), '', 0.45)
}

/** Level upon level, each with its line and its shadow. */
function heights(r: Chance, colours: readonly string[], reach: number): string {
  const spokes = Array.from({ length: 11 }, () => between(r, 0.82, 1.15))
  const [x, y] = [between(r, 92, 112), between(r, 90, 108)]
  const level = (k: number): Point[] =>
    spokes.map((s, i) => {
      const a = (i * 6.2832) / spokes.length
      return [x + (100 - x) * k + Math.cos(a) * s * 92 * k, y + (100 - y) * k + Math.sin(a) * s * 84 * k]
    })
  const marks = level(0.98).map(([u, v], i) => {
    const [p, q] = level(0.88)[i] as Point
    return `M${at(u, v)}L${at(p, q)}`
  })
  return (
    colours
      .map((colour, i) => {
        const ring = level(1.02 - (i * 0.8) / colours.length)
        return (
          fill('shade', curve(moved(ring, reach, reach * 0.8), true), 0.5) +
          fill(colour, curve(ring, true)) +
          draw('ink', i === colours.length - 1 ? 1.4 : 0.9, curve(ring, true), '', 0.6)
        )
      })
      .join('') + draw('ink', 0.9, marks.join(''), '', 0.5)
  )
}

const across = (r: Chance): [Point, Point] =>
  oneOf(r, [
    [
      [-6, between(r, 40, 160)],
      [206, between(r, 40, 160)],
    ],
    [
      [between(r, 40, 160), -6],
      [between(r, 40, 160), 206],
    ],
    [
      [-6, between(r, 150, 190)],
      [between(r, 130, 190), -6],
    ],
    [
      [206, between(r, 150, 190)],
      [between(r, 10, 70), -6],
    ],
  ] as [Point, Point][])

const FACES: Record<string, Face> = {
  fields: (r) =>
    fill('ground', ALL) +
    quarters(r)
      .map((field) => tilled(r, field) + draw('leaf-dark', 2.2, poly(field), '0 4.5', 0.8))
      .join('') +
    trees(r, sized(r, scatter(r, 4, 40, [[100, 100, 62]]), 7, 10)),
  hedgerow: (r, dry) => {
    const [a, b, c, d] = quarters(r) as [Point[], Point[], Point[], Point[]]
    const heart = a[2] as Point
    const arms = [a[1], b[2], c[3], d[0]].filter((_, i) => i !== Math.floor(r() * 5)) as Point[]
    return (
      ground(r, dry) +
      tilled(r, oneOf(r, [a, b, c, d])) +
      tufts(scatter(r, 9, 26, [MIDDLE])) +
      arms
        .map((end) =>
          hedge(
            wander(r, [heart[0] + (end[0] - heart[0]) * 0.2, heart[1] + (end[1] - heart[1]) * 0.2], end, 6),
            13,
          ),
        )
        .join('') +
      trees(
        r,
        arms.flatMap((end): Tree[] => [
          [heart[0] + (end[0] - heart[0]) * 0.55, heart[1] + (end[1] - heart[1]) * 0.55, between(r, 9, 13)],
          [end[0] * 0.88 + 12, end[1] * 0.88 + 12, between(r, 9, 12)],
        ]),
      )
    )
  },
  woods: (r, dry) => {
    const around = scatter(r, 46, 17, [[between(r, 92, 108), between(r, 95, 110), 36]], 2)
    return (
      ground(r, dry) +
      fill('leaf', blob(r, 100, 100, 112, 112, 0.1), 0.4) +
      tufts(scatter(r, 4, 22, [], 72)) +
      trees(r, sized(r, around, 11, 16))
    )
  },
  orchard: (r, dry) => {
    const turn = between(r, -0.3, 0.3)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const rows: Tree[] = []
    for (let i = -3; i <= 3; i++)
      for (let j = -3; j <= 3; j++) {
        const [u, v] = [i * 32, j * 32]
        const [x, y] = [100 + u * c - v * s, 100 + u * s + v * c]
        if (x > 12 && x < 188 && y > 12 && y < 188 && r() > 0.12) rows.push([x, y, between(r, 8.5, 11)])
      }
    const field = box(100, 100, 196, 196, 0)
    return (
      ground(r, dry) +
      draw('pale', 5, furrows(field, turn, 32), '', 0.8) +
      tufts(scatter(r, 6, 30, [])) +
      trees(r, rows) +
      hedge(wander(r, r() < 0.5 ? [-4, 190] : [204, 190], [100, 196], 3), 9)
    )
  },
  road: (r, dry) => {
    const [from, to] = across(r)
    const line = wander(r, from, to, 14, 3)
    const posts = line.length
    const side = curve(line)
    return (
      quarters(r)
        .map((field) => tilled(r, field))
        .join('') +
      fill('ground', side, 0) +
      hedge(moved(line, 20, 20), 7) +
      road(line, 19) +
      draw('road-edge', 1.6, curve(moved(line, -3.5, -2)), '', 0.5) +
      draw('road-edge', 1.6, curve(moved(line, 3.5, 2)), '', 0.5) +
      trees(
        r,
        line
          .slice(0, posts - 1)
          .map(([x, y], i): Tree => [
            (x + (line[i + 1] as Point)[0]) / 2 - 19,
            (y + (line[i + 1] as Point)[1]) / 2 - 19,
            between(r, 8, 11),
          ]),
      ) +
      tufts(scatter(r, dry ? 3 : 7, 30, [MIDDLE]))
    )
  },
  farm: (r, dry) => {
    const [x, y] = [between(r, 78, 122), between(r, 78, 118)]
    const flip = r() < 0.5 ? -1 : 1
    const turn = between(r, -0.25, 0.25) + oneOf(r, [0, 0, 1.5708, -1.5708])
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const put = (w: number, v: number): Point => [x + w * flip * c - v * s, y + w * flip * s + v * c]
    const [p, q, t] = [put(-4, -52), put(-56, 4), put(52, 14)]
    const fields = quarters(r)
    return (
      ground(r, dry) +
      tilled(r, fields[2] as Point[]) +
      tilled(r, fields[3] as Point[]) +
      inked('road', blob(r, x, y, 52, 44, 0.1), 0.7) +
      stipple(scatter(r, 10, 9, [], 60)) +
      road(wander(r, put(0, 34), put(between(r, -24, 24), 140), 6, 3), 11) +
      roof(p[0], p[1], 76, 28, turn, 'roof') +
      roof(q[0], q[1], 58, 24, turn + 1.57, 'roof-2') +
      roof(t[0], t[1], 34, 22, turn + 1.57, oneOf(r, ['roof', 'roof-2'] as const)) +
      wall([put(-40, 44), put(-14, 46)]) +
      wall([put(18, 46), put(52, 44), put(54, 32)]) +
      trees(r, sized(r, scatter(r, 6, 22, [[x, y, 84]], 12), 9, 13))
    )
  },
  village: (r, dry) => (dry ? ksar(r) : street(r)),
  church: (r, dry) => {
    const turn = between(r, -0.2, 0.2)
    const x = between(r, 92, 106)
    return (
      ground(r, dry) +
      inked('pale', blob(r, 100, 100, 84, 76, 0.06, 10), 0.7) +
      wall([
        [22, 40],
        [24, 160],
        [100, 182],
        [126, 180],
      ]) +
      wall([
        [150, 176],
        [180, 150],
        [176, 42],
        [100, 24],
        [60, 30],
      ]) +
      draw(
        'rock-dark',
        2,
        scatter(r, 14, 13, [[x, 96, 60]], 34)
          .map(([u, v]) => `M${at(u, v)}v-6m-2 2h4`)
          .join(''),
        '',
        0.9,
      ) +
      roof(x + 4, 96, 104, 36, turn) +
      roof(x + 22, 98, 78, 26, turn + 1.57) +
      fill('shade', poly(moved(box(x - 50, 90, 34, 34, turn), 10, 12))) +
      inked('wall', poly(box(x - 50, 90, 34, 34, turn))) +
      inked('roof-dark', poly(box(x - 50, 90, 24, 24, turn))) +
      draw('ink', 1, `M${at(x - 62, 78)}l24 24M${at(x - 38, 78)}l-24 24`) +
      draw('wall', 2.4, `M${at(x - 50, 84)}v13m-4.5-8.500h9`) +
      trees(r, [
        [34, 172, 13],
        [176, 172, 12],
        [172, 26, 12],
        [40, 30, 10],
      ])
    )
  },
  river: (r, dry) => {
    const [from, to] = across(r)
    const line = wander(r, from, to, 22, 4)
    const d = curve(line)
    const banks = line.flatMap(([x, y], i): Tree[] =>
      i % 2
        ? [
            [x + 40, y + 34, between(r, 9, 13)],
            [x - 42, y - 34, between(r, 8, 12)],
          ]
        : [[x - 46, y + 30, between(r, 8, 11)]],
    )
    return (
      ground(r, dry) +
      tufts(scatter(r, 10, 24, [])) +
      draw('soil', 62, d) +
      draw('ink', 56, d, '', 0.55) +
      draw('water-dark', 54, d) +
      draw('water', 45, d) +
      draw(
        'pale',
        1.8,
        [-12, -4, 5, 13].map((off) => curve(moved(line, off, off))).join(''),
        '13 22 6 17',
        0.85,
      ) +
      tufts(
        line.slice(1, -1).map(([x, y]): Point => [x + 30, y + 20]),
        'leaf-dark',
      ) +
      trees(
        r,
        banks.filter(([x, y]) => x > 6 && x < 194 && y > 6 && y < 194),
      )
    )
  },
  hill: (r, dry) =>
    dry
      ? fill('ground', ALL) +
        heights(r, ['lush', 'soil', 'crop-dark', 'rock'], 8) +
        rocks(r, sized(r, scatter(r, 7, 26, [MIDDLE], 20), 5, 9)) +
        stipple(scatter(r, 22, 11, []))
      : fill('leaf-light', ALL) +
        heights(r, ['lush', 'ground', 'pale', 'meadow'], 4) +
        trees(r, sized(r, scatter(r, 7, 22, [[100, 100, 74]], 12), 8, 12)) +
        tufts(scatter(r, 7, 26, [MIDDLE])),
  sand: (r) =>
    ground(r, true) +
    ripples(r, 9) +
    rocks(r, sized(r, scatter(r, 4, 30, [MIDDLE]), 2.5, 5), 1.6) +
    stipple(scatter(r, 34, 9, [])),
  dunes: (r) => {
    const count = 4 + Math.floor(r() * 2)
    const tilt = between(r, -26, 26)
    let out = fill('lush', ALL) + ripples(r, 7)
    for (let i = 0; i < count; i++) {
      const y = 18 + (i * 180) / count
      const [from, to]: [Point, Point] = [
        [between(r, -20, 50), y - tilt + between(r, -8, 8)],
        [between(r, 150, 220), y + tilt + between(r, -8, 8)],
      ]
      const crest = wander(r, from, to, 13, 5)
      const deep = between(r, 20, 30)
      const lee = crest.map(([x, v], k): Point => [x + 6, v + Math.sin((k / 5) * Math.PI) * deep])
      const slope = crest.map(([x, v], k): Point => [x - 4, v - Math.sin((k / 5) * Math.PI) * deep * 0.8])
      out +=
        fill('pale', curve([...crest, ...[...slope].reverse()], true), 0.9) +
        fill('shade', curve([...crest, ...[...lee].reverse()], true)) +
        draw('soil-dark', 1.4, curve(crest))
    }
    return out
  },
  rocks: (r) => {
    const [x, y] = [between(r, 85, 115), between(r, 85, 115)]
    return (
      ground(r, true) +
      fill('soil', blob(r, x, y, 82, 72, 0.2)) +
      stipple(scatter(r, 30, 9, [])) +
      rocks(r, sized(r, scatter(r, 13, 33, [[x, y, 34]], 24), 13, 21)) +
      rocks(r, sized(r, scatter(r, 16, 14, [[x, y, 30]], 14), 3, 7))
    )
  },
  scrub: (r) =>
    ground(r, true) +
    ripples(r, 4) +
    tufts(scatter(r, 12, 20, [MIDDLE]), 'leaf-dark') +
    bushes(r, sized(r, scatter(r, 17, 21, [[100, 100, 34]], 14), 5, 9)) +
    rocks(r, sized(r, scatter(r, 4, 40, [MIDDLE]), 3, 5)),
  track: (r) => {
    const line = wander(r, ...across(r), 20, 4)
    const rut = (off: number) => curve(moved(line, off, off * 0.7))
    return (
      ground(r, true) +
      ripples(r, 5) +
      draw('pale', 30, curve(line), '', 0.75) +
      draw('soil', 5, rut(-7) + rut(7)) +
      draw('soil-dark', 5, rut(-7) + rut(7), '1.5 4', 0.6) +
      bushes(
        r,
        sized(
          r,
          scatter(
            r,
            4,
            34,
            line.map(([x, y]) => [x, y, 40] as const),
          ),
          4,
          7,
        ),
      ) +
      rocks(
        r,
        sized(
          r,
          scatter(
            r,
            5,
            30,
            line.map(([x, y]) => [x, y, 34] as const),
          ),
          3,
          6,
        ),
      )
    )
  },
  airstrip: (r) => {
    const turn = oneOf(r, [0, 0, 1.5708]) + between(r, -0.14, 0.14)
    const strip = box(100, 100, 320, 92, turn)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const put = (u: number, v: number): Point => [100 + u * c - v * s, 100 + u * s + v * c]
    const line = (v: number) => `M${at(...put(-160, v))}L${at(...put(160, v))}`
    const drums = [put(between(r, -60, -30), 66), put(between(r, -20, 0), 70), put(between(r, 6, 20), 66)]
    return (
      ground(r, true) +
      ripples(r, 4) +
      inked('road', poly(strip), 1) +
      fill('pale', poly(box(100, 100, 320, 60, turn)), 0.8) +
      draw('road-edge', 1.2, [-30, -22, 18, 27].map(line).join(''), '40 12 70 20', 0.7) +
      draw('ink', 3.4, line(0), '16 18', 0.28) +
      draw('roof-2', 4, line(-42) + line(42), '0 26') +
      rocks(r, sized(r, scatter(r, 4, 30, [[100, 100, 88]]), 3, 5)) +
      fill('shade', drums.map(([x, y]) => poly(moved(box(x, y, 9, 9, turn), 5, 3))).join('')) +
      inked('roof-2', drums.map(([x, y]) => blob(() => 0.5, x, y, 5.2)).join(''), 1) +
      draw('ink', 1.6, `M${at(...put(64, -74))}v-16`) +
      inked('roof-2', `M${at(...put(64, -90))}l20 4-2 6-18-1z`, 1)
    )
  },
  camp: (r) => {
    const start = r() * 6.28
    const tents = Array.from({ length: 6 }, (_, i) => {
      const a = start + i * 1.047
      const far = between(r, 62, 72)
      return tent(
        100 + Math.cos(a) * far,
        102 + Math.sin(a) * far * 0.98,
        34,
        25,
        a + 1.57 + between(r, -0.2, 0.2),
      )
    })
    return (
      ground(r, true) +
      inked('road', blob(r, 100, 102, 44, 40, 0.12), 0.6) +
      road(
        wander(
          r,
          [100, 102],
          oneOf(r, [
            [206, 120],
            [90, 206],
            [-6, 90],
          ] as Point[]),
          8,
          3,
        ),
        9,
      ) +
      fill('pale', blob(r, 100, 102, 38, 34, 0.12)) +
      tents.join('') +
      stipple(scatter(r, 18, 10, [[100, 100, 80]])) +
      inked(
        'crop-dark',
        [0, 1, 2].map((i) => poly(box(84 + i * 11, 62 + (i % 2) * 8, 9, 8, r()))).join(''),
        0.9,
      ) +
      draw('ink', 1.4, 'M112 116l8 7M112 123l8-7') +
      fill('roof-2', 'M116 111c4 4 4 8 0 10-4-2-4-6 0-10z')
    )
  },
  oasis: (r) => {
    const [x, y] = [between(r, 70, 130), between(r, 104, 128)]
    const pond = blob(r, x, y, 42, 30, 0.16)
    return (
      ground(r, true) +
      fill('leaf-light', blob(r, x, y, 72, 58, 0.16), 0.75) +
      fill('leaf', blob(r, x, y, 54, 42, 0.16), 0.6) +
      inked('water-dark', pond) +
      fill('water', blob(r, x - 2, y - 2, 34, 22, 0.16)) +
      draw('pale', 1.5, `M${at(x - 18, y - 4)}h14M${at(x - 4, y + 6)}h16M${at(x + 4, y - 8)}h8`) +
      tufts(scatter(r, 12, 16, [[x, y, 46]], 30), 'leaf-dark') +
      palms(r, sized(r, scatter(r, 11, 29, [[x, y, 46]], 20), 17, 23))
    )
  },
  fort: (r) => {
    const turn = between(r, -0.1, 0.1)
    const [outer, inner] = [box(98, 98, 148, 142, turn), box(98, 98, 122, 116, turn)]
    const towers = outer.map(
      ([x, y]) =>
        fill('shade', poly(moved(box(x, y, 32, 32, turn), 9, 6))) +
        inked('wall', poly(box(x, y, 32, 32, turn))) +
        inked('roof-dark', poly(box(x, y, 20, 20, turn)), 0.9),
    )
    const [a, b] = inner as [Point, Point, Point, Point]
    return (
      ground(r, true) +
      fill('shade', poly(moved(outer, 14, 10))) +
      inked('wall', poly(outer)) +
      draw('ink', 1, poly(outer), '5 4', 0.7) +
      inked('ground', poly(inner)) +
      fill(
        'shade',
        poly([
          a,
          b,
          [b[0], b[1] + 13],
          [a[0] + 15, a[1] + 13],
          [a[0] + 15, (inner[3] as Point)[1]],
          inner[3] as Point,
        ]),
      ) +
      stipple(scatter(r, 16, 12, [], 50)) +
      flat(r, 62, 142, 40, 26, turn) +
      flat(r, 138, 60, 32, 30, turn) +
      inked(
        'water-dark',
        blob(() => 0.5, 134, 134, 8),
        2,
      ) +
      towers.join('') +
      inked('road', poly(box(98, 170, 30, 17, turn)), 1) +
      draw('ink', 1.2, 'M98 162v17')
    )
  },
  wadi: (r) => {
    const line = wander(r, ...across(r), 30, 5)
    const d = curve(line)
    const stones = line.flatMap(([x, y]): Tree[] => [
      [x + between(r, -14, 14), y + between(r, -14, 14), between(r, 3, 6)],
      [x + 34, y - 26, between(r, 5, 9)],
      [x - 34, y + 28, between(r, 5, 9)],
    ])
    return (
      ground(r, true) +
      draw('rock-dark', 84, d, '', 0.55) +
      draw('rock', 78, d) +
      draw('ink', 78, d, '1 6', 0.28) +
      draw('ink', 60, d, '', 0.55) +
      draw('soil-dark', 58, d) +
      draw('soil', 50, curve(moved(line, 4, 3))) +
      draw('pale', 20, curve(moved(line, 6, 4)), '', 0.55) +
      draw('soil-dark', 1.2, curve(moved(line, 9, 6)) + curve(moved(line, -4, -2)), '14 9 5 8') +
      rocks(
        r,
        stones.filter(([x, y]) => Math.hypot(x - 100, y - 100) > 40),
      ) +
      bushes(
        r,
        sized(
          r,
          scatter(
            r,
            5,
            34,
            line.map(([x, y]) => [x, y, 46] as const),
          ),
          4,
          7,
        ),
      )
    )
  },
}

/** Lines that the wind draws. */
function ripples(r: Chance, count: number): string {
  const turn = between(r, -0.3, 0.3)
  const one = ([x, y]: Point) => {
    const l = between(r, 10, 22)
    return `M${at(x - l, y - l * turn)}q${n(l / 2)} ${n(-4)} ${n(l)} ${n(l * turn * 0.5)}t${n(l)} ${n(l * turn * 0.5)}`
  }
  return draw('soil-dark', 1.1, scatter(r, count, 26, [], 16).map(one).join(''), '', 0.5)
}

/** A Norman village: houses along a street, gardens behind. */
function street(r: Chance): string {
  const upright = r() < 0.5
  const turn = between(r, -0.22, 0.22) + (upright ? 1.5708 : 0)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const put = (u: number, v: number): Point => [100 + u * c - v * s, 100 + u * s + v * c]
  const houses = [-64, -12, 46].flatMap((u, i) => [
    { p: put(u + between(r, -5, 5), -52 + between(r, -5, 4)), w: between(r, 42, 52), i },
    { p: put(u + 12 + between(r, -5, 5), 52 + between(r, -4, 5)), w: between(r, 40, 50), i: i + 1 },
  ])
  const drop = Math.floor(r() * 6)
  return (
    ground(r, false) +
    quarters(r)
      .slice(0, 2)
      .map((field) => tilled(r, field))
      .join('') +
    fill('ground', poly(box(100, 100, 240, 150, turn))) +
    road([put(-130, 4), put(-40, -3), put(40, 3), put(130, -4)], 30) +
    road([put(16, 0), put(20, 70), put(10, 140)], 13) +
    wall([put(-92, -84), put(-10, -86), put(80, -84)]) +
    tufts(scatter(r, 8, 26, [[100, 100, 50]])) +
    trees(
      r,
      [put(-88, 66), put(84, -66), put(78, 82), put(-40, 84)].map(([x, y]): Tree => [
        x,
        y,
        between(r, 8, 12),
      ]),
    ) +
    houses
      .filter((_, k) => k !== drop)
      .map(({ p, w, i }) =>
        roof(
          p[0],
          p[1],
          w,
          between(r, 31, 37),
          turn + (r() < 0.25 ? 1.5708 : between(r, -0.08, 0.08)),
          i % 3 === 1 ? 'roof-2' : 'roof',
        ),
      )
      .join('')
  )
}

/** A desert village: flat roofs close together about a square. */
function ksar(r: Chance): string {
  const turn = between(r, -0.12, 0.12)
  const spots: Point[] = [
    [44, 42],
    [96, 34],
    [150, 46],
    [40, 96],
    [158, 104],
    [44, 152],
    [100, 164],
    [152, 158],
  ]
  const drop = Math.floor(r() * 8)
  const houses = spots
    .filter((_, i) => i !== drop)
    .map(([x, y]) =>
      flat(
        r,
        x + between(r, -6, 6),
        y + between(r, -6, 6),
        between(r, 36, 48),
        between(r, 32, 42),
        turn + between(r, -0.05, 0.05),
      ),
    )
  const [x, y] = spots[drop] as Point
  return (
    ground(r, true) +
    inked('road', blob(r, 100, 100, 70, 62, 0.1), 0.5) +
    stipple(scatter(r, 16, 10, [])) +
    houses.join('') +
    (drop % 2
      ? dome(x, y, 17)
      : palms(r, [
          [x, y, 20],
          [x + 14, y + 16, 15],
        ])) +
    inked(
      'water-dark',
      blob(() => 0.5, 112, 106, 6),
      2,
    )
  )
}

const kept = new Map<string, string>()

/** A tile's picture as markup, 0 to 200; drawn once, then kept. */
export function land(theatre: string, terrain: string, id: string): string {
  const key = `${theatre}/${terrain}/${id}`
  let found = kept.get(key)
  if (found === undefined) {
    const dry = theatre === 'north-africa'
    found = (FACES[terrain] ?? ground)(chance(key), dry)
    kept.set(key, found)
  }
  return found
}

const CORNERS: readonly Point[] = [
  [5, 5],
  [195, 5],
  [195, 195],
  [5, 195],
  [5, 5],
]

/** The ink line around it: not quite straight. */
export function border(theatre: string, id: string): string {
  const r = chance(`border/${theatre}/${id}`)
  return CORNERS.slice(1)
    .map((to, i) => curve(wander(r, CORNERS[i] as Point, to, 0.9, 5)))
    .join('')
}
