// The strokes all tiles are drawn with. Everything gives path data or markup as text: a tile is a few long paths.
import { between, type Chance } from './seed'

export type Point = readonly [number, number]

export const n = (value: number) => String(Math.round(value * 10) / 10)
export const at = (x: number, y: number) => `${n(x)} ${n(y)}`

/** A filled shape in a colour of the land. */
export const fill = (colour: string, d: string, opacity = 1) =>
  d && `<path fill="var(--l-${colour})"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`

/** A drawn line; `dash` makes rows of dots and hedges. */
export const draw = (colour: string, width: number, d: string, dash = '', opacity = 1) =>
  d &&
  `<path fill="none" stroke="var(--l-${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
    `${dash && ` stroke-dasharray="${dash}"`}${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`

/** A filled shape with an ink outline. */
export const inked = (colour: string, d: string, width = 1.3) =>
  d &&
  `<path fill="var(--l-${colour})" stroke="var(--l-ink)" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`

export const poly = (points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y)).join('L')}z`

/** A soft line through points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const get = (i: number) =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point
  let d = `M${at(...get(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${at(...c)}`
  }
  return closed ? `${d}z` : d
}

/** A line from one point to another that a hand would draw. */
export function wander(r: Chance, from: Point, to: Point, sway: number, steps = 4): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return Array.from({ length: steps + 1 }, (_, i) => {
    const off = i === 0 || i === steps ? 0 : between(r, -sway, sway)
    return [
      from[0] + (dx * i) / steps - (dy / length) * off,
      from[1] + (dy * i) / steps + (dx / length) * off,
    ]
  })
}

/** A round shape with a hand's unevenness. */
export function blob(r: Chance, x: number, y: number, rx: number, ry = rx, uneven = 0.18, steps = 8): string {
  const turn = r() * 6.28
  return curve(
    Array.from({ length: steps }, (_, i) => {
      const a = turn + (i * 6.2832) / steps
      const k = 1 + between(r, -uneven, uneven)
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
    }),
    true,
  )
}

/** The same shape moved, for shadows: points, not a transform. */
export const moved = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])

/** A line alongside another, so far to its right. */
export function beside(points: readonly Point[], off: number): Point[] {
  return points.map(([x, y], i) => {
    const [a, b] = [points[Math.max(0, i - 1)] as Point, points[Math.min(points.length - 1, i + 1)] as Point]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x - (dy / length) * off, y + (dx / length) * off]
  })
}

/** A box about a point, turned. */
export function box(x: number, y: number, w: number, h: number, turn = 0): Point[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const corner = (u: number, v: number): Point => [
    x + (u * w * c - v * h * s) / 2,
    y + (u * w * s + v * h * c) / 2,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** Parallel lines across a convex field. */
export function furrows(field: readonly Point[], turn: number, step: number, r?: Chance): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const local = field.map(([x, y]): Point => [x * c + y * s, -x * s + y * c])
  const low = Math.min(...local.map(([, v]) => v))
  const high = Math.max(...local.map(([, v]) => v))
  let d = ''
  for (let v = low + step * 0.6; v < high; v += step) {
    const cuts: number[] = []
    local.forEach(([u1, v1], i) => {
      const [u2, v2] = local[(i + 1) % local.length] as Point
      if (v1 < v !== v2 < v) cuts.push(u1 + ((v - v1) * (u2 - u1)) / (v2 - v1))
    })
    const [a, b] = [Math.min(...cuts), Math.max(...cuts)]
    if (cuts.length < 2 || b - a < 8) continue
    const [from, to] = [a + 3 + (r ? r() * 5 : 0), b - 3 - (r ? r() * 5 : 0)]
    d += `M${at(from * c - v * s, from * s + v * c)}L${at(to * c - v * s, to * s + v * c)}`
  }
  return d
}

/** Dots, to be drawn with a round pen. */
export const dots = (points: readonly Point[]) => points.map(([x, y]) => `M${at(x, y)}h.1`).join('')

/** Places scattered over a tile, at least so far apart, away from those given. */
export function scatter(
  r: Chance,
  count: number,
  gap: number,
  avoid: readonly (readonly [number, number, number])[] = [],
  edge = 14,
): Point[] {
  const found: Point[] = []
  for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
    const p: Point = [between(r, edge, 200 - edge), between(r, edge, 200 - edge)]
    if (found.some(([x, y]) => Math.hypot(x - p[0], y - p[1]) < gap)) continue
    if (avoid.some(([x, y, d]) => Math.hypot(x - p[0], y - p[1]) < d)) continue
    found.push(p)
  }
  return found
}
