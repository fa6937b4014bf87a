// What somebody has not seen yet: the server remembers it for each seat. Whoever comes back is offered the film
// of it; and as the film goes on, the server hears how far it has come.
import type { Happening, Moment, Moments, Update, Welcome } from '$lib/net/wire'
import type { Line } from '$lib/play/log/story'
import { beatsOf } from './beats'
import type { Director } from './director.svelte'
import { lastTurn, type Reel, reelOf } from './reel'

/** Decisions of a film that is offered: some rounds. Before them there is the replay. */
const LONGEST = 60
/** After a break in the line, so many pictures are shown without asking. */
const SHORT = 40
/** Milliseconds in which several things shown are told the server at once. */
const PAUSE = 1500

export interface Offer {
  /** The first decision that was not seen, and the first one of the film. */
  unseen: number
  first: number
  /** How many pictures it has. */
  count: number
}

export interface Ways {
  moments(from: number, to: number): Promise<Moments>
  /** Tells the server; false when it cannot hear it now. */
  send(seen: { number: number } | { decision: number }): boolean
  trouble(error: unknown): void
}

export class Missed {
  offer = $state.raw<Offer | null>(null)
  #unseen: Record<string, number> = {}
  #joined = false
  #seat = ''
  #shown = 0
  #told = 0
  #timer = 0
  /** Of the film that was offered and is watched: how far it has come, and how far the server knows. */
  #film: { shown: number; told: number } | null = null
  #story: Line[] = []

  constructor(
    private readonly director: Director,
    private readonly ways: Ways,
  ) {
    director.onshown = (number) => this.#saw(number)
    director.onreeled = (decision) => this.#followed(decision)
    document.addEventListener('visibilitychange', this.#left)
    window.addEventListener('pagehide', this.flush)
  }

  /** A connection opens: what comes first may tell of much. */
  joins(): void {
    this.#joined = true
  }

  greet(welcome: Welcome): void {
    // After a break this screen knows better what it has shown.
    if (this.#joined && !this.#shown) this.#unseen = { ...welcome.unseen }
    this.flush()
  }

  /** The next update, to be shown as what it is: the news, or what was missed. */
  take(before: Update | null, update: Update, story: Line[]): void {
    this.#story = story
    const rejoined = this.#joined
    this.#joined = false
    if (before?.seat !== update.seat) return this.#sitDown(update, story)
    const beats = beatsOf(update.happened)
    const many =
      rejoined && update.since > 0 && new Set(update.happened.map(({ decision }) => decision)).size > 1
    if (many && beats.length > SHORT) {
      this.#propose(update.since, update)
      this.director.jump(update)
    } else this.director.push(update, many ? this.#reel(update.since, update, LONGEST) : undefined)
  }

  watch = async (): Promise<void> => {
    const offer = this.offer
    if (!offer || !this.director.latest) return
    this.offer = null
    this.#film = { shown: 0, told: 0 }
    await this.director.watch(this.#reel(offer.first, this.director.latest, LONGEST))
  }

  /** Enough seen: skipped, or decided without it. */
  let = (): void => {
    if (!this.offer) return
    this.offer = null
    if (this.director.latest) this.#saw(this.director.latest.number)
  }

  flush = (): void => {
    clearTimeout(this.#timer)
    this.#timer = 0
    if (this.#shown > this.#told && this.ways.send({ number: this.#shown })) this.#told = this.#shown
    const film = this.#film
    if (film && film.shown > film.told && this.ways.send({ decision: film.shown })) film.told = film.shown
  }

  close(): void {
    this.flush()
    document.removeEventListener('visibilitychange', this.#left)
    window.removeEventListener('pagehide', this.flush)
  }

  /** The first update for these eyes: it stands at once, and what they have not seen is offered. */
  #sitDown(update: Update, story: Line[]): void {
    const unseen = this.#unseen[update.seat] ?? 0
    delete this.#unseen[update.seat]
    const told = story.map(({ happening }) => happening)
    this.offer = null
    this.#seat = update.seat
    if (unseen) this.#propose(unseen, update)
    this.director.push(update)
    const turn = lastTurn(told, update.seat)
    if (turn) this.director.remember(() => this.#reel(turn[0], update, turn[1] - turn[0] + 1))
  }

  #propose(unseen: number, update: Update): void {
    const count = beatsOf(update.happened.filter(({ decision }) => decision >= unseen)).length
    const last = Math.max(...update.happened.map(({ decision }) => decision))
    if (count && this.director.speed !== 'none')
      this.offer = { unseen, count, first: Math.max(unseen, last - LONGEST + 1) }
  }

  async #reel(first: number, latest: Update, count: number): Promise<Reel | null> {
    try {
      const { moments } = await this.ways.moments(first - 1, first - 1 + count)
      return reelOf(
        moments.map((moment) => ({ ...moment, happened: this.#worded(moment) })),
        latest,
      )
    } catch (error) {
      this.ways.trouble(error)
      return null
    }
  }

  /** In the log's words, which speak to whoever looks; a replay speaks to everybody. */
  #worded({ decision, happened }: Moment): Happening[] {
    const told = this.#story.map((line) => line.happening).filter((one) => one.decision === decision)
    return told.length === happened.length ? told : happened
  }

  #left = (): void => {
    if (document.hidden) this.flush()
  }

  /** While a film is offered nothing counts as seen, and nothing that a screen without a player shows. */
  #saw(number: number): void {
    if (this.offer || !this.#seat || number <= this.#shown) return
    this.#shown = number
    this.#film = null
    this.#tellSoon()
  }

  /** Whoever leaves halfway goes on from there the next time. */
  #followed(decision: number): void {
    if (!this.#film) return
    this.#film.shown = decision
    this.#tellSoon()
  }

  #tellSoon(): void {
    this.#timer ||= window.setTimeout(this.flush, PAUSE)
  }
}
