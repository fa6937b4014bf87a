// What tiles begin with: ground, fields, heights, the way across.
import { stipple, type Tree } from './features'
import { at, blob, curve, draw, fill, furrows, moved, n, poly, scatter, type Point } from '$lib/art/pen'
import { between, oneOf, type Chance } from '$lib/art/seed'

export type Face = (r: Chance, dry: boolean) => string

export const ALL = 'M0 0h200v200H0z'
/** Where counters stand: kept calm. */
export const MIDDLE = [100, 100, 46] as const

export const sized = (r: Chance, points: readonly Point[], low: number, high: number): Tree[] =>
  points.map(([x, y]) => [x, y, between(r, low, high)])

/** Meadow or sand, in two or three washes. */
export function ground(r: Chance, dry: boolean): string {
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
export function quarters(r: Chance): Point[][] {
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

/** One field: wheat, ploughed earth, young crop or grass. */
export function tilled(r: Chance, field: readonly Point[]): string {
  const kind = Math.floor(r() * 4)
  const turn = between(r, -0.5, 0.5) + (r() < 0.5 ? 1.57 : 0)
  if (kind === 0) return fill('crop', poly(field)) + draw('crop-dark', 1.6, furrows(field, turn, 6, r))
  if (kind === 1) return fill('soil', poly(field)) + draw('soil-dark', 2, furrows(field, turn, 8, r), '', 0.7)
  if (kind === 2) return fill('pale', poly(field)) + draw('leaf', 1.8, furrows(field, turn, 9, r), '3 4', 0.6)
  return fill('lush', poly(field)) + draw('leaf', 0.9, furrows(field, turn, 12, r), '', 0.45)
}

/** Level upon level, each with its line and its shadow. */
export function heights(r: Chance, colours: readonly string[], reach: number): string {
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

/** From one edge of the tile to another. */
export const across = (r: Chance): [Point, Point] =>
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

/** Lines that the wind draws. */
export function ripples(r: Chance, count: number): string {
  const turn = between(r, -0.3, 0.3)
  const one = ([x, y]: Point) => {
    const l = between(r, 10, 22)
    return `M${at(x - l, y - l * turn)}q${n(l / 2)} ${n(-4)} ${n(l)} ${n(l * turn * 0.5)}t${n(l)} ${n(l * turn * 0.5)}`
  }
  return draw('soil-dark', 1.1, scatter(r, count, 26, [], 16).map(one).join(''), '', 0.5)
}
