// What somebody has been told of a campaign: kept, so that a reload goes on where he was.
import { keep, recall } from '$lib/ui/kept'

const KEPT = 'undaunted.campaign.seen'
const MOST = 60

export interface Seen {
  /** The last game whose step was told to its end. */
  told: number
  /** Of the step after it: how far. */
  at: number
  /** The last game whose briefing was read. */
  briefed: number
}

const NOTHING: Seen = { told: 0, at: 0, briefed: 0 }

function all(): Record<string, Seen> {
  try {
    return JSON.parse(recall(KEPT) ?? '{}') as Record<string, Seen>
  } catch {
    return {}
  }
}

/** By whom: at one screen each side is told for itself. */
export function seenOf(campaign: string, eyes: string): Seen {
  return { ...NOTHING, ...all()[`${campaign}/${eyes}`] }
}

export function keepSeen(campaign: string, eyes: string, seen: Seen): void {
  const others = Object.entries(all()).filter(([key]) => key !== `${campaign}/${eyes}`)
  keep(KEPT, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [`${campaign}/${eyes}`, seen]])))
}
