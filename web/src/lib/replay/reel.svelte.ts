// A game as a reel of moments: fetched in pieces, the one that is looked at first, the rest behind its back.
import { SvelteMap } from 'svelte/reactivity'
import { furnish } from '$lib/art/furnish'
import { api, asTrouble, type Trouble } from '$lib/net/api'
import type { Ending, Moment, StageInfo, TableInfo, Update } from '$lib/net/wire'

const PIECE = 100
/** How far back a running game may have been taken back since we last asked. */
const UNDONE = 60

export class Reel {
  info = $state.raw<TableInfo | null>(null)
  stage = $state.raw<StageInfo | null>(null)
  moments = new SvelteMap<number, Moment>()
  last = $state(0)
  eyes = $state('')
  allowed = $state.raw<string[]>([])
  ending = $state.raw<Ending | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  #asked = new Set<number>()
  #run = 0

  constructor(readonly table: string) {}

  /** From the beginning: another reel when the eyes or the language change. */
  async open(eyes: string, at: number): Promise<void> {
    const run = ++this.#run
    this.trouble = null
    try {
      const info = await api.table(this.table)
      const stage = await furnish(await api.stageAt(info.stage))
      if (run !== this.#run) return
      this.eyes = eyes
      this.moments.clear()
      this.#asked.clear()
      this.info = info
      // The place wished for may be beyond the end; the first answer tells where that is.
      await this.#fetch(Math.floor(at / PIECE) * PIECE, run)
      if (at > this.last) await this.#fetch(Math.floor(this.last / PIECE) * PIECE, run)
      if (run !== this.#run) return
      this.stage = stage
      await this.#rest(run)
    } catch (error) {
      if (run === this.#run) this.trouble = asTrouble(error)
    }
  }

  close(): void {
    this.#run++
  }

  /** Makes sure that this moment is there, or will be soon. */
  async want(at: number): Promise<void> {
    if (this.moments.has(at)) return
    try {
      await this.#fetch(Math.floor(at / PIECE) * PIECE, this.#run)
    } catch (error) {
      this.trouble = asTrouble(error)
    }
  }

  /** A game that still runs has grown, and its end may have been taken back. */
  async grow(): Promise<void> {
    if (this.ending || !this.stage) return
    const run = this.#run
    const from = Math.max(0, this.last - UNDONE)
    try {
      const came = await api.moments(this.table, from, from + PIECE - 1, this.eyes)
      if (run !== this.#run) return
      for (const at of [...this.moments.keys()]) if (at > came.last) this.moments.delete(at)
      for (const moment of came.moments) this.moments.set(moment.decision, moment)
      this.last = came.last
      this.ending = came.ending
      if (came.ending) this.info = await api.table(this.table)
      await this.#rest(run)
    } catch {
      // Asked again in a while.
    }
  }

  /** What the board draws: a moment without anything to pick. */
  update(at: number): Update | null {
    const moment = this.moments.get(at)
    if (!moment) return null
    return {
      say: 'update',
      number: at,
      seat: this.eyes,
      moment: 0,
      since: at,
      now: moment.now,
      prompt: '',
      choices: [],
      happened: moment.happened,
      can_undo: false,
      asked: [],
      ending: at === this.last ? this.ending : null,
    }
  }

  async #rest(run: number): Promise<void> {
    for (let from = 0; from <= this.last && run === this.#run; from += PIECE) await this.#fetch(from, run)
  }

  async #fetch(from: number, run: number): Promise<void> {
    const whole = Math.min(from + PIECE - 1, this.last)
    if (this.#asked.has(from) && this.moments.has(whole)) return
    this.#asked.add(from)
    const came = await api.moments(this.table, from, from + PIECE - 1, this.eyes)
    if (run !== this.#run) return
    for (const moment of came.moments) this.moments.set(moment.decision, moment)
    this.last = came.last
    this.allowed = came.eyes
    this.ending = came.ending
  }
}
