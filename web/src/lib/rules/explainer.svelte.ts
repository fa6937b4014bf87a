// What the pointer, a finger or the focus rests on, explained by the server: asked once for each thing and moment.
import { getContext, setContext } from 'svelte'
import type { Explained } from '$lib/net/wire'
import type { Session } from '$lib/play/session.svelte'
import { words } from '$lib/words/words.svelte'

const KEY = Symbol('explainer')

export class Explainer {
  /** What was pointed at last, here or on the board: the panel with the rule stays with it. */
  last = $state.raw<Explained | null>(null)
  private readonly known = new Map<string, Explained>()
  private at = ''

  constructor(private readonly session: Session) {}

  /** Null where there is nothing to say, or while a film shows what was before. */
  async explain(thing: string): Promise<Explained | null> {
    const { session } = this
    if (!session.caughtUp || session.handTo) return null
    const moment = `${session.latest?.number} ${session.latest?.seat} ${words.lang}`
    if (moment !== this.at) this.known.clear()
    this.at = moment
    const told =
      this.known.get(thing) ?? (await session.request({ do: 'explain', id: 0, thing }, 'explained'))
    if (!told?.title) return null
    if (moment === this.at) this.known.set(thing, told)
    this.last = told
    return told
  }
}

export function provide(explainer: Explainer): void {
  setContext(KEY, explainer)
}

/** None on a replay's board, which nobody plays at. */
export function explainer(): Explainer | undefined {
  return getContext<Explainer | undefined>(KEY)
}
