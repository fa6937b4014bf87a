// The faces of green land: Normandy.
import { hedge, road, roof, stipple, trees, tufts, wall, type Tree } from './features'
import { ALL, MIDDLE, across, ground, quarters, sized, tilled, type Face } from './ground'
import {
  beside,
  at,
  blob,
  box,
  curve,
  draw,
  fill,
  furrows,
  inked,
  moved,
  poly,
  scatter,
  wander,
  type Point,
} from '$lib/art/pen'
import { between, oneOf, type Chance } from '$lib/art/seed'

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
    road([put(28, 0), put(30, 70), put(24, 140)], 13) +
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

export const GREEN: Record<string, Face> = {
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
    const line = wander(r, ...across(r), 14, 4)
    const far = r() < 0.5 ? 1 : -1
    const avenue = beside(wander(r, line[0] as Point, line[4] as Point, 2, 7), -26 * far)
    return (
      quarters(r)
        .map((field) => tilled(r, field))
        .join('') +
      hedge(beside(line, 24 * far), 8) +
      road(line, 21) +
      draw('road-edge', 1.6, curve(beside(line, -4.5)) + curve(beside(line, 4.5)), '', 0.5) +
      trees(r, sized(r, avenue.slice(1, -1), 8, 11)) +
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
    const line = wander(r, ...across(r), 20, 4)
    const d = curve(line)
    const banks = [...beside(line, 42), ...beside(line, -44)].filter(() => r() < 0.6)
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
        [-15, -6, 4, 14].map((off) => curve(beside(line, off))).join(''),
        '13 22 6 17',
        0.85,
      ) +
      tufts(beside(line, 31).slice(1, -1), 'leaf-dark') +
      tufts(beside(line, -31).slice(1, -1), 'leaf-dark') +
      trees(r, sized(r, banks, 8, 13))
    )
  },
  village: street,
}
