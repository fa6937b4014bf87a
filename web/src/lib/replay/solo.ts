// What a replay knows of the solo opponent's turn: what happened up to a moment, as far as it is here.
import { soFar, type Told } from '$lib/film/reel'
import type { Moment } from '$lib/net/wire'
import type { Line } from '$lib/play/log/story'

export type Moments = ReadonlyMap<number, Moment>

/** Back from this moment without a gap: beyond one nobody can say whose turn it was. */
export function storyTo(moments: Moments, at: number, told: Told | null): Line[] {
  let first = at
  while (moments.has(first - 1)) first--
  const story: Line[] = []
  for (let decision = first; decision <= at; decision++)
    for (const happening of moments.get(decision)?.happened ?? []) story.push({ happening })
  return soFar(story, told)
}
