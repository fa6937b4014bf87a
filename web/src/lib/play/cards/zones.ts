// The piles of cards of a seat, and which of them a question is about.
import type { SeatView } from '$lib/net/view'
import type { CardInfo, Question, StageInfo } from '$lib/net/wire'

export const ZONES = ['hand', 'played', 'discard', 'supply', 'deck', 'removed', 'casualties'] as const
export type Zone = (typeof ZONES)[number]

export interface Stack {
  card: CardInfo
  count: number
}

const ASKED_ZONE: Record<string, Zone> = {
  bid: 'hand',
  turn: 'hand',
  after: 'hand',
  bolster: 'supply',
  inspire: 'played',
  'air-support': 'supply',
  support: 'supply',
}

/** Where the cards lie that a question offers. */
export function zoneAsked(question: Question | null): Zone {
  if (!question) return 'hand'
  const zone = question.zone ? question.zone : ASKED_ZONE[question.kind]
  return ZONES.find((one) => one === zone) ?? 'hand'
}

export function sizeOf(seat: SeatView, zone: Zone): number {
  if (zone === 'hand') return seat.hand_size
  if (zone === 'deck') return seat.deck_size
  return Object.values(zone === 'casualties' ? seat.fallen : seat[zone]).reduce(
    (sum, count) => sum + count,
    0,
  )
}

/** The cards of a pile in the scenario's order; null when they may not be known. */
export function stacks(seat: SeatView, zone: Zone, stage: StageInfo): Stack[] | null {
  const pile = seat[zone]
  if (!pile) return null
  const found = stage.cards.filter((card) => card.seat === seat.name && pile[card.id])
  return found.map((card) => ({ card, count: pile[card.id] ?? 0 }))
}

/** Those of one unit together, where each card is a soldier of his own. */
export function families(found: Stack[]): Stack[][] {
  const groups: Record<string, Stack[]> = {}
  for (const stack of found) (groups[stack.card.family ?? stack.card.id] ??= []).push(stack)
  return Object.values(groups)
}

/** Hand and deck of another seat together, which anyone could work out. */
export function unseen(seat: SeatView, stage: StageInfo): Stack[] {
  const pile = seat.unseen ?? {}
  const found = stage.cards.filter((card) => card.seat === seat.name && pile[card.id])
  return found.map((card) => ({ card, count: pile[card.id] ?? 0 }))
}
