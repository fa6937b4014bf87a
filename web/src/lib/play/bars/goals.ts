// How far each side is, in the terms of its goal.
import type { View } from '$lib/net/view'
import type { SideInfo, StageInfo } from '$lib/net/wire'

export interface Progress {
  side: SideInfo
  /** control, claim, pin, escape or neutralise. */
  word: string
  done: number
  /** 0: not counted. For a pin, how many riflemen the enemy still has on the board is `left`. */
  needed: number
  left: number
  /** Other ways for it to win. */
  others: { text: string; done: number; needed: number }[]
}

export function progress(view: View, stage: StageInfo): Progress[] {
  return view.sides.map((side) => {
    const word = side.goal.split(' ')[0] ?? ''
    return {
      side,
      word,
      done: side.points,
      needed: side.needed,
      left: word === 'pin' ? riflemenAgainst(side.name, view) : 0,
      others: (stage.city?.goals?.[side.name] ?? [])
        .map(({ text, needed }, at) => ({ text, needed, done: side.goals[at] ?? 0 }))
        .slice(1),
    }
  })
}

function riflemenAgainst(side: string, view: View): number {
  return view.counters.filter((one) => one.side !== side && one.tile && one.title === 'rifleman').length
}
