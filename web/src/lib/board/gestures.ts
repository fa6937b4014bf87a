// Hands on the board: drag and pinch move the camera, a tap picks, a long press or the pointer's rest informs.
import { isStill, laid } from '$lib/ui/stillness'
import type { Camera } from './camera.svelte'

export interface Hands {
  /** Clicked or tapped, by finger or not; null: beside everything. */
  tap(thing: string | null, touched: boolean): void
  hover(thing: string | null): void
}

const DRAG = 6
const HOLD = 450
/** What lies there, or what a finger means there. */
function thingOf(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest('[data-thing], [data-reach]') : null
  return found && (found.getAttribute('data-thing') ?? found.getAttribute('data-reach'))
}
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-control]') !== null

/** Listens on the board's frame; gives back what stops it. */
export function gestures(frame: HTMLElement, camera: Camera, hands: Hands): () => void {
  const down = new Map<number, { x: number; y: number }>()
  let start = { x: 0, y: 0 }
  let dragging = false
  let swallow = false // the click that ends a drag or a long press
  let byTouch = false
  let holding = 0

  const at = (event: MouseEvent) => {
    const box = frame.getBoundingClientRect()
    return { x: event.clientX - box.x, y: event.clientY - box.y }
  }
  const release = () => {
    clearTimeout(holding)
    holding = 0
  }

  const onDown = (event: PointerEvent) => {
    byTouch = event.pointerType === 'touch'
    if (isControl(event.target) || event.button !== 0) return
    down.set(event.pointerId, at(event))
    release()
    if (down.size === 1) {
      start = at(event)
      dragging = false
      swallow = false
      if (byTouch) {
        hands.hover(null)
        const thing = thingOf(event.target)
        holding = window.setTimeout(() => {
          swallow = true
          hands.hover(thing)
        }, HOLD)
      }
    } else dragging = true
  }

  const onMove = (event: PointerEvent) => {
    const was = down.get(event.pointerId)
    if (!was) return
    const now = at(event)
    const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < DRAG) return
    if (!dragging) hands.hover(null)
    dragging = true
    swallow = true
    release()
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId)
    const other = others[0]
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y)
      const after = Math.hypot(now.x - other.x, now.y - other.y)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      if (before > 0) camera.zoomAt(middle.x, middle.y, after / before)
      camera.panBy((now.x - was.x) / 2, (now.y - was.y) / 2)
    } else camera.panBy(now.x - was.x, now.y - was.y)
    down.set(event.pointerId, now)
  }

  const onUp = (event: PointerEvent) => {
    down.delete(event.pointerId)
    release()
    if (down.size === 0) dragging = false
  }

  const onClick = (event: MouseEvent) => {
    if (isControl(event.target)) return
    if (swallow) {
      swallow = false
      event.stopPropagation()
      event.preventDefault()
      return
    }
    hands.tap(thingOf(event.target), byTouch && event.detail > 0)
  }

  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !dragging && !isStill(event)) hands.hover(thingOf(event.target))
  }
  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hands.hover(null)
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches('[data-thing]:focus-visible'))
      hands.hover(thingOf(event.target))
  }
  // What has the focus may be taken away while the board is drawn: then nothing is to change until it is.
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget) hands.hover(null)
    else queueMicrotask(() => hands.hover(null))
  }
  const onMenu = (event: Event) => {
    if (byTouch) event.preventDefault()
  }
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const point = at(event)
    camera.zoomAt(point.x, point.y, Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)))
  }

  laid()
  const heard = new AbortController()
  const options = { signal: heard.signal }
  frame.addEventListener('pointerdown', onDown, options)
  frame.addEventListener('pointermove', onMove, options)
  frame.addEventListener('pointerup', onUp, options)
  frame.addEventListener('pointercancel', onUp, options)
  frame.addEventListener('click', onClick, options)
  frame.addEventListener('pointerover', onOver, options)
  frame.addEventListener('pointerleave', onLeave, options)
  frame.addEventListener('focusin', onFocus, options)
  frame.addEventListener('focusout', onBlur, options)
  frame.addEventListener('contextmenu', onMenu, options)
  frame.addEventListener('wheel', onWheel, { ...options, passive: false })
  return () => {
    release()
    heard.abort()
  }
}
