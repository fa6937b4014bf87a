// A table as this browser knows it: what the server told, what was asked of it and is not answered yet.
import { Director } from '$lib/film/director.svelte'
import { Missed } from '$lib/film/missed.svelte'
import { soFar } from '$lib/film/reel'
import { Inbox } from '$lib/net/inbox'
import { viewOf } from '$lib/net/view'
import { Line as Wire, type Link } from '$lib/net/socket'
import type {
  Advice,
  Ask,
  AskBrief,
  Because,
  Choice,
  Dice,
  Done,
  Ending,
  Explain,
  Join,
  Moments,
  No,
  Sitting,
  StageInfo,
  Talked,
  Tell,
  Update,
  Welcome,
} from '$lib/net/wire'
import { words } from '$lib/words/words.svelte'
import { Intent } from './intent'
import { merge, type Line } from '$lib/play/log/story'
import type { Talk } from '$lib/talk/talk.svelte'

/** Something asked for good: kept until it is answered, and asked again after a break. */
interface Asked {
  id: number
  ask: Ask & { id: number }
  thing: string
  /** The number of the update that will show it, once the server has said so. */
  shownBy: number
}

export interface Notice {
  text: string
  /** The thing it is about; the notice stands near it. */
  thing: string
  kind: 'why' | 'no' | 'info'
}

export interface Means {
  table: string
  token: string
  lang: string
  face: string
  getStage(place: string): Promise<StageInfo>
  getMoments(from: number, to: number, eyes: string): Promise<Moments>
}

/** Milliseconds after which a decision that is not answered is shown as being sent. */
const LATE = 1000

