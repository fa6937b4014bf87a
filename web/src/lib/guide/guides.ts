// Guided games of this browser: which table each is played at, how far it has come, and where one came from.
import { api, asTrouble } from '$lib/net/api'
import { forgetTable, keepTable, myName, tokenFor } from '$lib/net/tokens'
import { router } from '$lib/router.svelte'
import { keep, recall } from '$lib/ui/kept'
import { words } from '$lib/words/words.svelte'

const KEPT = 'undaunted.guides'
const BACK = 'undaunted.guide-back'

export interface Progress {
  table: string
  /** The lesson one is at, of so many; 0 before the first was seen. */
  number: number
  count: number
  /** The page of it that was read last. */
  page: number
  over: boolean
}

function all(): Record<string, Progress> {
  try {
    const read: unknown = JSON.parse(recall(KEPT) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, Progress>) : {}
  } catch {
    return {}
  }
}

export function progressIn(guide: string): Progress | undefined {
  return all()[guide]
}

/** How far one is, once one has begun and not finished. */
export function begun(guide: string): Progress | undefined {
  const kept = progressIn(guide)
  return kept && !kept.over && tokenFor(kept.table) ? kept : undefined
}

export function keepProgress(guide: string, progress: Progress): void {
  keep(KEPT, JSON.stringify({ ...all(), [guide]: progress }))
}

/** To the guide's table: the one that was left, or a new one. `again`: from the beginning, whatever there was. */
export async function enter(guide: string, scenario: string, again = false): Promise<void> {
  const before = begun(guide)
  if (before && !again && (await stands(before.table))) return router.go(`/table/${before.table}`)
  const opened = await api.startGuide(guide, {
    lang: words.lang,
    name: myName(),
    instead: before?.table ?? '',
    token: before ? tokenFor(before.table) : '',
  })
  if (before) forgetTable(before.table)
  keepTable({ ...opened, scenario })
  keepProgress(guide, { table: opened.table, number: 0, count: 0, page: 0, over: false })
  router.go(`/table/${opened.table}`)
}

/** Whether a table can be gone on with; a server that is out of reach says so itself. */
async function stands(table: string): Promise<boolean> {
  try {
    return (await api.table(table)).state === 'playing'
  } catch (error) {
    if (asTrouble(error).code === 'offline') throw error
    return false
  }
}

/** Where one comes from and wants to go back to: a table, or the invitation to one, with its key. */
export function rememberBack(): void {
  keep(BACK, location.pathname + location.hash)
}

export function wayBack(): string {
  const kept = recall(BACK) ?? ''
  return /^\/table\/[a-z0-9]+(#|$)/.test(kept) ? kept : ''
}

export function forgetBack(): void {
  keep(BACK, '')
}
