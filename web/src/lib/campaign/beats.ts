// A Campaign Step as a story, one thing after the other: the order is that of the phases.
import type { CampaignView, DrawView, FaceView, SideStepView, StepView } from '$lib/net/campaign'

export type Beat =
  | { kind: 'victory' }
  | { kind: 'city'; places: string[]; caved: string[] }
  /** How many fell, and how many are lost for good. */
  | { kind: 'pile'; own: SideStepView; draws: number }
  | { kind: 'enemy'; enemies: SideStepView[] }
  | { kind: 'draw'; draw: DrawView; number: number; of: number }
  | { kind: 'lessons'; count: number }
  | { kind: 'intel'; text: string; joined: FaceView[] }
  | { kind: 'end' }

export function beatsOf(step: StepView, view: Pick<CampaignView, 'side' | 'end'>): Beat[] {
  const beats: Beat[] = [{ kind: 'victory' }]
  if (step.damaged.length || step.caved_in.length)
    beats.push({ kind: 'city', places: step.damaged, caved: step.caved_in })
  const own = step.sides.find((one) => one.side === view.side)
  const enemies = step.sides.filter((one) => one.side !== view.side)
  if (!step.over) {
    if (own) beats.push(...ownBeats(own))
    if (enemies.length) beats.push({ kind: 'enemy', enemies })
  }
  if (step.over && view.end) beats.push({ kind: 'end' })
  return beats
}

function ownBeats(own: SideStepView): Beat[] {
  const beats: Beat[] = []
  const of = (phase: string) => own.draws.filter((draw) => draw.phase === phase)
  const told = (draws: DrawView[]): Beat[] =>
    draws.map((draw, at) => ({ kind: 'draw', draw, number: at + 1, of: draws.length }))
  beats.push({ kind: 'pile', own, draws: of('casualties').length }, ...told(of('casualties')))
  if (own.intel) beats.push({ kind: 'intel', text: own.intel, joined: own.joined })
  const lessons = of('upgrades')
  if (lessons.length) beats.push({ kind: 'lessons', count: lessons.length }, ...told(lessons))
  return beats
}
