// What only an embattled city needs; `furnish` fetches it with the stage, before anything of it is shown.
import { say } from '$lib/words/words.svelte'

export const siege: Partial<typeof import('./parts')> = {}

/** In the words that come with it. */
export const tell = (key: string, args: Record<string, string | number> = {}): string =>
  say(`web-siege-${key}`, args)
