// What has happened at a table, kept in order while updates add to it and take back.
import type { CounterInfo, Happening, StageInfo, Update } from '$lib/net/wire'

export interface Line {
  happening: Happening
}

export interface Turn {
  /** Whose turn; empty before the first of a round. */
  seat: string
  title: Happening | null
  lines: Line[]
}

export interface Round {
  number: number
  turns: Turn[]
}

/** Of what happened an update brings the decisions from `since` on. */
export function merge(story: Line[], update: Update): Line[] {
  const kept = update.since > 0 ? story.filter((line) => line.happening.decision < update.since) : []
  return [...kept, ...update.happened.map((happening) => ({ happening }))]
}

/** The solo opponent decided something with a card: why can be asked. Some only ready their unit. */
export const hasTree = ({ kind, args }: Happening) => kind === 'resolved' && args['readied'] !== 'yes'

const STARTS_TURN = 'turn-began'
/** Said by the headings already, or of no use to read again. */
const SILENT = new Set(['round-began', STARTS_TURN, 'turn-ended', 'bid-placed'])

export function chapters(story: Line[]): Round[] {
  const rounds: Round[] = []
  for (const line of story) {
    const { kind, args } = line.happening
    if (kind === 'round-began' || rounds.length === 0) {
      const number = kind === 'round-began' ? Number(args.round) : 1
      rounds.push({ number, turns: [{ seat: '', title: null, lines: [] }] })
    }
    const round = rounds[rounds.length - 1]!
    if (kind === STARTS_TURN) {
      round.turns.push({ seat: String(args.seat), title: line.happening, lines: [] })
    }
    if (!SILENT.has(kind)) round.turns[round.turns.length - 1]!.lines.push(line)
  }
  for (const round of rounds) round.turns = round.turns.filter((turn) => turn.title || turn.lines.length)
  return rounds
}

const UNITS = ['unit', 'attacker', 'vehicle']

/** The side that a happening is about; empty when it is about both or none. */
export function sideOf(happening: Happening, stage: StageInfo): string {
  const { args, kind } = happening
  if (kind === 'drew-cards') return sideOfCard(String(args.cards).split(' ')[0] ?? '', stage)
  if (args.side !== undefined) return String(args.side)
  const seat = stage.scenario.seats.find((one) => one.seat === args.seat)
  if (seat) return seat.side
  for (const key of UNITS) {
    const unit = args[key] === undefined ? undefined : counterOf(String(args[key]), stage)
    if (unit) return unit.side
  }
  return ''
}

function sideOfCard(card: string, stage: StageInfo): string {
  return stage.cards.find((one) => one.id === card)?.side ?? ''
}

function counterOf(id: string, stage: StageInfo): CounterInfo | undefined {
  return stage.counters.find((one) => one.id === id)
}