export class Session {
  link = $state<Link>('connecting')
  welcome = $state.raw<Welcome | null>(null)
  stage = $state.raw<StageInfo | null>(null)
  latest = $state.raw<Update | null>(null)
  story = $state.raw<Line[]>([])
  seats = $state.raw<Sitting[]>([])
  pending = $state.raw<Asked | null>(null)
  face = $state('')
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)
  notice = $state.raw<Notice | null>(null)
  refusal = $state.raw<No | null>(null)
  /** The table at which somebody offers to play again. */
  rematch = $state('')
  /** What people put into the dice; null where the server chose them alone. */
  dice = $state.raw<Dice | null>(null)
  /** What is said at the table; null where nobody can talk. */
  talk = $state.raw<Talk | null>(null)
  readonly director = new Director(false)
  /** What the players here have not seen yet. */
  readonly missed: Missed
  readonly intent = new Intent(this)

  private readonly wire: Wire
  private lastId = 0
  /** Told while what shows it was still loaded. */
  private readonly unheard: Talked[] = []
  private readonly requests = new Map<number, (tell: Tell | null) => void>()
  /** What each pair of eyes at this screen was told, and up to which update. */
  private readonly stories = new Map<string, { story: Line[]; seen: number }>()
  private staged = ''
  private late = $state(0)
  private waking = 0

  constructor(private readonly means: Means) {
    this.face = means.face
    const inbox = new Inbox((tell: Tell) => this.told(tell))
    this.wire = new Wire({
      table: () => this.means.table,
      join: () => this.join(),
      told: (tell) => inbox.take(tell, this.pending !== null),
      linked: (link) => (this.link = link),
    })
    this.missed = new Missed(this.director, {
      moments: (from, to) => means.getMoments(from, to, this.latest?.seat ?? ''),
      send: (seen) => this.yours.length > 0 && this.wire.send({ do: 'seen', ...seen }),
      trouble: this.trouble,
    })
  }

  // What the screen shows

  /** A film may lag behind; then it shows what the film shows. */
  shown = $derived.by(() =>
    this.director.shown?.seat === this.latest?.seat ? this.director.shown : this.latest,
  )
  /** The table as it is drawn; there once stage and first update are. */
  view = $derived(this.stage && this.shown && viewOf(this.stage, this.shown))
  yours = $derived(this.welcome?.yours ?? [])
  shared = $derived(this.yours.length > 1)
  watching = $derived(this.welcome !== null && this.yours.length === 0)
  /** The seat at the lower edge of the screen; of a spectator the first. */
  near = $derived(this.latest?.seat || this.yours[0] || this.seats[0]?.seat || '')
  nearSide = $derived(this.seats.find((one) => one.seat === this.near)?.side ?? '')
  /** The seat that plays by itself; empty where none does. */
  solo = $derived(this.stage?.scenario.seats.find((one) => one.automaton)?.seat ?? '')
  /** Nothing is left to show: what is offered may be picked. */
  caughtUp = $derived(this.shown === this.latest)
  over = $derived(Boolean(this.latest?.ending))
  /** Told when it has been seen: a film that runs shows the last shot first. */
  ending = $derived.by((): Ending | null =>
    this.caughtUp && !this.director.beat && !this.missed.offer ? (this.latest?.ending ?? null) : null,
  )
  owes = $derived(this.yours.filter((seat) => this.latest?.asked.includes(seat)))
  /** At a shared screen: who must take it before the game can go on, once all is shown to the last one. */
  handTo = $derived(
    this.shared && this.caughtUp && !this.over && this.owes.length && !this.owes.includes(this.face)
      ? this.owes[0]!
      : '',
  )
  myTurn = $derived(!this.over && this.owes.length > 0)
  missing = $derived(this.seats.filter((one) => one.kind === 'open' || one.kind === 'invited'))
  choices = $derived(
    new Map<string, Choice>(
      this.caughtUp && !this.handTo
        ? (this.latest?.choices ?? []).map((choice) => [choice.thing, choice])
        : [],
    ),
  )
  canUndo = $derived(Boolean(this.latest?.can_undo) && this.caughtUp && !this.pending)
  /** What has happened as far as the film has come; nothing while it still tells what the last player was told. */
  log = $derived(this.handTo && this.latest?.seat ? [] : soFar(this.story, this.director.told))
  /** The thing that was picked and has not been answered for so long that it needs a word. */
  sending = $derived(this.pending && this.pending.id === this.late ? this.pending.thing : '')

  // What the player does

  open(): void {
    this.wire.open()
  }

  close(): void {
    this.missed.close()
    this.wire.close()
    this.director.close()
    clearTimeout(this.waking)
  }

  pick = (thing: string): void => {
    if (this.pending) return
    this.hurry()
    if (!this.latest || !this.choices.has(thing)) return this.why(thing)
    const { seat, moment } = this.latest
    this.decide({ do: 'pick', id: this.nextId(), seat, moment, thing }, thing)
  }

  undo = (): void => {
    this.hurry()
    if (!this.latest || !this.canUndo) return
    const { seat, moment } = this.latest
    this.decide({ do: 'undo', id: this.nextId(), seat, moment }, 'undo')
  }

  withdraw = (): void => {
    const seat = this.latest?.seat || this.yours[0]
    if (seat) this.decide({ do: 'withdraw', id: this.nextId(), seat }, 'withdraw')
  }

  /** To the end of the film, if it is our decision already: a click means that one has seen enough. */
  hurry = (): boolean => {
    if (this.caughtUp || !this.latest?.choices.length) return false
    this.director.skip()
    return true
  }

  why = (thing: string): void => {
    // While the film ran nothing glowed; what was clicked may be offered all the same.
    if (this.hurry()) {
      if (this.choices.has(thing)) this.pick(thing)
      return
    }
    if (!this.latest?.seat || this.pending || !this.caughtUp || this.handTo) return
    this.wire.send({ do: 'why', id: this.nextId(), seat: this.latest.seat, thing })
  }

  advise = (): void => {
    if (!this.welcome?.advice) return // the panel says why
    if (!this.latest?.seat || !this.choices.size) return
    this.advice = null
    this.advising = this.wire.send({ do: 'advise', id: this.nextId(), seat: this.latest.seat })
  }

  /** Asks something that changes nothing; null where no answer comes. */
  async request<Say extends 'explained' | 'briefing'>(
    ask: Explain | AskBrief,
    say: Say,
  ): Promise<Extract<Tell, { say: Say }> | null> {
    const tell = await this.ask(ask)
    return tell?.say === say ? (tell as Extract<Tell, { say: Say }>) : null
  }

  /** The answer to it, a refusal as well; null where none comes. */
  ask(ask: Ask): Promise<Tell | null> {
    const id = this.nextId()
    return new Promise((resolve) => {
      this.requests.set(id, resolve)
      if (!this.wire.send({ ...ask, id } as Ask)) this.answerTo(id, null)
    })
  }

  private answerTo(id: number, tell: Tell | null): boolean {
    const waiting = this.requests.get(id)
    this.requests.delete(id)
    waiting?.(tell)
    return Boolean(waiting)
  }

  take = (seat: string): void => {
    this.face = seat
    this.missed.flush()
    this.wire.send({ do: 'face', seat, seen: this.seenBy(seat) })
  }

  speak(lang: string): void {
    if (lang === this.means.lang) return
    this.means.lang = lang
    // All that is known stands in the other language: the answer brings it anew.
    this.stories.clear()
    this.wire.send({ do: 'speak', lang })
    if (this.welcome) void this.fetchStage(this.welcome.stage)
  }

  tell(text: string, thing = '', kind: Notice['kind'] = 'info'): void {
    this.notice = { text, thing, kind }
  }

  private readonly trouble = (error: unknown): void =>
    this.tell(error instanceof Error ? error.message : String(error), '', 'no')

  // What the server says

  private join(): [Join, ...Ask[]] {
    const { table, token, lang } = this.means
    this.missed.joins()
    // What was asked before the break gets no answer any more.
    for (const id of this.requests.keys()) this.answerTo(id, null)
    const { face, talk, pending } = this
    const seen = this.seenBy(face)
    const join: Join = { do: 'join', table, token, lang, seen, face, heard: talk?.heard ?? 0 }
    // Unanswered before the break: done already or not, asking again is harmless.
    return pending ? [join, pending.ask] : [join]
  }

  private seenBy(seat: string): number {
    return this.stories.get(seat)?.seen ?? 0
  }

  private told(tell: Tell): void {
    if (tell.say === 'welcome') this.greet(tell)
    else if (tell.say === 'update') this.turnTo(tell)
    else if (tell.say === 'seats') this.seats = tell.seats
    else if (tell.say === 'again') this.rematch = tell.table
    else if (tell.say === 'dice') this.heedDice(tell)
    else if (tell.say === 'done') this.settle(tell)
    else if (tell.say === 'talk') void this.listen(tell)
    else if (tell.say === 'no') this.refuse(tell)
    else if (tell.say === 'because') this.explain(tell)
    else if (tell.say === 'advice') this.hear(tell)
    else if (tell.say === 'explained' || tell.say === 'briefing') this.answerTo(tell.id, tell)
  }

  private greet(welcome: Welcome): void {
    this.welcome = welcome
    this.seats = welcome.seats
    if (welcome.yours.length === 1) this.face = welcome.yours[0]!
    this.heedDice(welcome.dice)
    this.missed.greet(welcome)
    if (this.staged !== welcome.stage) void this.fetchStage(welcome.stage)
  }

  private async fetchStage(place: string): Promise<void> {
    const { lang } = this.means
    try {
      const stage = await this.means.getStage(place)
      if (lang !== this.means.lang) return // another language has been chosen meanwhile
      this.stage = stage
      this.staged = place
    } catch (error) {
      this.trouble(error)
    }
  }

  private turnTo(update: Update): void {
    const before = this.latest
    if (before && update.number < before.number && update.seat === before.seat) return
    const known = this.stories.get(update.seat)
    const shown = before?.seat === update.seat ? this.story : []
    this.story = merge(known?.story ?? shown, update)
    // Between a change of language and its answer: what comes then is no whole story.
    if (known || !update.since) this.stories.set(update.seat, { story: this.story, seen: update.number })
    this.latest = update
    if (before?.moment !== update.moment || before.seat !== update.seat) this.forgetAdvice()
    if (this.pending && answers(this.pending, update)) this.pending = null
    this.missed.take(before, update, this.story)
    this.intent.heed(update)
  }

  private settle(done: Done): void {
    const { id, number } = done
    if (this.answerTo(id, done) || this.pending?.id !== id) return
    if ((this.latest?.number ?? 0) >= number) this.pending = null
    else this.pending = { ...this.pending, shownBy: number }
  }

  private refuse(no: No): void {
    if (this.answerTo(no.id ?? 0, no)) return
    if (!this.welcome) this.refusal = no
    // A refusal that names nothing may be of what was asked last; asking again does no harm.
    if (!no.id || this.pending?.id === no.id) this.pending = null
    this.advising = false
    this.intent.drop()
    if (this.welcome) this.tell(no.text, '', 'no')
  }

  private explain(because: Because): void {
    this.tell(because.text, because.thing, 'why')
  }

  private heedDice(dice?: Dice | null): void {
    this.dice = dice ?? null
    if (this.yours.length) void import('$lib/dice/kept').then(({ heed }) => heed(this))
  }

  /** Loaded where there is talk at all; what comes meanwhile is heard in its order. */
  private async listen(told: Talked): Promise<void> {
    this.unheard.push(told)
    const [{ Talk }] = await Promise.all([import('$lib/talk/talk.svelte'), words.need('talk')])
    this.talk ??= new Talk(this, this.means.table)
    for (const one of this.unheard.splice(0)) this.talk.hear(one)
  }

  private hear(advice: Advice): void {
    this.advising = false
    if (advice.moment === this.latest?.moment) this.advice = advice
  }

  private forgetAdvice(): void {
    this.advice = null
    this.advising = false
  }

  private decide(ask: Asked['ask'], thing: string): void {
    this.notice = null
    this.missed.let()
    this.pending = { id: ask.id, ask, thing, shownBy: 0 }
    this.intent.sent(ask.do)
    clearTimeout(this.waking)
    this.waking = window.setTimeout(() => (this.late = ask.id), LATE)
    this.wire.send(ask)
  }

  private nextId(): number {
    this.lastId += 1
    return this.lastId
  }
}

/** The update that an asked decision was waiting for; a newer moment shows that it was done as well. */
function answers(asked: Asked, update: Update): boolean {
  if (asked.shownBy) return asked.shownBy <= update.number
  return 'moment' in asked.ask && asked.ask.seat === update.seat && update.moment > asked.ask.moment
}
