// The sides of a campaign, as they are drawn and called.
import type { SideInfo } from '$lib/net/wire'

export type Side = Pick<SideInfo, 'name' | 'text' | 'people' | 'style' | 'emblem'>

export const sideOf = (sides: readonly Side[], name: string): Side | undefined =>
  sides.find((one) => one.name === name)
