// The cards of the solo opponent's turn: those it is done with, the one it resolves, and those that follow.
import type { SeatView } from '$lib/net/view'
import type { CardInfo, StageInfo } from '$lib/net/wire'
import { say } from '$lib/words/words.svelte'
import { hasTree, type Line } from '$lib/play/log/story'

export interface Lying {
  key: string
  /** Null: it lies face down. */
  card: CardInfo | null
  sideways: boolean
  state: 'done' | 'now' | 'next' | 'aside'
  /** Of a card that is done: the decision that ended it, by which its tree is asked for; 0: it has none. */
  decision: number
}

/** What has been resolved in its last turn, or is in this one: card and decision; 0 where there is no tree. */
export function resolvedIn(story: Line[], seat: string): { card: string; decision: number }[] {
  const began = story.findLastIndex(
    ({ happening: { kind, args } }) => kind === 'turn-began' && args['seat'] === seat,
  )
  return story.slice(began < 0 ? story.length : began).flatMap(({ happening }) => {
    const { kind, args, decision } = happening
    return kind === 'resolved'
      ? [{ card: String(args['card']), decision: hasTree(happening) ? decision : 0 }]
      : []
  })
}

/** Every card whose tree can be asked for, by the decision that ended it. */
export function cardsIn(story: Line[]): number[] {
  return story.flatMap(({ happening }) => (hasTree(happening) ? [happening.decision] : []))
}

/** From left to right. `acting`: it is its turn, and its leftmost card is being resolved. */
export function layOut(stage: StageInfo, seat: SeatView, story: Line[], acting: boolean): Lying[] {
  const cards = new Map(stage.cards.map((card) => [card.id, card]))
  const done = resolvedIn(story, seat.name).map(({ card, decision }, at): Lying => ({
    key: `done-${decision}-${at}`,
    card: cards.get(card) ?? null,
    sideways: false,
    state: 'done',
    decision,
  }))
  const line = seat.line.map(({ card = '', sideways = false }, at): Lying => ({
    key: `line-${at}`,
    card: cards.get(card) ?? null,
    sideways,
    state: !card ? 'aside' : acting && at === 0 ? 'now' : 'next',
    decision: 0,
  }))
  return [...done, ...line]
}

/** In words: `Scout A, initiative 6, being resolved`. */
export function toldOf({ card, sideways, state }: Lying): string {
  const name = card
    ? say('web-art-card', { name: card.name, initiative: card.initiative })
    : say('web-solo-face-down')
  return [
    name,
    ...(card ? [say(`web-solo-${state}`)] : []),
    ...(sideways ? [say('web-solo-sideways')] : []),
  ].join(', ')
}
