// Which of the things that happen are heard, and how they feel.
import type { Happening } from '$lib/net/wire'
import type { Sound } from './player'

const PLAIN: Record<string, Sound> = {
  played: 'card',
  hunkered: 'card',
  bolstered: 'card',
  inspired: 'card',
  'bids-revealed': 'card',
  moved: 'step',
  placed: 'step',
  entered: 'step',
  exited: 'step',
  casualty: 'fall',
  'unit-removed': 'fall',
  supported: 'card',
  'mine-laid': 'step',
  'mine-lifted': 'step',
  'mine-triggered': 'hit',
  destroyed: 'hit',
  'structure-destroyed': 'hit',
  damaged: 'hit',
  controlled: 'flag',
  'radio-raised': 'flag',
  escaped: 'flag',
  routed: 'fall',
  'driven-off': 'step',
  'tile-damaged': 'hit',
  'tunnel-destroyed': 'hit',
  'shot-down': 'hit',
  smoked: 'step',
  gained: 'flag',
}

export interface Score {
  sound: Sound
  /** Heard when the dice lie still. */
  then?: Sound
  shake?: number | number[]
}

export function scored({ kind, args }: Happening): Score | null {
  if (kind === 'shot') {
    const hit = args['result'] === 'hit'
    return { sound: 'dice', then: hit ? 'hit' : 'miss', shake: hit ? [0, 60] : undefined }
  }
  const sound = PLAIN[kind]
  return sound ? { sound } : null
}
