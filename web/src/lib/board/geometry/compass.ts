// From thing to thing with the arrow keys: the nearest one in that direction.
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isWay = (key: string): boolean => key in WAYS

interface Point {
  x: number
  y: number
}

/** The index of the best point in the direction of `key`; -1 when there is none. */
export function nearest(from: Point, key: string, points: Point[]): number {
  const way = WAYS[key]
  if (!way) return -1
  let best = -1
  let least = Infinity
  points.forEach((point, index) => {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    // What lies rather to the side is only for want of anything better.
    const cost = ahead + 2 * aside + (aside > 1.5 * ahead ? 1e5 : 0)
    if (ahead > 3 && cost < least) {
      least = cost
      best = index
    }
  })
  return best
}

/** Leads the focus on: among what is offered on the board, or among its tiles where nothing is. */
export function walk(board: HTMLElement, key: string): void {
  const offered = board.querySelectorAll<HTMLElement>('[data-offered]')
  const stops = [...(offered.length ? offered : board.querySelectorAll<HTMLElement>('[data-tile]'))]
  const at = document.activeElement
  const others = stops.filter((one) => one !== at)
  const inside = at && at !== board && board.contains(at)
  const next = inside ? others[nearest(middle(at), key, others.map(middle))] : others[0]
  next?.focus()
}

function middle(one: Element): Point {
  const box = one.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
