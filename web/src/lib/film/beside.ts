// Where the dice of a shot lie: beside what they are thrown at, and never over the words below them.

interface Spot {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

/** From the middle of the target: its counter and what surrounds it stay in sight. */
const CLEAR = 46
const EDGE = 6

/** Above it, below it, or at its side: the first place with room enough. `foot`: what is taken at the bottom. */
export function beside(target: Spot, { width, height }: Size, room: Size, foot: number) {
  const low = Math.max(EDGE, room.height - foot - height)
  const far = Math.max(EDGE, room.width - width - EDGE)
  const within = (at: number, end: number) => Math.min(Math.max(at, EDGE), end)
  const left = within(target.x - width / 2, far)
  const above = Math.min(target.y - height - CLEAR, low)
  if (above >= EDGE) return { left, top: above }
  const below = target.y + CLEAR
  if (below <= low) return { left, top: below }
  const right = target.x < room.width / 2
  return {
    left: within(right ? target.x + CLEAR : target.x - CLEAR - width, far),
    top: within(target.y - height / 2, low),
  }
}
