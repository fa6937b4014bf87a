// Open talk at the table, as this browser knows it: what was said, what of it is unread, and what is to be said.
import type { No, Spoken, Talked, Tell } from '$lib/net/wire'
import type { Session } from '$lib/play/session.svelte'
import { say } from '$lib/words/words.svelte'
import TalkButton from './TalkButton.svelte'
import TalkPanel from './TalkPanel.svelte'
import { counted, merged, unreadOf } from './lines'
import { noteHabit, habitAt } from './habits'

/** Lines read aloud that stay in the page. */
const ALOUD = 12
/** Characters left from which on they are told. */
const NEAR = 50

export class Talk {
  // Loaded with it, wherever they stand.
  readonly Button = TalkButton
  readonly Panel = TalkPanel
  lines = $state.raw<Spoken[]>([])
  longest = $state(0)
  open = $state(false)
  muted = $state(false)
  draft = $state('')
  /** Why what was to be said was not. */
  refusal = $state('')
  sending = $state(false)
  /** Said since this page is here, for those who listen. */
  aloud = $state.raw<{ number: number; text: string }[]>([])
  /** Puts the focus where one types, while that is on the screen. */
  enter: (() => void) | null = null
  private chosen = $state('')
  private read = $state(0)
  private greeted = false

  constructor(
    private readonly session: Session,
    private readonly table: string,
  ) {
    const { read, muted } = habitAt(table)
    this.read = read
    this.muted = muted
  }

  heard = $derived(this.lines.at(-1)?.number ?? 0)
  unread = $derived.by(() => (this.muted ? 0 : unreadOf(this.lines, this.read, this.session.yours)))
  /** The seat that speaks; at one screen whoever looks at it, unless somebody else says so. */
  speaker = $derived.by(() => {
    const { yours, face } = this.session
    return yours.includes(this.chosen) ? this.chosen : face || yours[0] || ''
  })
  left = $derived(this.longest - counted(this.draft))
  /** How many characters are left, where that matters. */
  nearly = $derived(this.left <= NEAR)
  tooLong = $derived(this.left < 0 ? say('web-talk-too-long', { over: -this.left }) : '')

  hear(told: Talked): void {
    this.longest = told.longest
    this.open = told.open
    // Numbers that begin anew: the host has taken away what was said before.
    const last = told.lines.at(-1)?.number ?? 0
    if (last && last < this.heard && told.lines.length > 1) this.lines = []
    const fresh = told.lines.filter((line) => !this.lines.some(({ number }) => number === line.number))
    this.lines = merged(this.lines, fresh)
    if (this.read > this.heard) this.see(this.heard)
    // What was said before one came is read, not listened to.
    if (this.greeted && !this.muted) this.speakOut(fresh)
    this.greeted = true
    // The answer was lost with the line, and what was said was not.
    const mine = fresh.some((line) => line.seat === this.speaker && line.text === this.draft.trim())
    if (mine && !this.sending) this.draft = ''
  }

  /** Who said it: oneself, a name, or the seat. */
  nameOf(seat: string): string {
    const sitting = this.session.seats.find((one) => one.seat === seat)
    if (sitting?.yours && this.session.yours.length === 1) return say('web-talk-you')
    return sitting?.name || sitting?.text || seat
  }

  speakAs(seat: string): void {
    this.chosen = seat
  }

  async send(): Promise<void> {
    if (this.sending) return
    this.refusal = ''
    if (!this.draft.trim()) return
    if (this.left < 0) return void (this.refusal = this.tooLong)
    this.sending = true
    const text = this.draft
    const answer = await this.session.ask({ do: 'talk', id: 0, seat: this.speaker, text })
    this.sending = false
    // Whoever types on meanwhile keeps that.
    if (answer?.say === 'done') this.draft = this.draft.startsWith(text) ? this.draft.slice(text.length) : ''
    else this.refusal = isNo(answer) ? answer.text : say('web-talk-unsent')
  }

  /** All that is there has been on the screen. */
  see(number = this.heard): void {
    if (number === this.read) return
    this.read = number
    noteHabit(this.table, { read: this.read, muted: this.muted })
  }

  mute(muted: boolean): void {
    this.muted = muted
    this.aloud = []
    // What one did not want to hear is no news afterwards.
    this.read = this.heard
    noteHabit(this.table, { read: this.read, muted })
  }

  private speakOut(lines: Spoken[]): void {
    const said = lines.map(({ number, seat, text }) => ({
      number,
      text: say('web-talk-line', { name: this.nameOf(seat), text }),
    }))
    this.aloud = [...this.aloud, ...said].slice(-ALOUD)
  }
}

function isNo(tell: Tell | null): tell is No {
  return tell?.say === 'no'
}
