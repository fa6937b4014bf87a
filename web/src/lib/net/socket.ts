// The line to a table: it joins, comes back by itself after a break, and says how it stands.
import type { Ask, Join, Tell } from './wire'

/** `refused`: the table will not have us, and asking again would not help. */
export type Link = 'connecting' | 'open' | 'lost' | 'refused'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000
const PING_EVERY = 20_000
const SILENCE = 45_000
/** Refusals of a join that stay so. */
const FINAL = new Set(['no-table', 'bad-token', 'gone', 'not-yours'])

export interface Listener {
  table(): string
  /** What to say each time a connection opens: a join, and what is to be asked again. */
  join(): [Join, ...Ask[]]
  told(tell: Tell): void
  linked(link: Link): void
}

export class Line {
  private socket: WebSocket | null = null
  private pause = FIRST_PAUSE
  private timer = 0
  private pinger = 0
  private heard = 0
  private joined = false
  private over = false

  constructor(
    private readonly listener: Listener,
    private readonly address: (table: string) => string = addressOf,
  ) {
    window.addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  open(): void {
    if (this.over || this.socket) return
    clearTimeout(this.timer)
    this.listener.linked('connecting')
    const socket = new WebSocket(this.address(this.listener.table()))
    this.socket = socket
    this.joined = false
    socket.onopen = () => {
      for (const ask of this.listener.join()) socket.send(JSON.stringify(ask))
    }
    socket.onmessage = (event) => this.hear(String(event.data))
    socket.onclose = () => this.lose(socket)
  }

  /** False when there is no connection now: what must not be lost is asked again with the next join. */
  send(ask: Ask): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(ask))
    return true
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    window.removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private hear(text: string): void {
    this.heard = Date.now()
    const tell = JSON.parse(text) as Tell
    if (tell.say === 'welcome') this.settle()
    if (tell.say === 'no' && !this.joined && FINAL.has(tell.code)) {
      this.listener.told(tell)
      this.listener.linked('refused')
      this.close()
      return
    }
    this.listener.told(tell)
  }

  private settle(): void {
    this.joined = true
    this.pause = FIRST_PAUSE
    this.listener.linked('open')
    clearInterval(this.pinger)
    this.pinger = window.setInterval(this.ping, PING_EVERY)
  }

  private ping = (): void => {
    if (Date.now() - this.heard > SILENCE) this.drop()
    else this.send({ do: 'ping' })
  }

  /** A line that says nothing may be dead without knowing it. */
  private drop(): void {
    const socket = this.socket
    if (!socket) return
    socket.close()
    this.lose(socket)
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.over) return
    this.socket = null
    this.joined = false
    clearInterval(this.pinger)
    this.listener.linked('lost')
    // A server that comes back meets all its tables at once: spread them a little.
    this.timer = window.setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2))
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
  }

  private hurry = (): void => {
    if (this.over || document.visibilityState !== 'visible') return
    this.pause = FIRST_PAUSE
    if (!this.socket) this.open()
    else if (this.joined) this.ping()
  }
}

/** It names the table: where there are several servers, a proxy can tell which of them plays it. */
function addressOf(table: string): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/play/${encodeURIComponent(table)}`
}
