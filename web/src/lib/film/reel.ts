// What a film is made of: updates as they came, or the moments of a record.
import type { Happening, Moment, Update } from '$lib/net/wire'

/** A part of a game to be shown: how the table stood before it, and what followed. */
export interface Reel {
  before: Update
  updates: Update[]
}

/** One decision of it. */
export interface Take {
  update: Update
  decision: number
  happened: Happening[]
  own: boolean
  /** The last of its update: with it everything stands as the update says. */
  final: boolean
  /** Told by the server as it happened, not shown once more. */
  live: boolean
  /** An update that tells of many decisions; how the table stood in between may still come. */
  between?: Promise<Reel | null>
}

/** Is the solo opponent done with a card then? */
export const endsCard = ({ happened }: Take) => happened.some(({ kind }) => kind === 'resolved')

/** How far a film has told: all before this decision, and so many happenings of it. */
export interface Told {
  decision: number
  count: number
}

/** An update, decision by decision. */
export function takesOf(update: Update, own: boolean, live: boolean, news = update.happened): Take[] {
  const parts = new Map<number, Happening[]>()
  for (const one of news) parts.set(one.decision, [...(parts.get(one.decision) ?? []), one])
  if (!parts.size) parts.set(update.since, [])
  const takes = [...parts].map(([decision, happened]) => ({
    update,
    decision,
    happened,
    own,
    live,
    final: false,
  }))
  takes.at(-1)!.final = true
  return takes
}

/** Moments of a record as a reel, the first of them being what was before; `latest` says who looks. */
export function reelOf(moments: Moment[], latest: Update): Reel | null {
  const [before, ...rest] = moments.map(({ decision, happened, now }) => ({
    ...latest,
    since: decision,
    now,
    happened,
    prompt: '',
    choices: [],
    can_undo: false,
    asked: now.deciders ?? [],
    ending: null,
  }))
  return before && rest.length ? { before, updates: rest } : null
}

/** The last turn of somebody else: its first and its last decision. */
export function lastTurn(story: Happening[], seat: string): [number, number] | null {
  const begins = story.findLastIndex((one) => one.kind === 'turn-began' && one.args['seat'] !== seat)
  if (begins < 0) return null
  const rest = story.slice(begins + 1)
  const ends = rest.find((one) => one.kind === 'turn-began' || one.kind === 'round-began')
  return [story[begins]!.decision, (ends ?? story.at(-1)!).decision]
}

/** What of a story may be read while the film has told only so much of it. */
export function soFar<Line extends { happening: Happening }>(story: Line[], told: Told | null): Line[] {
  if (!told) return story
  let count = 0
  return story.filter(
    ({ happening: { decision } }) =>
      decision < told.decision || (decision === told.decision && count++ < told.count),
  )
}
