// Points over a game as steps on paper: x goes by decisions, with a line where each round begins.
import type { Afterwards } from '$lib/net/wire'

export interface Steps {
  path: string
  /** The last point, for its label. */
  end: { x: number; y: number }
  first: number
  last: number
}

export interface Chart {
  width: number
  height: number
  sides: Steps[]
  most: number
  lines: { y: number; points: number }[]
  rounds: { x: number; round: number }[]
}

/** One line for each side; those that would cover each other are set apart by a little. */
export function chart(told: Afterwards, sides: number, width = 300, height = 96): Chart {
  const { course, decisions, began } = told
  const most = Math.max(1, ...course.flatMap((one) => one.points))
  const x = (decision: number) => (decisions ? (decision / decisions) * width : 0)
  const y = (points: number, side: number) => height - (points / most) * height + (side - (sides - 1) / 2) * 3
  const found = Array.from({ length: sides }, (_, side) => {
    let path = ''
    let now = 0
    for (const stood of course) {
      const points = stood.points[side] ?? 0
      path += path ? `H${x(stood.decision)}V${y(points, side)}` : `M${x(stood.decision)} ${y(points, side)}`
      now = points
    }
    path += `H${width}`
    return { path, end: { x: width, y: y(now, side) }, first: course[0]?.points[side] ?? 0, last: now }
  })
  const step = Math.max(1, Math.ceil(most / 4))
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step).map((points) => ({
    points,
    y: height - (points / most) * height,
  }))
  const rounds = began.map((decision, at) => ({ x: x(decision), round: at + 1 }))
  return { width, height, sides: found, most, lines, rounds }
}
