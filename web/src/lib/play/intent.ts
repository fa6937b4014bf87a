// One click that means several decisions: a card and its action, or declining a vehicle's question and going on.
// Each is picked when it is offered, and one undo takes all of them back.
import type { Update } from '$lib/net/wire'

/** Of a session: what it takes to decide. */
export interface Decider {
  readonly pending: object | null
  pick(thing: string): void
  undo(): void
}

export class Intent {
  /** Still to be picked, in this order. */
  private rest: string[] = []
  /** How many decisions each click took, the last one last. */
  private clicks: number[] = []
  /** So many are still to be taken back. */
  private taking = 0
  private following = false

  constructor(private readonly session: Decider) {}

  /** Whatever is not offered when its turn has come ends it there: the question is seen, and nothing is lost. */
  go(first: string, ...rest: string[]): void {
    if (this.session.pending) return
    this.drop()
    this.session.pick(first)
    if (this.session.pending) this.rest = rest
  }

  undo(): void {
    if (this.session.pending) return
    this.drop()
    const count = this.clicks.pop() ?? 1
    this.session.undo()
    if (this.session.pending) this.taking = count - 1
  }

  /** A decision goes out. */
  sent(kind: string): void {
    if (kind !== 'pick') return
    if (this.following) this.clicks.push((this.clicks.pop() ?? 0) + 1)
    else this.clicks.push(1)
  }

  /** Refused, or something else was done: what was meant to follow means nothing any more. */
  drop(): void {
    this.rest = []
    this.taking = 0
  }

  /** An update has come. */
  heed(update: Update): void {
    if (this.session.pending) return
    if (!update.can_undo) this.clicks = []
    if (this.taking > 0 && update.can_undo) {
      this.taking -= 1
      return this.session.undo()
    }
    const next = this.rest.shift()
    if (next === undefined || !update.choices.some((choice) => choice.thing === next)) return this.drop()
    this.following = true
    this.session.pick(next)
    this.following = false
  }
}
