// Where a slip lies: beside the thing it is about, and rather over nothing that can be picked.

const GAP = 10
const EDGE = 6

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Above, below or at a side, of it or of the card it stands on: where it hides least of the thing itself, then of what glows. */
export function freest(
  thing: Box,
  width: number,
  height: number,
  card: Box = thing,
): { left: number; top: number } {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 }
  const wishes = [
    [middle.x - width / 2, thing.top - height - GAP],
    [middle.x - width / 2, card.top - height - GAP],
    [thing.right + GAP, middle.y - height / 2],
    [thing.left - width - GAP, middle.y - height / 2],
    [middle.x - width / 2, thing.bottom + GAP],
  ] as const
  const glowing = [...document.querySelectorAll('[data-offered], [data-act]')].map((one) =>
    one.getBoundingClientRect(),
  )
  let best = { left: 0, top: 0 }
  let least = Infinity
  for (const [x, y] of wishes) {
    const left = Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))
    const top = Math.max(EDGE, Math.min(y, innerHeight - height - EDGE))
    const box = { left, top, right: left + width, bottom: top + height }
    const hidden = glowing.reduce((sum, one) => sum + shared(box, one), 0) + 100 * shared(box, thing)
    if (hidden < least) [least, best] = [hidden, { left, top }]
  }
  return best
}
