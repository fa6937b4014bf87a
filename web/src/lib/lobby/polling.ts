// Asking again every few seconds, only while somebody looks, and at once when they come back.

export function nowAndThen(look: (all: boolean) => Promise<void>, seconds: number): () => void {
  let first = true
  const ask = () => {
    if (document.hidden) return
    void look(first)
    first = false
  }
  ask()
  const timer = setInterval(ask, seconds * 1000)
  document.addEventListener('visibilitychange', ask)
  addEventListener('online', ask)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    removeEventListener('online', ask)
  }
}
