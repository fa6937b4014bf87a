// Where the states of a campaign stand in the picture of its course: levels one after the other, within a level
// from one side's best to the other's. An END stands beyond the edge of whoever it is for, next to where it is met.
import type { EntryView, NodeView } from '$lib/net/campaign'

export interface Stop {
  key: string
  state: string
  level: number
  /** From the middle, in steps. */
  off: number
  /** Of an END: whose. */
  winner: string
  entry?: EntryView
  /** taken (now or before), missed (the branch not taken), ahead (may come), never. */
  how: 'taken' | 'now' | 'missed' | 'ahead' | 'never'
}

export interface Stretch {
  key: string
  from: Stop
  to: Stop
  how: Stop['how']
  /** Whose victory leads along it. */
  side: string
}

export interface Course {
  stops: Stop[]
  stretches: Stretch[]
  levels: number
  /** The furthest from the middle. */
  wide: number
}

export function courseOf(
  graph: readonly NodeView[],
  record: readonly EntryView[],
  sides: readonly string[],
): Course {
  const states = graph.filter((one) => one.level > 0)
  const ends = new Map(graph.filter((one) => one.level === 0).map((one) => [one.state, one]))
  const levels = Math.max(0, ...states.map((one) => one.level))
  const entries = new Map(record.map((one) => [one.state, one]))
  const missed = new Set(record.filter((one) => one.winner).map((one) => one.not_taken))
  const now = record.at(-1)
  const ahead = reachable(graph, now && !now.winner ? now.state : (now?.next ?? ''))
  const how = (state: string): Stop['how'] => {
    const entry = entries.get(state)
    if (entry) return entry.winner ? 'taken' : 'now'
    return ahead.has(state) ? 'ahead' : missed.has(state) ? 'missed' : 'never'
  }
  const stops = new Map<string, Stop>()
  let wide = 0
  for (let level = 1; level <= levels; level++) {
    const here = states.filter((one) => one.level === level)
    here.forEach(({ state }, at) => {
      const off = at - (here.length - 1) / 2
      wide = Math.max(wide, Math.abs(off))
      stops.set(state, {
        key: state,
        state,
        level,
        off,
        winner: '',
        entry: entries.get(state),
        how: how(state),
      })
    })
  }
  const edge = Math.min(wide, 3.5) + 0.9
  const stretches: Stretch[] = []
  const found = new Set<string>()
  for (const node of states) {
    const from = stops.get(node.state)!
    for (const side of sides) {
      const next = node.next[side]
      if (!next) continue
      const end = ends.get(next)
      let to = stops.get(next)
      if (end) {
        // The last level leads to several, side by side.
        const last = node.level === levels
        const key = `${next}@${node.level}${last ? node.state + side : ''}`
        to = stops.get(key)
        if (!to) {
          const top = end.winner === sides[0]
          const off = last ? from.off * 2 + (top ? -0.5 : 0.5) : top ? -edge : edge
          to = { key, state: next, level: node.level + 1, off, winner: end.winner, how: 'never' }
          stops.set(key, to)
        }
        const taken = from.entry?.winner === side
        if (taken) to.how = 'taken'
        else if (to.how !== 'taken' && (ahead.has(node.state) || from.how === 'now')) to.how = 'ahead'
        else if (to.how === 'never' && from.how === 'taken') to.how = 'missed'
      }
      if (!to || found.has(`${from.key}>${to.key}`)) continue
      found.add(`${from.key}>${to.key}`)
      stretches.push({ key: `${from.key}>${to.key}`, from, to, side, how: along(from, side, ahead) })
    }
  }
  return { stops: [...stops.values()], stretches, levels, wide: edge }
}

function along(from: Stop, side: string, ahead: ReadonlySet<string>): Stop['how'] {
  if (from.entry?.winner) return from.entry.winner === side ? 'taken' : 'missed'
  if (from.how === 'now' || ahead.has(from.state)) return 'ahead'
  return 'never'
}

/** All that may still come, without what is. */
function reachable(graph: readonly NodeView[], state: string): ReadonlySet<string> {
  const next = new Map(graph.map((one) => [one.state, Object.values(one.next)]))
  const found = new Set<string>()
  const open = [...(next.get(state) ?? [])]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue
    found.add(one)
    open.push(...(next.get(one) ?? []))
  }
  return found
}
