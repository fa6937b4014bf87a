// The film's clock: one sleep at a time, which can be held and cut short. It runs only once a frame has been
// painted, so that a slow machine shows every picture, however late.

interface Sleeper {
  wake: () => void
  timer: number
  until: number
  left: number
}

export class Clock {
  #one: Sleeper | null = null
  #held = false

  sleep(time: number): Promise<void> {
    return new Promise((wake) => {
      this.#one = { wake, timer: 0, until: 0, left: time }
      this.#start()
    })
  }

  hold(held: boolean): void {
    if (held === this.#held) return
    this.#held = held
    if (!held) return this.#start()
    const one = this.#one
    if (!one?.timer) return
    clearTimeout(one.timer)
    one.timer = 0
    one.left = Math.max(0, one.until - performance.now())
  }

  /** Ends the sleep, held or not. */
  wake(): void {
    const one = this.#one
    this.#one = null
    if (!one) return
    clearTimeout(one.timer)
    one.wake()
  }

  #start(): void {
    const one = this.#one
    if (!one || this.#held) return
    painted(() => {
      if (this.#one !== one || this.#held || one.timer) return
      one.until = performance.now() + one.left
      one.timer = window.setTimeout(() => {
        if (this.#one === one) this.wake()
      }, one.left)
    })
  }
}

/** The second frame begins when the first one has been painted. */
function painted(act: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') act()
  else requestAnimationFrame(() => requestAnimationFrame(act))
}
