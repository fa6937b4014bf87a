// The marks of an embattled city in words, for whoever rests the pointer on them, or hears or reads them.
import type { CounterView, StructureView, TileView, View } from '$lib/net/view'
import type { StageInfo } from '$lib/net/wire'
import { say } from '$lib/words/words.svelte'

function people(stage: StageInfo, side: string): string {
  return stage.scenario.sides.find((one) => one.name === side)?.people ?? side
}

/** What a tile of the city is beside its cover, and what lies on it. */
export function tileLines(stage: StageInfo, view: View, tile: TileView): string[] {
  const { building, structure, fortified, faces, face } = tile
  const lines: string[] = []
  if (building) lines.push(say('web-siege-building', { cover: building }))
  if (structure) lines.push(say('web-siege-structure', { defence: structure }))
  if (fortified) lines.push(say('web-siege-fortified', { cover: fortified }))
  // A place that was a building and shows another face than its first one.
  if (faces?.[0]?.structure && face && face !== faces[0].face)
    lines.push(say(structure ? 'web-siege-damaged' : 'web-siege-destroyed'))
  if (tile.smoke) lines.push(say('web-siege-smoke'))
  for (const unit of tile.watched_by) {
    const gunner = view.counters.find((one) => one.id === unit)
    if (gunner)
      lines.push(say('web-siege-watched', { unit: gunner.name, people: people(stage, gunner.side) }))
  }
  const { missions, occupy, hold } = stage.city ?? {}
  const points = missions?.[tile.id]
  if (points) lines.push(say('web-siege-mission', { points }))
  for (const side of occupy?.[tile.id] ?? [])
    lines.push(say('web-siege-occupy', { people: people(stage, side) }))
  for (const side of hold?.[tile.id] ?? []) lines.push(say('web-siege-hold', { people: people(stage, side) }))
  return lines
}

export function counterLines(view: View, counter: CounterView): string[] {
  const lines = counter.routed ? [say('web-siege-routed')] : []
  const watched = view.tiles.find((tile) => tile.watched_by.includes(counter.id))
  if (watched) lines.push(say('web-siege-watches', { tile: watched.id }))
  return lines
}

/** A building or a tunnel, as something that can be hit. */
export function siteInfo(view: View, site: StructureView): { title: string; lines: string[] } {
  const tile = view.tiles.find((one) => one.id === site.tile)
  if (site.kind === 'building')
    return {
      title: say('web-siege-building-of', { terrain: tile?.terrain_text ?? '', tile: site.tile }),
      lines: tile?.structure ? [say('web-siege-structure', { defence: tile.structure })] : [],
    }
  const lines = [
    site.destroyed_by === null
      ? say('web-siege-structure', { defence: site.defence })
      : say('web-siege-collapsed'),
  ]
  return { title: say('web-siege-tunnel', { tile: site.tile }), lines }
}
