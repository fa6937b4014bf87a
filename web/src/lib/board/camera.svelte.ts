// Pan and zoom: one transform over the whole board. On the screen a point is at `point * k + (x, y)`.
import type { Box } from './geometry/units'
import { scaleIn } from './geometry/turning'

const GLIDE = 220
const LARGEST = 2.2

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export class Camera {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  /** Has the player moved it? Then a new size of the window does not fit it again. */
  moved = $state(false)
  /** While it moves the board is a picture that is only shifted; at rest it is drawn anew, and sharp. */
  moving = $state(false)
  width = $state(0)
  height = $state(0)
  /** Gone nearer by itself, to something small; the way back is its own as well. */
  near = $state(false)
  #wish: { box: Box; k: number } | null = null
  #board = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 })
  #frame = 0
  #rest = 0

  constructor(board: Box) {
    this.#board = board
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.k})`
  }

  get #fitting(): number {
    return scaleIn(this, this.#board)
  }

  /** Another sheet, or the same one turned: all of it is shown. */
  lay(board: Box): void {
    this.#board = board
    this.#stop()
    this.moved = this.near = false
    if (this.width && this.height) this.#put(this.#fitted())
  }

  resize(width: number, height: number): void {
    const middle = { x: (this.width / 2 - this.x) / this.k, y: (this.height / 2 - this.y) / this.k }
    this.width = width
    this.height = height
    if (!width || !height) return
    // In a window that has grown, what was gone nearer to may be smaller than the whole: there is nothing to keep.
    if (this.k <= this.#fitting) this.moved = false
    // A glide was for the size before.
    if (!this.moved) this.#stop()
    if (this.near && this.#wish && !this.moved) this.#put(this.#about(this.#wish))
    else if (!this.moved) this.#put(this.#fitted())
    else this.#put({ x: width / 2 - middle.x * this.k, y: height / 2 - middle.y * this.k, k: this.k })
  }

  /** The scale at which all of it is seen. */
  get whole(): number {
    return Math.min(this.#fitting, LARGEST)
  }

  /** Does the whole board leave room above and below, rather than at its sides? */
  get low(): boolean {
    return this.width * this.#board.height < this.height * this.#board.width
  }

  /** To something small, unless the player looks elsewhere already. */
  approach(wish: { box: Box; k: number }): void {
    if (this.moved || !this.width) return
    this.near = true
    this.#wish = wish
    this.#glide(this.#about(wish))
  }

  /** Back from there, unless the player has taken over since. */
  withdraw(): void {
    if (this.near && !this.moved) this.fit()
    this.near = false
  }

  fit(): void {
    this.moved = this.near = false
    this.#glide(this.#fitted())
  }

  panBy(dx: number, dy: number): void {
    this.#stop()
    this.moved = true
    this.#put({ x: this.x + dx, y: this.y + dy, k: this.k })
  }

  /** Zoom so that the point under the pointer stays there. */
  zoomAt(px: number, py: number, factor: number): void {
    this.#stop()
    this.moved = true
    this.#put(this.#zoomed(px, py, factor))
  }

  zoomBy(factor: number): void {
    this.moved = true
    this.#glide(this.#zoomed(this.width / 2, this.height / 2, factor))
  }

  /** Bring a point of the board into sight, if it is out of it. */
  reveal(x: number, y: number, margin = 90): void {
    const px = x * this.k + this.x
    const py = y * this.k + this.y
    const room = Math.min(margin, this.width / 3, this.height / 3)
    const dx = Math.max(room - px, 0) + Math.min(this.width - room - px, 0)
    const dy = Math.max(room - py, 0) + Math.min(this.height - room - py, 0)
    if ((this.moved || this.near) && (dx || dy)) this.#glide({ x: this.x + dx, y: this.y + dy, k: this.k })
  }

  #fitted(): { x: number; y: number; k: number } {
    const k = Math.min(this.#fitting, LARGEST)
    const board = this.#board
    return {
      x: (this.width - board.width * k) / 2 - board.x * k,
      y: (this.height - board.height * k) / 2 - board.y * k,
      k,
    }
  }

  #about({ box, k }: { box: Box; k: number }): { x: number; y: number; k: number } {
    return {
      x: this.width / 2 - (box.x + box.width / 2) * k,
      y: this.height / 2 - (box.y + box.height / 2) * k,
      k,
    }
  }

  #zoomed(px: number, py: number, factor: number): { x: number; y: number; k: number } {
    const k = Math.min(Math.max(this.k * factor, this.#fitting * 0.75), Math.max(LARGEST, this.#fitting))
    const ratio = k / this.k
    return { x: px - (px - this.x) * ratio, y: py - (py - this.y) * ratio, k }
  }

  /** The board never leaves the screen: small, it stays whole; large, it keeps covering the middle. */
  #put(to: { x: number; y: number; k: number }): void {
    const board = this.#board
    this.moving = true
    clearTimeout(this.#rest)
    this.#rest = window.setTimeout(() => (this.moving = false), 160)
    this.k = to.k
    this.x = kept(to.x, board.x * to.k, board.width * to.k, this.width)
    this.y = kept(to.y, board.y * to.k, board.height * to.k, this.height)
  }

  #glide(to: { x: number; y: number; k: number }): void {
    this.#stop()
    if (isCalm()) return this.#put(to)
    const from = { x: this.x, y: this.y, k: this.k }
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(Math.max((now - start) / GLIDE, 0), 1)
      const eased = 1 - (1 - part) ** 3
      this.#put({
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        k: from.k + (to.k - from.k) * eased,
      })
      this.#frame = part < 1 ? requestAnimationFrame(step) : 0
    }
    this.#frame = requestAnimationFrame(step)
  }

  #stop(): void {
    if (this.#frame) cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }
}

function kept(at: number, start: number, length: number, room: number): number {
  const least = -start // the board's near edge at the screen's
  const most = room - length - start // its far edge at the screen's far edge
  if (length <= room) return Math.min(Math.max(at, least), most)
  const slack = Math.min(80, room / 4)
  return Math.min(Math.max(at, most - slack), least + slack)
}
