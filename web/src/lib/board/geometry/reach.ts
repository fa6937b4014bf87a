// How far around a thing a fingertip still means it: no less than 40 pixels, and never into a neighbour's half.
import type { Offers } from '../offers'
import type { Edge } from './edges'
import { RADIUS, STRUCTURE, VEHICLE, type Spot } from './stand'
import type { Box, Size } from './units'

export interface Target {
  thing: string
  /** Its middle, and how far it extends from there, in board units. */
  x: number
  y: number
  wide: number
  high: number
}

/** Of the plate in the middle of an edge. */
const PLATE = 17

/** What is offered on the tiles and between them, with its size there; `driven` are vehicles. */
export function targetsOf(
  offers: Offers,
  spots: Map<string, Spot>,
  driven: Set<string>,
  edges: Map<string, Edge>,
): Target[] {
  return [...offers.values()].flatMap(({ thing, kind }) => {
    const edge = edges.get(thing)
    if (edge) return { thing, x: edge.x, y: edge.y, wide: PLATE, high: PLATE }
    const spot = spots.get(thing)
    if (!spot) return []
    const soldier = { width: 2 * RADIUS, height: 2 * RADIUS }
    const drawn = kind === 'structure' ? STRUCTURE : driven.has(thing) ? VEHICLE : soldier
    const [wide, high] = [(drawn.width * spot.scale) / 2, (drawn.height * spot.scale) / 2]
    return { thing, x: spot.x, y: spot.y, wide, high }
  })
}

type Corner = readonly [number, number]

/** Pixels to either side of a target's middle that are its own, where no other target is nearer. */
const AROUND = 29
/** What a finger needs. */
export const FINGER = 40

/** The cell of each target at this scale: a box about it, cut off halfway to every other one. */
export function cells(targets: readonly Target[], k: number): Map<string, Corner[]> {
  return new Map(
    targets.map((one) => {
      const wide = Math.max(one.wide, AROUND / k)
      const high = Math.max(one.high, AROUND / k)
      let cell: Corner[] = [
        [one.x - wide, one.y - high],
        [one.x + wide, one.y - high],
        [one.x + wide, one.y + high],
        [one.x - wide, one.y + high],
      ]
      for (const other of targets) if (other !== one) cell = cut(cell, one, other)
      return [one.thing, cell]
    }),
  )
}

/** What of a cell is nearer to one than to another: between boxes the line lies halfway across the gap. */
function cut(cell: Corner[], one: Target, other: Target): Corner[] {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const far = Math.hypot(dx, dy) || 1
  const own = reachTo(one, dx / far, dy / far)
  const theirs = reachTo(other, dx / far, dy / far)
  const line = Math.min(Math.max((far + own - theirs) / 2, far * 0.25), far * 0.75)
  const depth = ([x, y]: Corner) => ((x - one.x) * dx + (y - one.y) * dy) / far - line
  const kept: Corner[] = []
  cell.forEach((from, at) => {
    const to = cell[(at + 1) % cell.length]!
    const [a, b] = [depth(from), depth(to)]
    if (a <= 0) kept.push(from)
    if (a < 0 !== b < 0 && a !== b) {
      const part = a / (a - b)
      kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    }
  })
  return kept
}

const reachTo = (one: Target, ux: number, uy: number) =>
  Math.min(one.wide / Math.max(Math.abs(ux), 1e-6), one.high / Math.max(Math.abs(uy), 1e-6))

/** The smaller extent of a cell, in board units. */
export function extent(cell: readonly Corner[]): number {
  const [xs, ys] = [cell.map(([x]) => x), cell.map(([, y]) => y)]
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

export function bounds(targets: readonly Target[]): Box {
  const left = Math.min(...targets.map((one) => one.x - one.wide))
  const top = Math.min(...targets.map((one) => one.y - one.high))
  const right = Math.max(...targets.map((one) => one.x + one.wide))
  const bottom = Math.max(...targets.map((one) => one.y + one.high))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const AIR = 60 // board units that stay in sight around the targets
const NEAR = 0.75 // counters are 43 pixels wide then
const WORTH = 1.1

/** Is it wide enough for a finger, each of them, at this scale? */
const fits = (targets: readonly Target[], k: number, seen?: Box) =>
  [...cells(targets, k).values()].every((cell) => extent(seen ? within(cell, seen) : cell) * k >= FINGER)

/** What of a cell is in sight. */
function within(cell: readonly Corner[], seen: Box): Corner[] {
  const kept = (at: number, from: number, length: number) => Math.min(Math.max(at, from), from + length)
  return cell.map(([x, y]) => [kept(x, seen.x, seen.width), kept(y, seen.y, seen.height)])
}

/** How near one has to go that each of these is wide enough for a finger and all of them are in sight; null where
 * nothing is to be done, or nothing would be won. `k` is the scale at which the whole board is seen, `paper` its
 * sheet: what lies at the rim of the screen has less room there. */
export function nearer(
  targets: readonly Target[],
  room: Size,
  k: number,
  paper?: Box,
): { box: Box; k: number } | null {
  const [width, height] = [room.width / k, room.height / k]
  const seen = paper && {
    x: paper.x + (paper.width - width) / 2,
    y: paper.y + (paper.height - height) / 2,
    width,
    height,
  }
  if (!targets.length || k <= 0 || fits(targets, k, seen)) return null
  const box = bounds(targets)
  const most = Math.min(room.width / (box.width + AIR), room.height / (box.height + AIR), NEAR)
  return most > k * WORTH ? { box, k: most } : null
}
