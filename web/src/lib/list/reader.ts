// What the lines of the list share: the table as it is drawn, what is offered, and what a line does when it is chosen.
import type { Offers } from '$lib/board/offers'
import type { View } from '$lib/net/view'
import type { Choice, StageInfo } from '$lib/net/wire'

export interface Reader {
  stage: StageInfo
  view: View
  offers: Offers
  /** Those of them that answer the question itself; the others decline it and go on. */
  now: Offers
  /** The keys that pick, by what they pick. */
  digits: Map<string, string>
  pointed: string
  /** What was picked and is not answered yet. */
  sent: string
  pick(thing: string): void
  why(thing: string): void
  hover(choice: Choice | null): void
}
