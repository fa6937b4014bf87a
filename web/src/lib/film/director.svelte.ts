// Turns a run of updates into a little film. The newest update is the only one that may be answered:
// until it is shown, what is shown offers nothing; `skip` shows it at once.
import { activeSeat } from '$lib/net/view'
import type { Happening, Update } from '$lib/net/wire'
import { type Beat, beatsOf } from './beats'

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 }
const KEPT = 'undaunted.film'
/** More than this waiting is not a film any more. */
const LONGEST = 60

interface Take {
  update: Update
  own: boolean
}

interface Reel {
  before: Update
  updates: Update[]
}

const CALM = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

function kept(): Speed {
  const found = localStorage.getItem(KEPT) as Speed | null
  if (found && SPEEDS.includes(found)) return found
  return CALM ? 'off' : 'normal'
}

export class Director {
  /** The update to draw. */
  shown = $state.raw<Update | null>(null)
  /** The newest one; when it is not the one shown, the film is running. */
  latest = $state.raw<Update | null>(null)
  beat = $state.raw<Beat | null>(null)
  happening: Happening[] = $derived(this.beat ? [this.beat.happening] : [])
  /** How many updates are still to be shown. */
  waiting = $state(0)
  paused = $state(false)
  /** Is the last turn being shown once more? */
  repeating = $state(false)
  speed = $state<Speed>(kept())
  /** By how much everything is stretched; 0: no motion at all. */
  pace = $derived(PACE[this.speed])
  live = $derived(this.shown !== null && this.shown === this.latest)
  canRepeat = $derived.by(() => this.live && this.#reel !== null && this.pace > 0)

  #queue: Take[] = []
  #reel = $state.raw<Reel | null>(null)
  #rolling = false
  #decided = -1
  #take = 0
  #turned = false // has the board changed in what is being played?
  #running = false
  #beats = 0
  #sleeper: { wake: () => void; timer: number; until: number; left: number } | null = null

  push(update: Update): void {
    const last = this.latest
    const again = last !== null && update.number === last.number && update.seat === last.seat
    if (again) return this.#replace(update)
    const whose = last !== null && update.seat === last.seat
    const own = whose && update.moment !== last.moment
    const undone = update.since <= this.#decided
    const decisions = new Set(update.happened.map((one) => one.decision)).size
    this.#decided = Math.max(
      undone ? update.since - 1 : update.since,
      ...update.happened.map(({ decision }) => decision),
    )
    this.latest = update
    if (!whose || undone || decisions > 1 || this.#queue.length >= LONGEST) {
      if (whose && decisions > 1) this.#keepBacklog(last, update)
      else if (!whose) this.#forget()
      return this.skip()
    }
    this.#film(last, update)
    if (this.pace === 0 || document.hidden) return this.skip()
    if (own && this.#running && this.#queue.length === 1 && this.#turned) this.#cut()
    this.#queue.push({ update, own })
    this.#count()
    if (this.shown?.choices.length) this.shown = { ...this.shown, choices: [] }
    void this.#run()
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    const sleeper = this.#sleeper
    if (!sleeper) return
    clearTimeout(sleeper.timer)
    sleeper.left = Math.max(0, sleeper.until - performance.now())
  }

  resume(): void {
    if (!this.paused) return
    this.paused = false
    if (this.#sleeper) this.#doze(this.#sleeper)
    void this.#run()
  }

  /** To the end of the film, now. */
  skip(): void {
    this.#cut()
    this.paused = false
    this.shown = this.latest
  }

  /** The opponent's last turn once more. */
  repeat(): void {
    const reel = this.#reel
    if (!reel || !this.latest) return
    this.#cut()
    this.paused = false
    this.repeating = true
    this.shown = { ...reel.before, choices: [] }
    this.#queue = reel.updates.map((update) => ({ update, own: false }))
    this.#count()
    void this.#run()
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(KEPT, speed)
    if (speed === 'off') this.skip()
  }

  /** The same moment in other words (another language). */
  #replace(update: Update): void {
    const shown = this.live
    this.latest = update
    if (shown) this.shown = update
    this.#queue = this.#queue.map((take) =>
      take.update.number === update.number ? { ...take, update } : take,
    )
  }

  /** Keeps the turn of somebody else, for another look. */
  #film(last: Update, update: Update): void {
    const active = activeSeat(last.now)
    if (active && active !== update.seat) {
      if (this.#rolling && this.#reel)
        this.#reel = { ...this.#reel, updates: [...this.#reel.updates, update] }
      else this.#reel = { before: last, updates: [update] }
      this.#rolling = activeSeat(update.now) === active
    } else this.#rolling = false
  }

  #keepBacklog(last: Update, update: Update): void {
    const began = update.happened
      .map((one) => one.kind === 'turn-began' && one.args['seat'] !== update.seat)
      .lastIndexOf(true)
    this.#rolling = false
    if (began >= 0)
      this.#reel = { before: last, updates: [{ ...update, happened: update.happened.slice(began) }] }
  }

  #forget(): void {
    this.#reel = null
    this.#rolling = false
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    const take = this.#take
    while (this.#queue[0]) {
      await this.#play(this.#queue[0], take)
      if (take !== this.#take) return // cut: whoever did it goes on
      this.#queue.shift()
      this.#count()
    }
    this.#running = false
    this.repeating = false
    this.shown = this.latest
  }

  async #play({ update, own }: Take, take: number): Promise<void> {
    this.#turned = false
    const turn = () => {
      this.#turned = true
      this.shown = update === this.latest ? update : { ...update, choices: [] }
    }
    for (const beat of beatsOf(update, own)) {
      if (!beat.ahead && !this.#turned) turn()
      this.beat = { ...beat, id: ++this.#beats }
      await this.#sleep(beat.lasts * this.pace)
      if (take !== this.#take) return
    }
    if (!this.#turned) turn()
    this.beat = null
    if (this.paused) await this.#sleep(0)
  }

  #cut(): void {
    this.#take++
    this.#running = false
    this.#queue = []
    this.#turned = false
    this.repeating = false
    this.beat = null
    this.#count()
    const sleeper = this.#sleeper
    this.#sleeper = null
    if (!sleeper) return
    clearTimeout(sleeper.timer)
    sleeper.wake()
  }

  #count(): void {
    this.waiting = this.#queue.length
  }

  #sleep(time: number): Promise<void> {
    return new Promise((wake) => {
      const sleeper = { wake, timer: 0, until: 0, left: time }
      this.#sleeper = sleeper
      if (!this.paused) this.#doze(sleeper)
    })
  }

  #doze(sleeper: { wake: () => void; timer: number; until: number; left: number }): void {
    sleeper.until = performance.now() + sleeper.left
    sleeper.timer = window.setTimeout(() => {
      if (this.#sleeper === sleeper) this.#sleeper = null
      sleeper.wake()
    }, sleeper.left)
  }
}
