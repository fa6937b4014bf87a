// The faces of the desert.
import { bushes, dome, flat, palms, road, rocks, stipple, tent, tufts, type Tree } from './features'
import { ALL, MIDDLE, across, ground, ripples, sized, type Face } from './ground'
import {
  beside,
  at,
  blob,
  box,
  curve,
  draw,
  fill,
  inked,
  moved,
  poly,
  scatter,
  wander,
  type Point,
} from '$lib/art/pen'
import { between, oneOf, type Chance } from '$lib/art/seed'

/** A desert village: flat roofs close together about a square. */
export function ksar(r: Chance): string {
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

/** Young dunes: sickles with their horns down the wind. */
function crescents(r: Chance): string {
  const all = scatter(r, 2 + Math.floor(r() * 2), 60, [MIDDLE], 34).map(([x, y]) => ({
    x,
    y,
    s: between(r, 14, 24),
  }))
  const sickle = (k: number) =>
    all
      .map(
        ({ x, y, s }) =>
          `M${at(x - s, y + s * 0.5)}Q${at(x - s * 0.9, y - s * 0.7)} ${at(x, y - s * 0.7)}T${at(x + s, y + s * 0.5)}Q${at(x + s * 0.3, y - s * k)} ${at(x, y - s * k)}T${at(x - s, y + s * 0.5)}z`,
      )
      .join('')
  return (
    fill('shade', sickle(-0.35), 0.75) +
    fill('pale', sickle(0.12)) +
    draw('soil-dark', 0.9, sickle(0.12), '', 0.5)
  )
}

/** Stones that somebody piled up to find the way back. */
function cairn(r: Chance): string {
  const [x, y] = [oneOf(r, [40, 160]), between(r, 70, 150)]
  const stones: Tree[] = [
    [x - 9, y + 5, 9],
    [x + 8, y + 6, 10],
    [x, y - 4, 8],
    [x + 1, y - 12, 5],
  ]
  return rocks(r, stones, 1.2)
}

/** Where somebody drove long ago. */
function passed(r: Chance): string {
  const line = wander(r, ...across(r), 24, 4)
  return draw('soil', 3, curve(beside(line, 6)) + curve(beside(line, -6)), '7 6 3 9', 0.8)
}

export const DESERT: Record<string, Face> = {
  sand: (r) =>
    ground(r, true) +
    ripples(r, 9) +
    oneOf(r, [crescents, cairn, passed, () => ''])(r) +
    rocks(r, sized(r, scatter(r, 4, 30, [MIDDLE]), 2.5, 5), 1.6) +
    stipple(scatter(r, 34, 9, [])),
  dunes: (r) => {
    const count = 4 + Math.floor(r() * 2)
    const tilt = between(r, -26, 26)
    let out = fill('lush', ALL) + ripples(r, 7)
    for (let i = 0; i < count; i++) {
      const y = 18 + (i * 180) / count
      const [from, to]: [Point, Point] = [
        [i % 2 ? between(r, 20, 90) : between(r, -30, 10), y - tilt + between(r, -10, 10)],
        [i % 2 ? between(r, 190, 230) : between(r, 110, 180), y + tilt + between(r, -10, 10)],
      ]
      const crest = wander(r, from, to, 15, 5)
      const deep = between(r, 16, 27)
      const lee = crest.map(([x, v], k): Point => [x + 6, v + Math.sin((k / 5) * Math.PI) * deep])
      const slope = crest.map(([x, v], k): Point => [x - 4, v - Math.sin((k / 5) * Math.PI) * deep * 0.8])
      out +=
        fill('pale', curve([...crest, ...[...slope].reverse()], true), 0.9) +
        fill('shade', curve([...crest, ...[...lee].reverse()], true), 0.85) +
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
    const rut = (off: number) => curve(beside(line, off))
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
    const sock = put(between(r, 40, 66), -66)
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
      draw('ink', 1.6, `M${at(sock[0], sock[1])}v-20`) +
      inked('roof-2', `M${at(sock[0], sock[1] - 20)}l18 3-1 5-17-1z`, 1)
    )
  },
  camp: (r) => {
    const start = r() * 6.28
    const count = 5 + Math.floor(r() * 2)
    const tents = Array.from({ length: count }, (_, i) => {
      const a = start + (i * 6.2832) / count
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
