// What stands on the land: trees, hedges, roofs, walls, rocks, palms, tents. Light comes from the upper left.
import {
  at,
  blob,
  box,
  curve,
  dots,
  draw,
  fill,
  furrows,
  inked,
  moved,
  n,
  poly,
  type Point,
} from '$lib/art/pen'
import { between, type Chance } from '$lib/art/seed'

export type Tree = readonly [x: number, y: number, size: number]

const circle = (x: number, y: number, r: number) =>
  `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

/** Broad trees from above, two greens, drawn back to front. */
export function trees(r: Chance, all: readonly Tree[]): string {
  const sorted = [...all].sort((a, b) => a[1] - b[1])
  const body = ['', '']
  let [light, bark] = ['', '']
  sorted.forEach(([x, y, s], i) => {
    body[i % 3 === 0 ? 1 : 0] += blob(r, x, y, s, s, 0.13, 7)
    light += blob(r, x - s * 0.28, y - s * 0.32, s * 0.5, s * 0.42, 0.2, 5)
    bark += `M${at(x + s * 0.1, y + s * 0.45)}q${n(s * 0.35)} ${n(-s * 0.1)} ${n(s * 0.5)} ${n(-s * 0.5)}`
  })
  return (
    fill('shade', sorted.map(([x, y, s]) => circle(x + s * 0.35, y + s * 0.45, s)).join('')) +
    inked('leaf', body[0] ?? '', 1) +
    inked('leaf-dark', body[1] ?? '', 1) +
    fill('leaf-light', light, 0.8) +
    draw('ink', 0.9, bark, '', 0.45)
  )
}

/** Low bushes. */
export function bushes(r: Chance, all: readonly Tree[]): string {
  return (
    fill('shade', all.map(([x, y, s]) => blob(r, x + s * 0.8, y + s * 0.5, s * 1.3, s * 0.7)).join('')) +
    inked('leaf', all.map(([x, y, s]) => blob(r, x, y, s, s * 0.85, 0.22, 6)).join(''), 0.9) +
    fill('leaf-light', all.map(([x, y, s]) => circle(x - s * 0.3, y - s * 0.3, s * 0.35)).join(''))
  )
}

/** A thick hedge on its bank. */
export function hedge(points: readonly Point[], width = 10): string {
  const d = curve(points)
  return (
    draw('shade', width, curve(moved(points, 3, 4.5))) +
    draw('leaf-dark', width, d) +
    draw('leaf', width * 0.78, d, `0 ${width * 0.85}`) +
    draw('leaf-light', width * 0.32, curve(moved(points, -1.6, -1.8)), `0 ${width * 0.85}`)
  )
}

/** A pitched roof: one half in the light, one dark, a ridge, courses of slate, a chimney. */
export function roof(
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  kind: 'roof' | 'roof-2' = 'roof',
): string {
  const all = box(x, y, w, h, turn) as [Point, Point, Point, Point]
  const [a, b, c, d] = all
  const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  const [left, right] = [mid(a, d), mid(b, c)]
  const chimney = mid(left, mid(left, right))
  return (
    fill('shade', poly(moved(all, 5, 6)) + poly(moved(all, 2.5, 3))) +
    inked(kind, poly([a, b, right, left])) +
    inked(`${kind}-dark`, poly([left, right, c, d])) +
    draw('ink', 0.7, furrows(all, turn, 4), '', 0.28) +
    draw('wall', 1.4, `M${at(...left)}L${at(...right)}`, '', 0.7) +
    inked('wall', poly(box(chimney[0], chimney[1], 4.5, 5, turn)), 0.9)
  )
}

/** A flat roof of mud brick with its parapet, stairs and a long shadow. */
export function flat(r: Chance, x: number, y: number, w: number, h: number, turn: number): string {
  const all = box(x, y, w, h, turn) as [Point, Point, Point, Point]
  const [, b, c, d] = all
  const [dx, dy] = [14, 9]
  const inner = box(x, y, w - 7, h - 7, turn)
  const hatchway = box(x + between(r, -w / 5, w / 5), y + between(r, -h / 5, h / 5), 6, 5, turn)
  return (
    fill('shade', poly([b, [b[0] + dx, b[1] + dy], [c[0] + dx, c[1] + dy], [d[0] + dx, d[1] + dy], d, c])) +
    inked('wall', poly(all)) +
    inked(r() < 0.25 ? 'roof-2' : 'roof', poly(inner), 0.8) +
    fill(
      'roof-dark',
      poly([
        inner[0],
        inner[1],
        [(inner[1] as Point)[0] - 2, (inner[1] as Point)[1] + 4],
        [(inner[0] as Point)[0] + 2, (inner[0] as Point)[1] + 4],
      ] as Point[]),
      0.7,
    ) +
    inked('roof-dark', poly(hatchway), 0.7)
  )
}

export const dome = (x: number, y: number, s: number) =>
  fill('shade', circle(x + s * 0.9, y + s * 0.6, s)) +
  inked('wall', circle(x, y, s)) +
  fill(
    'roof-dark',
    `M${at(x + s * 0.2, y + s * 0.95)}A${n(s)} ${n(s)} 0 0 0 ${at(x + s * 0.9, y - s * 0.4)}A${n(s * 1.3)} ${n(s * 1.3)} 0 0 1 ${at(x + s * 0.2, y + s * 0.95)}z`,
    0.8,
  )

export function wall(points: readonly Point[], width = 4): string {
  const d = `M${points.map(([x, y]) => at(x, y)).join('L')}`
  const under = `M${moved(points, 2.5, 3)
    .map(([x, y]) => at(x, y))
    .join('L')}`
  return (
    draw('shade', width, under) + draw('ink', width, d) + draw('wall', width - 1.8, d, `${width * 1.3} 1.2`)
  )
}

export function road(points: readonly Point[], width: number): string {
  const d = curve(points)
  return (
    draw('road-edge', width + 2.6, d) + draw('road', width, d) + draw('road-edge', 0.9, d, '9 5 4 7', 0.7)
  )
}

/** Stones: a lit face, a dark one, and what they throw. */
export function rocks(r: Chance, all: readonly Tree[], reach = 1): string {
  let [shade, lit, dark] = ['', '', '']
  for (const [x, y, s] of all) {
    const around = Array.from({ length: 6 }, (_, i): Point => {
      const a = -2.4 + (i * 6.2832) / 6 + between(r, -0.25, 0.25)
      return [x + Math.cos(a) * s * between(r, 0.85, 1.15), y + Math.sin(a) * s * between(r, 0.7, 0.95)]
    })
    const heart: Point = [x - s * 0.12, y + s * 0.1]
    const [a, b, c, d, e, f] = around as [Point, Point, Point, Point, Point, Point]
    shade += poly([
      b,
      [b[0] + s * 1.1 * reach, b[1] + s * 0.6 * reach],
      [d[0] + s * 0.9 * reach, d[1] + s * 0.5],
      d,
    ])
    lit += poly([f, a, b, c, heart, e])
    dark += poly([heart, c, d, e])
  }
  return fill('shade', shade) + inked('rock', lit, 1) + inked('rock-dark', dark, 1)
}

/** A palm from above: a star of fronds over its own shadow. */
export function palms(r: Chance, all: readonly Tree[]): string {
  let [shade, dark, light] = ['', '', '']
  for (const [x, y, s] of all) {
    const turn = r() * 6
    for (let i = 0; i < 8; i++) {
      const a = turn + i * 0.785
      const [c, t] = [Math.cos(a), Math.sin(a)]
      const frond = (ox: number, oy: number) =>
        `M${at(x + ox, y + oy)}Q${at(x + ox + c * s * 0.6 - t * s * 0.3, y + oy + t * s * 0.6 + c * s * 0.3)} ${at(x + ox + c * s, y + oy + t * s)}` +
        `Q${at(x + ox + c * s * 0.6 + t * s * 0.18, y + oy + t * s * 0.6 - c * s * 0.18)} ${at(x + ox, y + oy)}z`
      shade += frond(s * 0.9, s * 0.6)
      if (i % 2) dark += frond(0, 0)
      else light += frond(0, 0)
    }
  }
  const trunks = all.map(([x, y, s]) => `M${at(x, y)}L${at(x + s * 0.9, y + s * 0.6)}`).join('')
  return (
    draw('shade', 2.4, trunks) +
    fill('shade', shade) +
    inked('leaf-dark', dark, 0.7) +
    inked('leaf', light, 0.7)
  )
}

/** A ridge tent with its ropes. */
export function tent(x: number, y: number, w: number, h: number, turn: number): string {
  const [a, b, c, d] = box(x, y, w, h, turn) as [Point, Point, Point, Point]
  const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  const [left, right] = [mid(a, d), mid(b, c)]
  const rope = (p: Point) => `M${at(...p)}L${at(x + (p[0] - x) * 1.28, y + (p[1] - y) * 1.28)}`
  return (
    fill('shade', poly([b, [right[0] + 9, right[1] + 8], [c[0] + 9, c[1] + 8], [d[0] + 9, d[1] + 8], d, c])) +
    draw('ink', 0.8, [a, b, c, d, left, right].map(rope).join(''), '', 0.7) +
    inked('wall', poly([a, b, right, left])) +
    inked('crop-dark', poly([left, right, c, d])) +
    draw('ink', 1, `M${at(...mid(a, b))}L${at(...mid(left, right))}`, '', 0.4)
  )
}

/** Grass in little strokes. */
export const tufts = (points: readonly Point[], colour = 'leaf') =>
  draw(colour, 1.1, points.map(([x, y]) => `M${at(x - 3, y - 3)}l2 4l1-5l1 5l2-4`).join(''), '', 0.75)

export const stipple = (points: readonly Point[], colour = 'soil-dark', width = 1.5, opacity = 0.55) =>
  draw(colour, width, dots(points), '', opacity)
