// Playing alone, as the name of a stage says it: `normandy/1+solo=German+hard`.
import type { ScenarioInfo } from '$lib/net/wire'

export interface Alone {
  /** Whom the solo opponent plays. */
  side: string
  /** `easy`, `hard`, or empty for neither. */
  level: string
}

/** Who plays its seat, in the words of a new table. */
export const SOLO = 'solo'
const LEVELS = ['easy', 'hard']

export function aloneIn(stage: string): Alone | null {
  const options = stage.split('+').slice(1)
  const side = options.find((one) => one.startsWith(`${SOLO}=`))?.slice(SOLO.length + 1)
  return side ? { side, level: options.find((one) => LEVELS.includes(one)) ?? '' } : null
}

/** Options with this opponent instead of any other, or with none. */
export function optionsWith(options: string[], alone: Alone | null): string[] {
  const others = options.filter((one) => !one.startsWith(`${SOLO}=`) && !LEVELS.includes(one))
  return alone ? [...others, `${SOLO}=${alone.side}`, ...(alone.level ? [alone.level] : [])] : others
}

/** You against it: its own seat is its, and the other yours, or whoever's it was before. */
export function seatsAlone({ seats }: ScenarioInfo, me: string, before?: string): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, automaton }) => [seat, automaton ? SOLO : (before ?? me)]))
}

/** The side against which one plays by default: not the first, which is one's own. */
export function opposite({ sides, solo = [] }: ScenarioInfo, mine: string): string {
  return solo.find((side) => side !== mine) ?? solo.find((side) => side !== sides[0]?.name) ?? solo[0] ?? ''
}
