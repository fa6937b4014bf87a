// Runs a reel: where it stands, forwards step by step as a film, or anywhere at once.
import { Director, type Speed } from '$lib/film/director.svelte'
import type { Reel } from './reel.svelte'

export const PACES = ['slow', 'normal', 'fast', 'rush'] as const
export type Pace = (typeof PACES)[number]
/** Milliseconds between two moments of which nothing moves, or nothing may move. */
const REST: Record<Pace, number> = { slow: 900, normal: 450, fast: 200, rush: 90 }
const FILM: Record<Pace, Speed> = { slow: 'slow', normal: 'normal', fast: 'fast', rush: 'none' }
const CALM = matchMedia('(prefers-reduced-motion: reduce)').matches

export class Projector {
  at = $state(0)
  playing = $state(false)
  pace = $state<Pace>('normal')
  readonly director = new Director(false)
  #timer = 0

  constructor(readonly reel: Reel) {
    this.setPace('normal')
  }

  setPace = (pace: Pace): void => {
    this.pace = pace
    // Not `setSpeed`: how fast a replay runs says nothing about one's own games.
    this.director.speed = CALM && pace !== 'rush' ? 'off' : FILM[pace]
  }

  /** To any moment, at once. */
  seek = (at: number): void => {
    this.at = Math.min(Math.max(0, Math.round(at)), this.reel.last)
    void this.reel.want(this.at).then(() => this.show(false))
  }

  /** One on, as a film; one back, at once. Skips a film that still runs. */
  step = (by: number): void => {
    this.pause()
    if (by !== 1) this.seek(this.at + by)
    else this.#advance()
  }

  play = (): void => {
    if (this.at >= this.reel.last) this.seek(0)
    this.playing = true
    this.#next()
  }

  pause = (): void => {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle = (): void => (this.playing ? this.pause() : this.play())

  show = (filmed: boolean): void => {
    const update = this.reel.update(this.at)
    if (!update) return
    if (filmed) this.director.push(update)
    else this.director.jump(update)
  }

  #advance(): boolean {
    if (this.at >= this.reel.last || !this.reel.moments.has(this.at + 1)) return false
    if (!this.director.live) this.director.skip()
    this.at += 1
    this.show(true)
    return true
  }

  #next = (): void => {
    clearTimeout(this.#timer)
    if (!this.playing) return
    // The film of a moment is shown to its end; a moment that is not here yet is waited for.
    if (this.director.live && !this.#advance() && this.at >= this.reel.last) return this.pause()
    this.#timer = window.setTimeout(this.#next, REST[this.pace])
  }

  close = (): void => {
    this.pause()
    this.director.close()
  }
}
