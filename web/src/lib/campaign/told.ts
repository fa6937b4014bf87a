// Places and cards of a campaign in words.
import type { AreaView, FaceView, PlaceView } from '$lib/net/campaign'
import type { CardInfo } from '$lib/net/wire'
import { say } from '$lib/words/words.svelte'
import { sideOf, type Side } from './sides'

/** What there is to say of a place, one thing after the other. */
export function lines(place: PlaceView, areas: readonly AreaView[], sides: readonly Side[]): string[] {
  const told = [place.terrain_text]
  const area = areas.find((one) => one.id === place.area)
  if (place.state !== 'whole')
    told.push(
      say('web-campaign-place-state', { state: place.state }) +
        (place.changed_in ? ` (${say('web-campaign-in-game', { game: place.changed_in })})` : ''),
    )
  if (place.tunnel) told.push(say(`web-campaign-tunnel-${place.tunnel}`))
  if (area) {
    const holder = sideOf(sides, area.holder)
    told.push(
      holder
        ? say('web-campaign-area-held', { area: area.title, people: holder.people })
        : say('web-campaign-area-free', { area: area.title }),
    )
  }
  if (place.board) told.push(say('web-campaign-place-board'))
  return told.filter(Boolean)
}

/** How games draw it. */
export function cardOf(face: FaceView, side: string): CardInfo {
  return {
    id: face.id,
    seat: '',
    side,
    name: face.called,
    title: face.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    squad: face.squad,
    kind: face.kind,
    initiative: face.initiative,
    counter: '',
    unit: '',
    actions: face.actions.map((action, at) => ({ ...action, thing: `${face.card}.${at}` })),
    family: face.family,
    soldier: face.soldier,
    grade: face.grade === 'regular' ? undefined : face.grade,
    designation: face.card,
    missing: face.missing,
  }
}
