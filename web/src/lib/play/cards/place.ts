// Where a card that is seen large lies: near the small one, within the window, and beside whatever is to be read with it.

const GAP = 12
const EDGE = 8

interface Spot {
  left: number
  top: number
}

export function place(box: DOMRect, width: number, height: number, others: DOMRect[]): Spot {
  const within = ({ left, top }: Spot): Spot => ({
    left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)),
  })
  const around = [box, ...others].flatMap((one): Spot[] => {
    const middle = { left: one.left + one.width / 2 - width / 2, top: one.top + one.height / 2 - height / 2 }
    return [
      { left: middle.left, top: one.top - GAP - height },
      { left: one.left - GAP - width, top: middle.top },
      { left: one.right + GAP, top: middle.top },
      { left: middle.left, top: one.bottom + GAP },
    ]
  })
  const spots = around.map(within)
  return spots.find((spot) => [box, ...others].every((one) => !covers(spot, width, height, one))) ?? spots[0]!
}

function covers({ left, top }: Spot, width: number, height: number, one: DOMRect): boolean {
  return left < one.right && left + width > one.left && top < one.bottom && top + height > one.top
}
