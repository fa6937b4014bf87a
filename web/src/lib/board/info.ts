// What a thing on the board is, in a few quiet words: for whoever rests the pointer on it.
import { edgeLines, edgeTold, minedTold } from '$lib/mines/told'
import type { CounterView, StructureView, TileView, VehicleView, View } from '$lib/net/view'
import type { StageInfo } from '$lib/net/wire'
import { siege, tell } from '$lib/siege/kit'
import { say } from '$lib/words/words.svelte'
import { vehicleOfPlace } from './offers'

export interface Info {
  title: string
  lines: string[]
  /** Who stands there or sits aboard. */
  roll: { side: number; text: string }[]
}

export function infoOf(stage: StageInfo, view: View, thing: string): Info | null {
  const tile = view.tiles.find((one) => one.id === thing)
  if (tile) return ofTile(stage, view, tile)
  const edge = stage.edges?.find((one) => one.id === thing)
  if (edge) {
    const owner = view.mines.find((one) => one.id === thing)?.owner ?? stage.mine_side ?? ''
    const lines = edgeLines(view, thing, peopleText(stage, owner))
    return { title: edgeTold(edge.name), lines, roll: [] }
  }
  const structure = view.structures.find((one) => one.id === thing)
  if (structure?.kind)
    return { lines: [], title: structure.name, ...siege.siteInfo?.(view, structure), roll: [] }
  if (structure) {
    const lines = [
      say('web-board-defence', { defence: structure.defence }),
      say('web-board-structure-points', { points: structure.points }),
    ]
    if (structure.destroyed_by !== null)
      lines.push(say('web-board-destroyed', { people: peopleText(stage, structure.destroyed_by) }))
    return { title: structure.name, lines, roll: [] }
  }
  const carrier = thing.includes('/') ? vehicleOfPlace(stage, thing)?.id : thing.replace(/^@/, '')
  const vehicle = view.vehicles.find((one) => one.id === carrier)
  if (vehicle) return ofVehicle(stage, view, vehicle)
  const counter = view.counters.find((one) => `@${one.id}` === thing)
  return counter ? ofCounter(stage, view, counter) : null
}

export function sideText(stage: StageInfo, side: string): string {
  return stage.scenario.sides.find((one) => one.name === side)?.text ?? side
}

/** With its article, inside a sentence. */
function peopleText(stage: StageInfo, side: string): string {
  return stage.scenario.sides.find((one) => one.name === side)?.people ?? side
}

function sideNumber(stage: StageInfo, side: string): number {
  return stage.scenario.sides.findIndex((one) => one.name === side)
}

export function nameOf(stage: StageInfo, counter: string): string {
  return stage.counters.find((one) => one.id === counter)?.name ?? counter
}

function ofTile(stage: StageInfo, view: View, tile: TileView): Info {
  const side = (name: string) => ({ side: sideText(stage, name), people: peopleText(stage, name) })
  const lines = [
    tile.hill
      ? say('web-board-cover-hill', { cover: tile.cover, low: tile.low_cover })
      : say('web-board-cover', { cover: tile.cover }),
  ]
  lines.push(...(siege.tileLines?.(stage, view, tile) ?? []))
  if (tile.rough) lines.push(say('web-board-rough'))
  if (tile.points) lines.push(say('web-board-points', { points: tile.points }))
  if (tile.radio) lines.push(say('web-board-radio'))
  for (const [who, marker] of Object.entries(tile.markers)) lines.push(say(`web-board-${marker}`, side(who)))
  for (const who of tile.targeted_by) lines.push(say('web-board-targeted', side(who)))
  for (const who of tile.spawns) lines.push(say('web-board-spawn', side(who)))
  for (const who of tile.escapes) lines.push(say('web-board-escape', side(who)))
  lines.push(...minedTold(view, tile.id, (owner) => peopleText(stage, owner)))
  const here = view.counters.filter((one) => one.tile === tile.id && !one.aboard)
  const built = view.structures.filter((one) => one.tile === tile.id && one.kind !== 'building')
  return {
    title: say('web-board-tile', { terrain: tile.title || tile.terrain_text, tile: tile.id }),
    lines,
    roll: [
      ...here.map((one) => ({ side: sideNumber(stage, sideOf(view, one)), text: unitText(one) })),
      ...built.map((one) => ({ side: -1, text: structureText(stage, view, one) })),
    ],
  }
}

/** A vehicle is whoever's who holds it now. */
function sideOf(view: View, counter: CounterView): string {
  return view.vehicles.find((one) => one.id === counter.id)?.holder ?? counter.side
}

function structureText(stage: StageInfo, view: View, structure: StructureView): string {
  if (structure.kind) return siege.siteInfo?.(view, structure).title ?? structure.name
  if (structure.destroyed_by === null) return structure.name
  const destroyed = say('web-board-destroyed', { people: peopleText(stage, structure.destroyed_by) })
  return `${structure.name}, ${destroyed}`
}

export function unitText(counter: CounterView): string {
  const known = soldierText(counter)
  const text = counter.routed ? tell('unit-routed', { unit: known }) : known
  return counter.tags ? say('web-board-unit-tagged', { unit: text, tags: counter.tags }) : text
}

function soldierText(counter: CounterView): string {
  const args = { name: counter.name, defence: counter.defence, armour: counter.armour }
  if (!counter.defence) return counter.armour ? say('web-board-unit-armour', args) : args.name
  return say(counter.suppressed ? 'web-board-unit-suppressed' : 'web-board-unit', args)
}

function ofCounter(stage: StageInfo, view: View, counter: CounterView): Info {
  const { defence, armour } = counter
  const lines = [defence ? say('web-board-defence', { defence }) : say('web-board-armour', { armour })]
  if (counter.suppressed) lines.push(say('web-board-suppressed'))
  lines.push(...(siege.counterLines?.(view, counter) ?? []))
  if (counter.tags) lines.push(say('web-board-tagged', { tags: counter.tags }))
  return {
    title: say('web-board-of-side', {
      name: counter.name,
      side: sideText(stage, counter.side),
    }),
    lines,
    roll: [],
  }
}

function ofVehicle(stage: StageInfo, view: View, vehicle: VehicleView): Info {
  const lines = [
    say('web-board-armour', { armour: vehicle.armour }),
    say('web-board-damage', { damage: vehicle.damage, integrity: vehicle.integrity }),
  ]
  if (vehicle.disabled) lines.push(say('web-board-disabled'))
  const title = say('web-board-of-side', {
    name: vehicle.name,
    side: sideText(stage, vehicle.holder),
  })
  const roll = vehicle.places.map((place) => {
    const counter = view.counters.find((one) => one.id === place.counter)
    const who = counter ? unitText(counter) : say('web-board-place-free')
    return {
      side: counter ? sideNumber(stage, counter.side) : -1,
      text: say('web-board-place', { place: place.name, who }),
    }
  })
  return { title, lines, roll }
}
