// Turns a run of updates into a little film, or into pictures that stand still until they are read. Nothing is
// left out: what comes while nobody looks waits. The newest update is the only one that may be answered; until
// it is shown, what is shown offers nothing, and `skip` shows it at once.
import type { Happening, Update } from '$lib/net/wire'
import { type Beat, beatsOf, begunAfter, readingTime } from './beats'
import { Clock } from './clock'
import { isMined, meanwhile } from './meanwhile'
import { endsCard, type Reel, type Take, takesOf, type Told } from './reel'

/** Those to choose from; `off` is still pictures. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
/** With `none` there is neither film nor pictures: for replays that rush, and for tests. */
export type Speed = (typeof SPEEDS)[number] | 'none'
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0, none: 0 }
const KEPT = 'undaunted.film'
/** Whoever only watches may fall behind so many decisions; a player's game waits for him. */
const LONGEST = 200
/** A result that was cut short still stands for a while, in nobody's way. */
const LINGERS = 1800
const SPOKEN = 30

const CALM = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

function kept(): Speed {
  const found = localStorage.getItem(KEPT) as Speed | null
  if (found && found in PACE) return found
  return CALM ? 'off' : 'normal'
}

export class Director {
  /** The update to draw. */
  shown = $state.raw<Update | null>(null)
  /** The newest one; when it is not the one shown, the film is running. */
  latest = $state.raw<Update | null>(null)
  beat = $state.raw<Beat | null>(null)
  /** Is it known what came of this beat: have the dice landed, are the cards turned over? */
  landed = $state(true)
  /** A result whose film was cut short. */
  after = $state.raw<Beat | null>(null)
  /** How far the story is told; null: all of it. */
  told = $state.raw<Told | null>(null)
  /** What is said aloud, in order, each line once. */
  said = $state.raw<{ id: number; text: string }[]>([])
  happening: Happening[] = $derived(this.beat ? [this.beat.happening] : [])
  /** How many decisions are still to be shown. */
  waiting = $state(0)
  /** How many cards of the solo opponent. */
  cards = $state(0)
  paused = $state(false)
  /** Nobody looks at this page now. */
  away = $state(typeof document !== 'undefined' && document.hidden)
  /** Is something being shown once more? */
  repeating = $state(false)
  speed = $state<Speed>(kept())
  /** By how much everything is stretched; 0: no motion at all. */
  pace = $derived(PACE[this.speed])
  still = $derived(this.speed === 'off')
  live = $derived(this.shown !== null && this.shown === this.latest)
  canRepeat = $derived.by(
    () => this.live && (this.#reel !== null || this.#recall !== null) && this.speed !== 'none',
  )
  /** Told of each number up to which all has been shown. */
  onshown: (number: number) => void = () => {}
  /** Told of each decision of a reel that was shown. */
  onreeled: (decision: number) => void = () => {}

  #queue: Take[] = []
  #reel = $state.raw<Reel | null>(null)
  #recall = $state.raw<(() => Promise<Reel | null>) | null>(null)
  #rolling = false
  #decided = -1
  #take = 0
  #turned = false // has the board changed in what is being played?
  #untold: { own: boolean; beats: Beat[] } = { own: false, beats: [] }
  #running = false
  #begun = false // has something been shown of the solo opponent's card?
  #count = 0
  #lingering = 0
  readonly #clock = new Clock()

  /** `ready`: without it the film waits until `prepare` has said that it can be seen. */
  constructor(private ready = true) {
    if (typeof document !== 'undefined') document.addEventListener?.('visibilitychange', this.#look)
    this.#hold()
  }

  /** The film waits until what draws it is here; where that fails, it goes on without. */
  prepare(parts: Promise<unknown>): void {
    const ready = () => {
      this.ready = true
      this.#hold()
    }
    parts.then(ready, ready)
  }

  /** `between`: of an update that tells of many decisions, how the table stood after each. */
  push(update: Update, between?: Promise<Reel | null>): void {
    const last = this.latest
    const again = last !== null && update.number === last.number && update.seat === last.seat
    if (again) return this.#replace(update)
    if (last?.seat !== update.seat) {
      this.#forget()
      return this.jump(update)
    }
    const own = update.moment !== last.moment && !between
    const undone = update.since <= this.#decided && !update.happened.length
    // One that begins at the beginning tells much that was told before.
    const decided = update.since ? -1 : this.#decided
    const news = update.happened.filter(({ decision }) => decision > decided)
    this.#note(update)
    this.latest = update
    this.#record(last, update)
    if (undone || this.speed === 'none' || (!update.seat && this.#queue.length > LONGEST)) return this.#end()
    if (own && this.#running && this.#queue.length === 1 && this.#turned) this.#cut()
    const takes = takesOf(update, own, true, news)
    this.#queue.push(...(between ? [{ ...takes.at(-1)!, decision: update.since, between }] : takes))
    this.#tally()
    if (this.shown?.choices.length) this.shown = { ...this.shown, choices: [] }
    void this.#run()
  }

  /** To this one at once, wherever it lies. */
  jump(update: Update): void {
    this.#decided = -1
    this.#note(update)
    this.latest = update
    this.#end()
  }

  pause(): void {
    this.paused = true
    this.#hold()
  }

  resume(): void {
    this.paused = false
    this.#hold()
  }

  /** The next picture: who taps has read this one. */
  next(): void {
    this.resume()
    this.#clock.wake()
  }

  /** To the end of the film, now. A result that was just coming is still seen. */
  skip(): void {
    const cut = this.beat
    this.#end()
    if (!cut?.reveal) return
    this.after = cut
    this.#lingering = window.setTimeout(() => (this.after = null), LINGERS)
  }

  /** To the end of the card that the solo opponent resolves; what follows is shown. */
  skipCard(): void {
    const ends = this.#queue.findIndex(endsCard)
    const last = this.#queue[ends]
    if (!last || last.between || ends === this.#queue.length - 1) return this.skip()
    const [rest, again] = [this.#queue.slice(ends + 1), this.repeating]
    this.#cut()
    this.resume()
    this.repeating = again
    this.shown = { ...last.update, choices: [] }
    this.#queue = rest
    this.#tally()
    void this.#run()
  }

  /** The opponent's last turn once more. */
  async repeat(): Promise<void> {
    if (!this.canRepeat) return
    await this.watch(this.#reel ?? this.#recall!())
  }

  /** Shows this, and then what has come meanwhile. */
  async watch(wanted: Reel | Promise<Reel | null>): Promise<void> {
    this.repeating = true
    const reel = await wanted
    if (!reel || !this.latest) {
      this.repeating = false
      return
    }
    const rest = this.#queue.filter((take) => take.live)
    this.#cut()
    this.paused = false
    this.#hold()
    this.repeating = true
    this.#reel = reel
    this.shown = { ...reel.before, choices: [] }
    this.#queue = [...reel.updates.flatMap((update) => takesOf(update, false, false)), ...rest]
    this.#tally()
    void this.#run()
  }

  /** Where the last turn can be had from that was played before this page was opened. */
  remember(recall: () => Promise<Reel | null>): void {
    this.#recall = recall
  }

  /** Says something aloud, after what was said before. */
  speak(text: string): void {
    if (text) this.said = [...this.said.slice(1 - SPOKEN), { id: ++this.#count, text }]
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(KEPT, speed)
  }

  close(): void {
    if (typeof document !== 'undefined') document.removeEventListener?.('visibilitychange', this.#look)
    this.onshown = () => {}
    this.#end()
  }

  #look = (): void => {
    this.away = document.hidden
    this.#hold()
  }

  #hold(): void {
    this.#clock.hold(this.paused || this.away || !this.ready)
  }

  /** The same moment in other words (another language). */
  #replace(update: Update): void {
    const before = this.latest
    const shown = this.live
    this.latest = update
    if (shown) this.shown = update
    this.#queue = this.#queue.map((take) => (take.update === before ? { ...take, update } : take))
  }

  #note(update: Update): void {
    const undone = update.since <= this.#decided
    this.#decided = Math.max(
      undone ? update.since - 1 : update.since,
      ...update.happened.map(({ decision }) => decision),
    )
  }

  /** Keeps the turn of somebody else, for another look. */
  #record(last: Update, update: Update): void {
    const began = update.happened.findLast(({ kind }) => kind === 'turn-began' || kind === 'round-began')
    if (began?.kind === 'turn-began' && began.args['seat'] !== update.seat) {
      this.#reel = { before: last, updates: [update] }
      this.#rolling = true
    } else if (this.#rolling && this.#reel) {
      this.#reel = { ...this.#reel, updates: [...this.#reel.updates, update] }
      this.#rolling = !began
    }
  }

  #forget(): void {
    this.#reel = null
    this.#recall = null
    this.#rolling = false
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    const take = this.#take
    while (this.#queue[0]) {
      const one = this.#queue[0]
      if (one.between) await this.#unfold(one, take)
      else await this.#play(one, take)
      if (take !== this.#take) return // cut: whoever did it goes on
      if (one.between) continue
      this.#queue.shift()
      this.#tally()
      if (!one.live) this.onreeled(one.decision)
      else if (one.final) this.onshown(one.update.number)
    }
    this.#running = false
    this.repeating = false
    this.told = null
    this.shown = this.latest
    if (this.latest) this.onshown(this.latest.number)
  }

  /** Many decisions become as many takes: with what stood between them, or, without it, in one place. */
  async #unfold(take: Take, run: number): Promise<void> {
    this.told = { decision: take.decision, count: 0 }
    const reel = await take.between
    if (run !== this.#take) return
    const takes = reel
      ? reel.updates.flatMap((update) => takesOf(update, false, true))
      : takesOf(take.update, false, true)
    const last = takes.at(-1)!
    this.#queue = [
      ...takes.slice(0, -1).map((one) => ({ ...one, final: false })),
      { ...last, update: take.update, final: true },
      ...this.#queue.slice(1),
    ]
    this.#tally()
  }

  async #play(take: Take, run: number): Promise<void> {
    const beats = beatsOf(take.happened, { own: take.own, still: this.still, begun: this.#begun })
    this.#begun = begunAfter(take.happened, this.#begun)
    this.#turned = false
    this.#untold = { own: take.own, beats: [...beats] }
    this.told = { decision: take.decision, count: 0 }
    const before = isMined(take.happened) ? this.shown : null
    for (const [at, beat] of beats.entries()) {
      const open = beats.slice(at).every(({ reveal }) => reveal === 0)
      if (before && !open) {
        const now = meanwhile(before.now, take.happened.slice(0, beat.at + 1))
        this.shown = { ...before, now, choices: [] }
      } else if (!beat.ahead || this.#turned) this.#turn(take, open)
      this.told = { decision: take.decision, count: beat.at }
      this.#unlinger()
      this.landed = beat.reveal === 0 || this.still
      this.beat = { ...beat, id: ++this.#count }
      if (!this.landed) {
        await this.#clock.sleep(beat.reveal * this.pace)
        if (run !== this.#take) return
        this.landed = true
      }
      this.told = { decision: take.decision, count: beat.at + 1 }
      this.#untold.beats.shift()
      this.speak(beat.happening.text)
      await this.#clock.sleep(this.still ? readingTime(beat.happening.text) : beat.lasts * this.pace)
      if (run !== this.#take) return
    }
    this.#turn(take, true)
    this.told = { decision: take.decision, count: Infinity }
    this.beat = null
    if (this.paused) await this.#clock.sleep(0)
  }

  /** The board changes; what is offered waits until nothing is left to be found out. */
  #turn({ update, final }: Take, open: boolean): void {
    const whole = final && open && update === this.latest
    if (this.#turned && !whole) return
    this.#turned = true
    this.shown = whole ? update : { ...update, choices: [] }
  }

  #end(): void {
    this.#cut()
    this.paused = false
    this.#hold()
    this.told = null
    this.shown = this.latest
    if (this.latest) this.onshown(this.latest.number)
  }

  #cut(): void {
    this.#take++
    this.#running = false
    this.#queue = []
    this.#turned = this.#begun = false
    this.repeating = false
    this.beat = null
    this.#unlinger()
    this.#tally()
    // What one's own decision brought is told all the same.
    if (this.#untold.own) for (const beat of this.#untold.beats) this.speak(beat.happening.text)
    this.#untold = { own: false, beats: [] }
    this.#clock.wake()
  }

  #unlinger(): void {
    clearTimeout(this.#lingering)
    this.after = null
  }

  #tally(): void {
    this.waiting = this.#queue.length
    this.cards = this.#queue.filter(endsCard).length
  }
}
