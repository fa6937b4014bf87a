// What a face of the city is drawn from, and what runs through it: streets, rails, the river's edge.
import { beside, blob, curve, draw, fill, n, at, scatter, type Point } from '$lib/art/pen'
import { between, type Chance } from '$lib/art/seed'
import { stipple } from '../features'
import { ALL } from '../ground'

export interface Scene {
  /** What the place is called on the map. */
  number: number
  /** Of the place: its faces share what they stand on. */
  r: Chance
  /** Of the face: what befell it. */
  hit: Chance
  streets: Point[]
  rails: Point[]
  /** A building that was damaged. */
  broken: boolean
  fortified: boolean
  /** The board lies crosswise: east is above. */
  turned: boolean
}

export type CityFace = (scene: Scene) => string

const ENDS: Record<string, Point> = {
  e: [202, 100],
  w: [-2, 100],
  ne: [150, -2],
  nw: [50, -2],
  se: [150, 202],
  sw: [50, 202],
}

/** A point of the map as the board lies. */
export const lain = ([x, y]: Point, turned: boolean): Point => (turned ? [y, 200 - x] : [x, y])

/** Where ways leave the tile: in the middle of the border to each neighbour. */
export const ends = (ways: readonly string[], turned: boolean): Point[] =>
  ways.flatMap((way) => (ENDS[way] ? [lain(ENDS[way], turned)] : []))

/** Trodden earth, grass and ash. */
export function earth(r: Chance): string {
  const wash = (colour: string, k = 1) =>
    fill(
      colour,
      blob(r, between(r, 15, 185), between(r, 15, 185), between(r, 40, 78) * k, between(r, 30, 58) * k, 0.25),
      0.75,
    )
  return (
    fill('ground', ALL) +
    wash('lush') +
    wash('pale') +
    wash('lush') +
    wash('dust', 0.6) +
    stipple(scatter(r, 30, 12, [], 6), 'soil-dark', 1.3, 0.4)
  )
}

/** From border to border, or from each to the middle where they meet. */
export function courses(scene: Scene, points: readonly Point[]): Point[][] {
  const hub: Point = [100 + between(scene.r, -7, 7), 100 + between(scene.r, -7, 7)]
  const half = (end: Point): Point => [
    (end[0] + hub[0]) / 2 + (Math.abs(end[1] - 100) > 90 ? (end[0] - 100) * 0.2 : 0),
    (end[1] + hub[1]) / 2,
  ]
  const [a, b, ...more] = points
  if (!a) return []
  if (!b) return [[a, half(a), hub]]
  return [[a, half(a), hub, half(b), b], ...more.map((end) => [end, half(end), hub])]
}

/** Cobbles with kerbs. */
export function lanes(lines: readonly Point[][], width: number): string {
  const d = lines.map((line) => curve(line)).join('')
  const ruts = lines
    .map((line) => curve(beside(line, width * 0.2)) + curve(beside(line, -width * 0.2)))
    .join('')
  return (
    draw('kerb', width + 5, d) +
    draw('road-edge', width + 1.6, d) +
    draw('road', width, d) +
    draw('road-edge', 1, ruts, '7 5 3 6', 0.55)
  )
}

/** A line of rails on its bed. */
export function track(lines: readonly Point[][]): string {
  const d = lines.map((line) => curve(line)).join('')
  const rail = (off: number) => lines.map((line) => curve(beside(line, off))).join('')
  const sleepers = `<path fill="none" stroke="var(--l-sleeper)" stroke-width="15" stroke-dasharray="3 5" d="${d}"/>`
  return (
    draw('ballast', 21, d) +
    sleepers +
    draw('ink', 2.6, rail(4.5) + rail(-4.5), '', 0.85) +
    draw('gleam', 1, rail(5) + rail(-4), '', 0.8)
  )
}

/** Level from a bank to the east end of the tile: for the river and what lies along it. */
export function shore(scene: Scene, x: number, sway: number): Point[] {
  const { r, turned } = scene
  return [-8, 30, 70, 110, 150, 208].map((y) => lain([x + between(r, -sway, sway), y], turned))
}

/** From a line to the east border. */
export const eastOf = (line: readonly Point[], turned: boolean): string =>
  `${curve(line)}L${at(...lain([212, 212], turned))}L${at(...lain([212, -12], turned))}z`

/** The Volga, with its current along the bank; in winter the ice drifts. */
export function volga(scene: Scene, line: readonly Point[]): string {
  const { r, turned } = scene
  const streams = [12, 24, 37, 50].map((off) => {
    const by = line.map(([x, y]): Point => (turned ? [x, y - off] : [x + off, y]))
    return curve(by)
  })
  const floes = scatter(r, 40, 12, [], -4).filter((point) => {
    const [x] = turned ? [200 - point[1]] : [point[0]]
    return x > 158
  })
  return (
    fill('water', eastOf(line, turned)) +
    draw('water-dark', 5, curve(line), '', 0.8) +
    draw('pale', 1.6, streams.join(''), `${n(between(r, 12, 20))} 16 7 22`, 0.8) +
    fill('floe', floes.map(([x, y]) => blob(r, x, y, between(r, 5, 9), between(r, 4, 6), 0.25, 6)).join(''))
  )
}

/** What runs through, under what stands there. */
export const through = (scene: Scene, width = 22) =>
  (scene.streets.length ? lanes(courses(scene, scene.streets), width) : '') +
  (scene.rails.length ? track(courses(scene, scene.rails)) : '')

/** Away from streets and rails. */
export const clear = (scene: Scene, wide: number) =>
  [...scene.streets, ...scene.rails].flatMap((end) =>
    [0.1, 0.4, 0.7, 1].map((k) => [100 + (end[0] - 100) * k, 100 + (end[1] - 100) * k, wide] as const),
  )
