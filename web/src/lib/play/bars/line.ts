// What stands in the bar below the board: the question, and otherwise one steady line for a turn.
import type { Session } from '$lib/play/session.svelte'
import type { Turn } from '$lib/play/turn.svelte'
import { tell } from '$lib/siege/kit'
import { say } from '$lib/words/words.svelte'

export function lineOf(session: Session): string {
  if (session.ending) return session.ending.text
  if (session.missing.length) return say('web-play-missing', { count: session.missing.length })
  if (session.sending) return say('web-film-sending')
  if (session.choices.size || session.pending) return session.shown?.prompt ?? ''
  const playing = turnOf(session)
  if (playing) return say('web-film-plays', { name: playing.name || playing.text })
  return session.caughtUp ? (session.shown?.prompt ?? '') : say('web-play-film')
}

/** What is asked once more before it is done. */
export function doubtTold({ doubted, unplayed }: Turn): string {
  return doubted === 'withdraw' ? tell('withdraw-anyway') : say('web-hand-end-anyway', { count: unplayed })
}

/** Whose turn it is as far as the film has told, if it is somebody else's. */
function turnOf(session: Session) {
  const began = session.log.findLast(
    ({ happening: { kind } }) => kind === 'turn-began' || kind === 'round-began',
  )
  const seat = began?.happening.kind === 'turn-began' ? String(began.happening.args['seat']) : ''
  return session.seats.find((one) => one.seat === seat && seat !== session.latest?.seat)
}
