// How far each side is, in the terms of its goal.
import type { View } from '$lib/net/view'
import type { SideInfo } from '$lib/net/wire'

export interface Progress {
  side: SideInfo
  /** control, claim, pin, escape or neutralise. */
  word: string
  done: number
  /** 0: not counted. For a pin, how many riflemen the enemy still has on the board is `left`. */
  needed: number
  left: number
}

export function progress(view: View): Progress[] {
  return view.sides.map((side) => {
    const word = side.goal.split(' ')[0] ?? ''
    return {
      side,
      word,
      done: side.points,
      needed: side.needed,
      left: word === 'pin' ? riflemenAgainst(side.name, view) : 0,
    }
  })
}

function riflemenAgainst(side: string, view: View): number {
  return view.counters.filter((one) => one.side !== side && one.tile && one.title === 'rifleman').length
}
