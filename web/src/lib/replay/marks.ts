// What the scrubber marks: where rounds begin, where shots fell, where somebody or something was lost.
import type { Moment } from '$lib/net/wire'

export type Kind = 'round' | 'shot' | 'loss' | 'gain'

export interface Mark {
  at: number
  kind: Kind
  text: string
  /** Of a round. */
  number?: number
}

const KINDS: Record<string, Kind> = {
  'round-began': 'round',
  shot: 'shot',
  casualty: 'loss',
  'unit-removed': 'loss',
  destroyed: 'loss',
  'structure-destroyed': 'loss',
  controlled: 'gain',
  escaped: 'gain',
}

export function marksOf(moments: Iterable<Moment>): Mark[] {
  const marks: Mark[] = []
  for (const { decision, happened } of moments)
    for (const { kind, text, args } of happened) {
      const found = KINDS[kind]
      if (found) marks.push({ at: decision, kind: found, text, number: Number(args['round']) || undefined })
    }
  return marks
}
