// The keyboard never loses its place: what is focused and then picked is gone from the screen, and a focus that
// fell to the page would start over at the top.

const GONE = (at: Element) =>
  !at.isConnected || (at instanceof HTMLButtonElement && at.disabled) || at.getClientRects().length === 0

/** Calls `rest` whenever the focus was within `table` and has vanished with what had it; gives what stops it. */
export function guardFocus(table: HTMLElement, rest: () => void): () => void {
  let last: Element | null = null
  let byKeys = false
  let frame = 0

  const check = () => {
    frame = 0
    if (!document.hasFocus() || document.activeElement !== document.body) return
    if (document.querySelector('dialog[open]')) return
    // Who plays by keys and has not gone anywhere yet is led to the question, too.
    if (last ? GONE(last) : byKeys) rest()
  }
  const soon = () => {
    frame ||= requestAnimationFrame(check)
  }
  const onIn = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null
  }
  const onKey = (event: KeyboardEvent) => {
    byKeys = !event.ctrlKey && !event.metaKey && !event.altKey
  }
  // Pressed beside everything: that is meant, unless what was pressed is gone a moment later.
  const onDown = (event: PointerEvent) => {
    byKeys = false
    last = event.target instanceof Element ? event.target.closest('button, a, [tabindex]') : null
  }

  const heard = new AbortController()
  const options = { signal: heard.signal, capture: true }
  document.addEventListener('focusin', onIn, options)
  document.addEventListener('keydown', onKey, options)
  document.addEventListener('pointerdown', onDown, options)
  const watch = new MutationObserver(soon)
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    heard.abort()
    watch.disconnect()
    cancelAnimationFrame(frame)
  }
}
