// Open talk at the table, as this browser knows it: what was said, what of it is unread, and what is to be said.
import type { No, Spoken, Talked, Tell } from '$lib/net/wire'
import type { Session } from '$lib/play/session.svelte'
import { say } from '$lib/words/words.svelte'
import TalkButton from './TalkButton.svelte'
import TalkPanel from './TalkPanel.svelte'
import { counted, isSame, merged, plain, unreadOf } from './lines'
import { noteHabit, habitAt } from './habits'

/** Lines read aloud that stay in the page. */
const ALOUD = 12
/** Characters left from which on they are told. */
const NEAR = 50

/** A message on its way to the server. */
interface Outgoing {
  seat: string
  text: string
  /** Its line has come, whether or not the answer will. */
  said: boolean
}

export class Talk {
  // Loaded with it, wherever they stand.
  readonly Button = TalkButton
  readonly Panel = TalkPanel
  lines = $state.raw<Spoken[]>([])
  longest = $state(0)
  open = $state(false)
  muted = $state(false)
  /** What is typed and not sent. */
  draft = $state('')
  /** Why the last message was not sent. */
  refusal = $state('')
  /** Said since this page is here, for those who listen. */
  aloud = $state.raw<{ number: number; text: string }[]>([])
  /** Puts the focus where one types, while that is on the screen. */
  enter: (() => void) | null = null
  private chosen = $state('')
  private read = $state(0)
  private greeted = false
  /** Sent one after the other: the first one waits for its answer. */
  private readonly outgoing: Outgoing[] = []
  /** Back in the draft because no answer came; its line may come all the same. */
  private returned: Outgoing | null = null

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
    const fresh = told.lines.filter((line) => !this.lines.some((known) => isSame(known, line)))
    // Lines come in order, unless the host has removed what was said: then their numbers begin anew.
    if (fresh.some((line) => line.number <= this.heard)) {
      this.lines = []
      this.see(0)
    }
    this.lines = merged(this.lines, fresh)
    if (this.read > this.heard) this.see(this.heard)
    // What was said before one came is read, not listened to.
    if (this.greeted && !this.muted) this.speakOut(fresh)
    this.greeted = true
    for (const line of fresh) this.settle(line)
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

  /** The draft goes out, after what is on its way already. */
  send(): void {
    this.refusal = ''
    if (!this.draft.trim()) return
    if (this.left < 0) return void (this.refusal = this.tooLong)
    this.outgoing.push({ seat: this.speaker, text: this.draft, said: false })
    this.draft = ''
    if (this.outgoing.length === 1) void this.sendAll()
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

  private async sendAll(): Promise<void> {
    for (let next = this.outgoing[0]; next; next = this.outgoing[0]) {
      const { seat, text } = next
      const answer = await this.session.ask({ do: 'talk', id: 0, seat, text })
      if (answer?.say !== 'done' && !next.said) return this.takeBack(answer)
      this.outgoing.shift()
    }
  }

  /** What was not sent is a draft again, before what was typed meanwhile. */
  private takeBack(answer: Tell | null): void {
    const unsent = this.outgoing.splice(0)
    this.returned = answer ? null : unsent[0]!
    this.draft = [...unsent.map(({ text }) => text), this.draft].filter(Boolean).join('\n')
    this.refusal = isNo(answer) ? answer.text : say('web-talk-unsent')
  }

  /** A line shows that a message arrived, also where the answer to it is lost. */
  private settle(line: Spoken): void {
    const isOf = ({ seat, text }: Outgoing) => seat === line.seat && plain(text) === line.text
    const { returned } = this
    const first = this.outgoing[0]
    if (first && isOf(first)) first.said = true
    if (!returned || !isOf(returned)) return
    this.returned = null
    if (!this.draft.startsWith(returned.text)) return
    this.draft = this.draft.slice(returned.text.length).trimStart()
    this.refusal = ''
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
