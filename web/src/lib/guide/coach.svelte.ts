// Which page of which lesson is read, and what is pointed at. Where one stands in the guide, the game itself says.
import type { Lesson, LessonPage } from '$lib/net/wire'
import type { Session } from '$lib/play/session.svelte'
import { keepProgress, progressIn } from './guides'

export class Coach {
  /** The page, and the lesson it is one of. */
  private read = $state.raw({ lesson: -1, page: 0, picks: '' })

  constructor(
    private readonly session: Session,
    private readonly table: string,
  ) {
    const lesson = session.latest?.lesson
    const kept = lesson && progressIn(lesson.guide)
    if (kept?.table === table)
      this.read = { lesson: kept.number, page: kept.page, picks: lesson!.do?.join() ?? '' }
  }

  /** As far as the film has come. */
  lesson = $derived.by((): Lesson | null => this.session.shown?.lesson ?? null)
  /** While a film runs or others decide, there is something to watch. */
  watching = $derived.by(() => !this.session.caughtUp || Boolean(this.lesson?.watch))
  astray = $derived(this.lesson?.number === 0)
  private pages = $derived<LessonPage[]>(this.lesson?.pages ?? [])
  /** What was begun of a lesson needs no introduction any more. */
  page = $derived.by(() => {
    const last = Math.max(0, this.pages.length - 1)
    if (this.read.lesson !== this.lesson?.number) return 0
    const picks = this.lesson.do?.join() ?? ''
    return this.read.picks && picks && picks !== this.read.picks ? last : Math.min(this.read.page, last)
  })
  last = $derived(this.page >= this.pages.length - 1)
  text = $derived.by(() => {
    const watch = this.lesson?.watch
    return this.watching ? (watch ?? '') : (this.pages[this.page]?.text ?? '')
  })
  /** On the last page what is to be picked; before it what is spoken of. */
  at = $derived.by((): string[] => {
    if (this.watching || !this.lesson) return []
    return (this.last && this.lesson.do?.length ? this.lesson.do : this.pages[this.page]?.at) ?? []
  })

  turn(by: 1 | -1): void {
    const { lesson } = this
    if (!lesson) return
    const page = Math.min(Math.max(0, this.page + by), this.pages.length - 1)
    this.read = { lesson: lesson.number, page, picks: lesson.do?.join() ?? '' }
    this.keep()
  }

  /** So that the next visit goes on here. */
  keep(): void {
    const { lesson } = this
    if (!lesson || this.session.watching) return
    const over = Boolean(lesson.over)
    keepProgress(lesson.guide, {
      table: this.table,
      number: lesson.number,
      count: lesson.count,
      page: this.page,
      over,
    })
  }

  /** For those who are stuck, or in a hurry: the next thing is picked. */
  show(): void {
    const thing = this.lesson?.do?.[0]
    if (thing) this.session.pick(thing)
  }
}
