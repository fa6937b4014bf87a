// What this player has laid open on the table, and what the keys do.
import { isAboard } from '$lib/board/offers'
import type { SeatView } from '$lib/net/view'
import type { CardInfo, Choice } from '$lib/net/wire'
import type { Command } from './keys'
import type { Session } from './session.svelte'
import { Turn, WITHDRAW } from './turn.svelte'
import { stacks, zoneAsked, type Zone } from '$lib/play/cards/zones'

export class Desk {
  panel = $state<'' | 'advice' | 'rules' | 'talk' | 'solo'>('')
  /** The decision of the solo opponent whose tree lies open. */
  reading = $state(0)
  sheet = $state<'' | 'menu' | 'keys' | 'log' | 'carry'>('')
  pile = $state.raw<{ seat: string; zone: Zone } | null>(null)
  endingSeen = $state(false)
  pointed = $state('')
  private tiles = $state.raw<string[]>([])
  private kept = $state.raw<string[]>([])
  /** The pile the player chose to look at, and the update it was chosen at. */
  private chosen = $state.raw<{ zone: Zone; at: number } | null>(null)
  readonly turn: Turn

  constructor(private readonly session: Session) {
    this.turn = new Turn(session, () => this.showZone(this.askedZone))
  }

  private view = $derived.by(() => this.session.view!)
  question = $derived(this.view.question)
  own = $derived<SeatView | undefined>(this.view.seats.find((seat) => seat.name === this.view.seat))
  others = $derived(this.view.seats.filter((seat) => seat !== this.own))
  askedZone = $derived(zoneAsked(this.question))
  zone = $derived.by((): Zone => {
    if (this.chosen?.at === this.session.shown?.number) return this.chosen!.zone
    return this.turn.cards.size ? this.askedZone : 'hand'
  })
  /** The card whose action is being chosen or carried out. */
  inUse = $derived.by((): CardInfo | null => {
    const { question, own } = this
    if (!question?.card || question.kind === 'after' || !own) return null
    if (!this.session.shown?.asked.includes(own.name)) return null
    return (
      this.session.stage!.cards.find((card) => card.id === question.card && card.seat === own.name) ?? null
    )
  })
  /** Answers that stand neither on a card nor on a tile: actions and places aboard, seats, edges, buttons. */
  private loose = $derived.by(() => {
    const onCard = new Set(this.inUse?.actions.map((action) => action.thing))
    const { open, quiet } = this.turn
    const all = [...open.values()].filter((choice) => !onCard.has(choice.thing))
    const sorted = ['action', 'place', 'seat', 'edge', 'button'].flatMap((kind) =>
      all.filter((choice) => choice.kind === kind),
    )
    return sorted.sort((a, b) => Number(quiet.has(a.thing)) - Number(quiet.has(b.thing)))
  })
  /** Of these the vehicle itself shows, opened up, what is aboard, and the board its edges. */
  answers = $derived(
    this.loose.filter((choice) => choice.kind !== 'place' && choice.kind !== 'edge' && !isAboard(choice)),
  )
  /** What the digits pick, in the order in which it is shown. */
  private keyed = $derived.by((): Choice[] => {
    const { session, own } = this
    const cards = own ? (stacks(own, this.zone, session.stage!) ?? []).map(({ card }) => card.id) : []
    const actions = this.inUse?.actions.map(({ thing }) => thing) ?? []
    const known = [...actions, ...(this.zone === this.askedZone ? cards : [])].map((thing) =>
      this.turn.open.get(thing),
    )
    const answers = this.loose.filter(({ thing }) => thing !== WITHDRAW)
    return [...known.filter((choice) => choice !== undefined), ...answers].slice(0, 9)
  })
  digits = $derived(new Map(this.keyed.map((choice, at) => [choice.thing, String(at + 1)])))
  /** The rule that the question is about. */
  topic = $derived(this.question?.rule ?? 'turn')
  focus = $derived(this.tiles.length ? this.tiles : this.kept)

  showZone(zone: Zone): void {
    this.chosen = { zone, at: this.session.shown!.number }
  }

  /** Points at tiles; `keep`: until something else is pointed at. */
  look(tiles: string[], keep = false): void {
    this.tiles = tiles
    if (keep) this.kept = tiles
  }

  point(thing: string): void {
    this.pointed = thing
    const unit = thing.startsWith('@') ? this.view.counters.find((one) => `@${one.id}` === thing) : undefined
    const isTile = this.view.tiles.some((tile) => tile.id === thing)
    const edge = this.session.stage?.edges?.find((one) => one.id === thing)
    this.look(isTile ? [thing] : (edge?.tiles ?? (unit?.tile ? [unit.tile] : [])))
  }

  /** Why the solo opponent did what it did; once more puts it away. */
  askWhy(decision: number): void {
    const open = this.panel === 'solo' && this.reading === decision
    this.sheet = ''
    this.panel = open ? '' : 'solo'
    this.reading = decision
  }

  /** Puts a sheet away, if it is the one that lies open: another may have taken its place already. */
  put(sheet: Desk['sheet']): void {
    if (this.sheet === sheet) this.sheet = ''
  }

  /** False when there was nothing to do, so that the key keeps its usual meaning. */
  obey(command: Command): boolean {
    const { session } = this
    if (session.handTo && command !== 'menu' && command !== 'keys') return false
    // A digit means nothing before it stands at something: then it only ends the film.
    if (command.startsWith('pick-')) return session.hurry() || this.pickAt(Number(command.slice(5)))
    switch (command) {
      case 'end-turn':
      case 'stop':
      case 'hunker-down':
        session.hurry()
        return this.pickNow(command)
      case 'undo':
        this.turn.undo()
        return true
      case 'advice':
        return this.turnAdvice()
      case 'rules':
        this.sheet = ''
        this.panel = this.panel === 'rules' ? '' : 'rules'
        return true
      case 'talk':
        return this.turnTalk()
      case 'log':
      case 'menu':
      case 'keys':
        this.sheet = command
        return true
      case 'skip':
        if (session.caughtUp) return false
        // A picture that stands still is turned over; a film ends.
        if (session.director.still) session.director.next()
        else session.director.skip()
        return true
      case 'pause':
        if (session.director.paused) session.director.resume()
        else session.director.pause()
        return true
      case 'repeat':
        void session.director.repeat()
        return true
      case 'close':
        return this.clear()
      default:
        return false
    }
  }

  private pickAt(digit: number): boolean {
    const choice = this.keyed[digit - 1]
    return choice ? this.pickNow(choice.thing) : false
  }

  private pickNow(thing: string): boolean {
    if (!this.turn.open.has(thing)) return false
    this.turn.pick(thing)
    return true
  }

  /** Opens it, or goes where one types. */
  private turnTalk(): boolean {
    const { talk } = this.session
    if (!talk) return false
    this.sheet = ''
    if (this.panel === 'talk') talk.enter?.()
    this.panel = 'talk'
    return true
  }

  private turnAdvice(): boolean {
    this.sheet = ''
    if (!this.session.yours.length) return false
    this.panel = this.panel === 'advice' ? '' : 'advice'
    this.point('')
    if (this.panel && !this.session.advice) this.session.advise()
    return true
  }

  private clear(): boolean {
    const taken = this.turn.rethink()
    const open = Boolean(taken || this.panel || this.kept.length || this.session.notice)
    this.panel = ''
    this.kept = []
    this.tiles = []
    this.pointed = ''
    this.session.notice = null
    return open
  }
}
