// How far each side is, in the terms of its goal.
import type { SideInfo, Stage, View } from '$lib/net/wire'

export interface Progress {
  side: SideInfo
  /** control, claim, pin, escape or neutralise. */
  word: string
  done: number
  /** 0: not counted. For a pin, how many riflemen the enemy still has on the board is `left`. */
  needed: number
  left: number
}

export function progress(stage: Stage, view: View): Progress[] {
  return stage.scenario.sides.map((side) => {
    const seen = view.sides.find((one) => one.name === side.name)
    const word = side.goal.split(' ')[0] ?? ''
    return {
      side,
      word,
      done: seen?.points ?? 0,
      needed: seen?.needed ?? 0,
      left: word === 'pin' ? riflemenAgainst(side.name, stage, view) : 0,
    }
  })
}

function riflemenAgainst(side: string, stage: Stage, view: View): number {
  const riflemen = new Set(stage.counters.filter((one) => one.title === 'rifleman').map((one) => one.id))
  return view.counters.filter((one) => one.side !== side && one.tile && riflemen.has(one.id)).length
}
