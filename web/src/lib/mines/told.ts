// Edges and what lies on them, in words; `furnish` has fetched those with the stage.
import type { View } from '$lib/net/view'
import { tell } from '$lib/siege/kit'
import { say } from '$lib/words/words.svelte'

/** What lies on an edge, each kind with its number. */
export function minesTold(view: View, edge: string): string[] {
  const mines = view.mines.find((one) => one.id === edge)?.mines ?? []
  return [...new Set(mines)].map((kind) =>
    say(`web-mines-${kind}`, { count: mines.filter((one) => one === kind).length }),
  )
}

export const edgeTold = (edge: string): string => say('web-mines-edge', { edge })

/** All that lies there, and whose it is. */
export function edgeLines(view: View, edge: string, people: string): string[] {
  const lines = minesTold(view, edge)
  return lines.length ? [...lines, say('web-mines-of', { people })] : [say('web-mines-none')]
}

/** Of a tile: which of its edges are mined; `people` names the owner where there are two. */
export function minedTold(view: View, tile: string, people: (side: string) => string): string[] {
  const mined = view.mines.filter((one) => one.tiles.includes(tile))
  return mined.map(({ id, tiles, owner }) => {
    const towards = tiles.find((one) => one !== tile) ?? ''
    const args = { tile: towards, mines: minesTold(view, id).join(', ') }
    return owner ? tell('mined', { ...args, people: people(owner) }) : say('web-mines-towards', args)
  })
}
