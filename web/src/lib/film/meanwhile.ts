// How the table stands while dice are still to fall: whoever treads on a mine has already stepped, and what came of it
// is not to be seen yet.
import type { Happening, Now } from '$lib/net/wire'

/** Are there dice in this that fall only after something has moved? */
export const isMined = (happened: Happening[]): boolean =>
  happened.some(({ kind }) => kind === 'mine-triggered')

/** As it was, but for these. */
export function meanwhile(before: Now, happened: Happening[]): Now {
  return happened.reduce((now, { kind, args }): Now => {
    if (kind === 'moved')
      return { ...now, tile_of: { ...now.tile_of, [String(args['unit'])]: String(args['to']) } }
    if (kind !== 'mine-triggered') return now
    const edge = String(args['edge'])
    const lay = now.mines?.[edge] ?? []
    const spent = lay.indexOf(String(args['mine']))
    const { [edge]: _, ...others } = now.mines ?? {}
    const rest = lay.filter((_, at) => at !== spent)
    return { ...now, mines: rest.length ? { ...others, [edge]: rest } : others }
  }, before)
}
