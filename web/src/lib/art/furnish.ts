// What only some packs draw or say is fetched with their stages, before anything of them is shown.
import type { StageInfo } from '$lib/net/wire'
import { words } from '$lib/words/words.svelte'
import { GEAR } from './cards/gear'
import { FIRST } from './cards/portraits'
import { ICONS } from './icons'
import { town } from './land/land'
import { siege } from '$lib/siege/kit'

/** The stage again, once all of it can be drawn. */
export async function furnish(stage: StageInfo): Promise<StageInfo> {
  const strange = ({ title, actions }: StageInfo['cards'][0]) =>
    !(title in GEAR) || actions.some(({ word }) => !(word in ICONS))
  await Promise.all([
    stage.cards.some(strange) && more(),
    stage.edges?.length && words.need('mines'),
    stage.tiles.some((tile) => tile.faces) && houses(),
    stage.city && soldiers(),
  ])
  return stage
}

/** All that a city and those who fight for it are drawn with, without a stage. */
export const furnishCity = () => Promise.all([more(), houses(), soldiers()])

const more = () => import('./extra/extra').then((extra) => bring(extra))
const houses = () => import('./land/city/parts').then((parts) => Object.assign(town, parts))
const soldiers = () => Promise.all([words.need('siege'), import('$lib/siege/parts').then(besiege)])

function besiege(parts: typeof import('$lib/siege/parts')): void {
  Object.assign(siege, parts)
  Object.assign(GEAR, { ...parts.GEAR, ...GEAR })
  Object.assign(ICONS, parts.ICONS)
}

function bring(extra: typeof import('./extra/extra')): void {
  Object.assign(GEAR, extra.GEAR)
  Object.assign(ICONS, extra.ICONS)
  Object.assign(FIRST, extra.FIRST)
}
