// The line to a campaign: it only tells that something has changed, and comes back by itself after a break.
import type { Follow, Stands } from '$lib/net/campaign'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000

/** Until what it gives is called. */
export function follow(as: () => Omit<Follow, 'do'>, told: (stands: Stands) => void): () => void {
  const { protocol, host } = location
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/follow`
  let socket: WebSocket | null = null
  let pause = FIRST_PAUSE
  let timer = 0
  let over = false

  function open() {
    if (over || socket) return
    clearTimeout(timer)
    const one = new WebSocket(`${address}/${encodeURIComponent(as().campaign)}`)
    socket = one
    one.onopen = () => one.send(JSON.stringify({ do: 'follow', ...as() }))
    one.onmessage = (event) => {
      pause = FIRST_PAUSE
      const stands = JSON.parse(String(event.data)) as Stands
      if (stands.say === 'stands') told(stands)
    }
    one.onclose = () => {
      if (over || socket !== one) return
      socket = null
      timer = window.setTimeout(open, pause * (0.75 + Math.random() / 2))
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }
  const hurry = () => {
    if (!document.hidden) open()
  }
  open()
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  return () => {
    over = true
    clearTimeout(timer)
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
    socket?.close()
  }
}
