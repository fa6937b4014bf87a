// What comes in faster than a screen can show it is read a few frames at a time: the first at once, and what
// follows when that is on the screen. So an answer is seen before the opponent's next dozen decisions are drawn.

/** Milliseconds; a page that nobody sees paints no frames. */
const LONGEST = 100

export class Inbox<Message> {
  private waiting: Message[] = []
  private showing = false

  constructor(private readonly read: (message: Message) => void) {}

  /** One that is waited for is read now, and all before it. */
  take(message: Message, awaited: boolean): void {
    this.waiting.push(message)
    if (awaited || !this.showing) this.readAll()
  }

  private readAll(): void {
    const messages = this.waiting
    this.waiting = []
    if (!this.showing) this.pause()
    for (const message of messages) this.read(message)
  }

  private pause(): void {
    this.showing = true
    afterPaint(() => {
      this.showing = false
      if (this.waiting.length) this.readAll()
    })
  }
}

/** The second frame begins when the first one has been painted. */
function afterPaint(act: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    clearTimeout(timer)
    act()
  }
  const timer = setTimeout(once, LONGEST)
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
}
