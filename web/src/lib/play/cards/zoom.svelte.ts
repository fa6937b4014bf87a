// A card seen large: while the pointer rests on it, while a finger holds it, or by a key.
import { on } from 'svelte/events'
import type { CardInfo } from '$lib/net/wire'

// Later than the slip that explains a card: whoever waits longer wants to see it.
const REST = 1000
const HOLD = 800

export interface Zoomed {
  card: CardInfo
  note: string
  hatched: boolean
  /** The small one, on the screen. */
  box: DOMRect
}

class Zoom {
  at = $state.raw<Zoomed | null>(null)
  private timer = 0

  soon(after: number, card: () => Zoomed): void {
    this.stop()
    this.timer = window.setTimeout(() => (this.at = card()), after)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.at = null
  }
}

export const zoom = new Zoom()

/** Lets what is on an element be seen large. Its card is asked for when it is shown. */
export function zoomable(look: (box: DOMRect) => Zoomed) {
  return (element: HTMLElement): (() => void) => {
    const now = () => look(element.getBoundingClientRect())
    let held = false

    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') zoom.soon(REST, now)
    }
    const onDown = (event: PointerEvent) => {
      held = false
      if (event.pointerType === 'mouse') return zoom.stop()
      zoom.soon(HOLD, () => {
        held = true
        return now()
      })
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return zoom.stop()
      if (zoom.at) zoom.stop()
      else zoom.soon(0, now)
    }
    const stop = () => zoom.stop()
    // What was only held to be looked at is not picked when the finger lets go.
    const onClick = (event: Event) => {
      stop()
      if (!held) return
      held = false
      event.stopPropagation()
      event.preventDefault()
    }
    const onMenu = (event: Event) => {
      if (held) event.preventDefault()
    }

    const heard = new AbortController()
    const options = { signal: heard.signal }
    on(element, 'pointerenter', onEnter, options)
    on(element, 'pointerdown', onDown, options)
    for (const end of ['pointerleave', 'pointerup', 'pointercancel', 'focusout'])
      on(element, end, stop, options)
    on(element, 'keydown', onKey, options)
    on(element, 'click', onClick, { ...options, capture: true })
    on(element, 'contextmenu', onMenu, options)
    return () => {
      heard.abort()
      // Not here, where the page is being drawn.
      queueMicrotask(stop)
    }
  }
}
