// One's own turn as it is played: what a click means, which cards are lifted, and whether the end is meant.
import type { Session } from './session.svelte'

/** What every card can be laid down for, even one that can do nothing. */
const HUNKER = 'hunker-down'
const END = 'end-turn'
/** A game is not given up by a slip: no digit does it, and it is asked for twice. */
export const WITHDRAW = 'withdraw'

export class Turn {
  /** Cards of a unit that was clicked, and the update at which it was. */
  private lifted = $state.raw<{ cards: string[]; at: number } | null>(null)
  /** The update at which the end of the turn was asked for, with cards unplayed, or the end of the game. */
  private asking = $state(-1)
  private asked = $state('')

  constructor(
    private readonly session: Session,
    /** Lays the cards out that are asked for. */
    private readonly show: () => void,
  ) {}

  private number = $derived.by(() => this.session.shown?.number ?? 0)
  /** What may be picked by going on: a question that stands open is thereby declined. */
  private onward = $derived.by(() => {
    const { session } = this
    const ahead = session.choices.size ? (session.latest?.onward ?? []) : []
    return new Map(ahead.map((choice) => [choice.thing, choice]))
  })
  /** All that may be picked, now or by going on. */
  open = $derived.by(() => new Map([...this.onward, ...this.session.choices]))
  cards = $derived(new Map([...this.open].filter(([, choice]) => choice.kind === 'card')))
  raised = $derived.by(() =>
    this.lifted?.at === this.number ? this.lifted.cards.filter((id) => this.cards.has(id)) : [],
  )
  /** How many cards in hand could still do something, should the turn end now. */
  unplayed = $derived.by(() => {
    if (!this.open.has(END)) return 0
    const { view } = this.session
    const hand = view?.seats.find((seat) => seat.name === view.seat)?.hand ?? {}
    const useful = [...this.cards.values()].filter(({ opens }) => opens?.some((thing) => thing !== HUNKER))
    return useful.reduce((sum, { thing }) => sum + (hand[thing] ?? 0), 0)
  })
  /** What was asked for, but is not yet meant: to end the turn, or to give the game up. */
  doubted = $derived.by(() => {
    if (this.asking !== this.number || !this.open.has(this.asked)) return ''
    return this.asked === WITHDRAW || this.unplayed > 0 ? this.asked : ''
  })
  doubting = $derived(this.doubted !== '')
  /** Answers that are seldom the best: they do not glow while there is something else to do. */
  quiet = $derived.by(() => {
    const others = [...this.session.choices.keys()].some((thing) => thing !== HUNKER)
    return new Set([...(this.unplayed ? [END] : []), ...(others ? [HUNKER] : []), WITHDRAW])
  })

  pick = (thing: string): void => {
    const doubtful = (thing === WITHDRAW || (thing === END && this.unplayed > 0)) && this.doubted !== thing
    this.asking = doubtful ? this.number : -1
    this.asked = thing
    if (!doubtful) this.follow(thing)
  }

  /** A card and one of its actions, in one go. */
  act = (card: string, action: string): void => {
    if (this.cards.get(card)?.opens?.includes(action)) this.follow(card, action)
    else this.session.why(action)
  }

  undo = (): void => {
    this.session.hurry()
    this.session.intent.undo()
  }

  /** A unit is a way to its cards; whatever cannot be done says why. */
  why = (thing: string): void => {
    const { session } = this
    if (!session.hurry() && this.raise(thing) && session.view?.question?.kind !== 'bid') return
    session.why(thing)
  }

  /** No, the turn goes on. Tells whether there was anything to take back. */
  rethink = (): boolean => {
    const before = this.doubting || this.raised.length > 0
    this.asking = -1
    this.lifted = null
    return before
  }

  private follow(thing: string, ...then: string[]): void {
    const { session } = this
    this.rethink()
    if (session.choices.has(thing)) session.intent.go(thing, ...then)
    else if (this.onward.has(thing)) session.intent.go('stop', thing, ...then)
    else session.pick(thing)
  }

  /** Lifts the cards of a unit, or of all who are aboard it. */
  private raise(thing: string): boolean {
    const { session } = this
    if (!thing.startsWith('@') || !session.view) return false
    const id = thing.slice(1)
    const places = session.view.vehicles.find((one) => one.id === id)?.places ?? []
    const units = new Set([id, ...places.map((place) => place.counter)])
    const cards = session.stage!.cards.filter((card) => units.has(card.counter) && this.cards.has(card.id))
    if (!cards.length) return false
    this.lifted = { cards: cards.map((card) => card.id), at: this.number }
    this.show()
    return true
  }
}
