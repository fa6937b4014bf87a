// What a thing is, for those who hear it or read it in a list: what picking it does and its chance first, then
// where it lies, who is there and whose it is.
import { infoOf, type Info } from '$lib/board/info'
import { placeActions, vehicleOfPlace, type Offers } from '$lib/board/offers'
import type { View } from '$lib/net/view'
import type { Choice, Odds, StageInfo } from '$lib/net/wire'
import { say } from '$lib/words/words.svelte'
import { layOf, spotOf, WAYS } from './places'

/** All of it, as the label of something on the board. */
export function spoken(stage: StageInfo, view: View, offers: Offers, thing: string): string {
  const choice = offers.get(thing)
  const info = infoOf(stage, view, thing)
  const first = choice ? choiceTold(stage, choice) : (info?.title ?? '')
  return sentences([first, ...detailsTold(stage, view, thing, choice), bordersTold(stage, thing)])
}

/** Where it is, who is there and what it is like; for a target its sum and chance before all. What the offer
 * says itself is not said twice. */
export function detailsTold(stage: StageInfo, view: View, thing: string, choice?: Choice): string[] {
  const info = infoOf(stage, view, thing)
  const said = choice?.text.toLowerCase() ?? ''
  return [
    choice?.odds ? oddsTold(choice.odds) : '',
    placeTold(stage, thing) || whereTold(stage, view, thing),
    ...rollTold(stage, info?.roll ?? []),
    ...(info?.lines ?? []).filter((line) => !said.includes(line.toLowerCase())),
  ].filter(Boolean)
}

/** What is offered: of an action aboard, also at which place. */
export function choiceTold(stage: StageInfo, choice: Choice): string {
  const aboard = placeActions(stage, [choice])[0]
  if (!aboard) return choice.text
  return say('web-board-place-action', { place: aboard.placeName, action: choice.text })
}

/** Who is there, side by side: `US: Rifleman A, defence 4; Scout A, defence 5` */
function rollTold(stage: StageInfo, roll: Info['roll']): string[] {
  return [...new Set(roll.map((one) => one.side))].map((side) => {
    const whose = stage.scenario.sides[side]?.text
    const names = roll.filter((one) => one.side === side).map((one) => one.text)
    return whose ? say('web-list-of', { side: whose, names: names.join('; ') }) : names.join('; ')
  })
}

/** One after the other, each with its full stop. */
export function sentences(parts: string[]): string {
  const said = parts.filter(Boolean).map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
  return said.map((part) => part[0]!.toUpperCase() + part.slice(1)).join(' ')
}

const HIGHEST = 9 // on a die; its 0 always hits
export const zeroOnly = (odds: Odds) => odds.total > HIGHEST

/** `40 %: 7 or more, or a 0, on 2 dice (base 5, cover 1, range 1)` */
export function oddsTold(odds: Odds): string {
  return say('web-list-odds', { ...odds, kind: zeroOnly(odds) ? 'zero' : 'more' })
}

/** `row 3, left of middle` */
export function placeTold(stage: StageInfo, tile: string): string {
  const lay = layOf(stage.tiles)
  const place = lay.places.get(tile)
  if (!place) return ''
  const spot = say(`web-list-${lay.lines}-spot`, { spot: spotOf(place), at: place.at })
  return say(`web-list-${lay.lines}-place`, { line: place.line, spot })
}

/** `borders: above 3A, lower right 4C` */
export function bordersTold(stage: StageInfo, tile: string): string {
  const place = layOf(stage.tiles).places.get(tile)
  if (!place?.beside.length) return ''
  const ways = WAYS.flatMap((way) => {
    const ids = place.beside.filter((one) => one.way === way).map((one) => one.id)
    return ids.length ? [say('web-list-beside', { way, tiles: ids.join(', ') })] : []
  })
  return say('web-list-borders', { ways: ways.join(', ') })
}

/** On which tile somebody stands, and where that is. */
function whereTold(stage: StageInfo, view: View, thing: string): string {
  const edge = stage.edges?.find((one) => one.id === thing)
  if (edge)
    return edge.tiles
      .map((tile) => say('web-list-of', { side: tile, names: placeTold(stage, tile) }))
      .join('; ')
  const unit = thing.includes('/') ? vehicleOfPlace(stage, thing)?.id : thing.replace(/^@/, '')
  const tile =
    view.counters.find((one) => one.id === unit)?.tile ??
    view.structures.find((one) => one.id === thing)?.tile
  return tile ? say('web-list-on', { tile, place: placeTold(stage, tile) }) : ''
}
