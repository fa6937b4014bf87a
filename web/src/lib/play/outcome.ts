// How a game ended for those who look at it.
export type Outcome = 'drawn' | 'won' | 'lost' | 'over'

/** For the side `mine`; with none (spectators, or both sides at one screen) it is just over, unless it is a draw. */
export function outcome(ending: { winner: string }, mine: string): Outcome {
  if (!ending.winner) return 'drawn'
  if (!mine) return 'over'
  return mine === ending.winner ? 'won' : 'lost'
}
