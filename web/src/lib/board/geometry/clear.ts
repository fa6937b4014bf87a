// Buttons that lie on the map go out of the way of what may be tapped there.
import type { Target } from './reach'
import type { Size } from './units'

/** What a finger needs to either side of a target's middle. */
const HALF_FINGER = 22
const MARGIN = 8

/** In pixels of the board, as the camera shows them. */
export function onGlass(targets: readonly Target[], at: { x: number; y: number; k: number }): Target[] {
  return targets.map((one) => ({
    ...one,
    x: one.x * at.k + at.x,
    y: one.y * at.k + at.y,
    wide: one.wide * at.k,
    high: one.high * at.k,
  }))
}

/** How far above the board's lower edge buttons of this size lie at its left or right side: below, else above, else
 * in the middle, wherever they cover none of these; `targets` are in pixels of the board. */
export function clearOf(
  targets: readonly Omit<Target, 'thing'>[],
  side: 'left' | 'right',
  size: Size,
  room: Size,
): number {
  const left = side === 'left' ? MARGIN : room.width - MARGIN - size.width
  const covers = (bottom: number) =>
    targets.filter((one) => {
      const top = room.height - bottom - size.height
      const [dx, dy] = [Math.max(one.wide, HALF_FINGER), Math.max(one.high, HALF_FINGER)]
      return (
        one.x + dx > left &&
        one.x - dx < left + size.width &&
        one.y + dy > top &&
        one.y - dy < top + size.height
      )
    }).length
  const ways = [MARGIN, room.height - MARGIN - size.height, (room.height - size.height) / 2]
  const least = Math.min(...ways.map(covers))
  return ways.find((way) => covers(way) === least) ?? MARGIN
}
