// A mouse that nobody moved. Browsers let it enter whatever is laid below it: a new page where the last one was
// clicked, or on a phone the place of the last tap. What lies there was not pointed at, and has nothing to say.

interface Spot {
  x: number
  y: number
}
const NEAR = 2
let last: Spot | null = null
let still: Spot | null = null

function follow(event: PointerEvent): void {
  last = { x: event.clientX, y: event.clientY }
  if (event.pointerType === 'touch') still = last
}

/** From the first page on, since it is there that the next one is chosen. */
export function watchPointer(on: EventTarget): void {
  on.addEventListener('pointerdown', follow as EventListener, { capture: true, passive: true })
  on.addEventListener('pointermove', follow as EventListener, { capture: true, passive: true })
}

/** Something has been laid: whatever the mouse rests on now, it was there before. */
export function laid(): void {
  still = last
}

/** Whether this only seems to move; once the mouse has moved, it counts until something is laid again. */
export function isStill(event: MouseEvent): boolean {
  if (!still) return false
  if (Math.hypot(event.clientX - still.x, event.clientY - still.y) <= NEAR) return true
  still = null
  return false
}
