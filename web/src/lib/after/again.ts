// Playing on after a game: the same again, on the other side, the next scenario, another bot.
import { INVITE, ME, openTable, sidesSwapped, takeSeat, type Seats } from '$lib/lobby/opening'
import { api } from '$lib/net/api'
import { keepTable, myName, tokenFor } from '$lib/net/tokens'
import type { BotInfo, Catalogue, OptionInfo, ScenarioInfo, Sitting } from '$lib/net/wire'
import { aloneIn, optionsWith, seatsAlone, type Alone } from '$lib/solo/alone'
import { router } from '$lib/router.svelte'

/** How a rematch asks for another level of the solo opponent, where others name a bot. */
const LEVEL = 'solo:'

/** Who sits where next time, as a new table wants it; a bot that is not known any more is the newcomers'. */
export function sameSeats(seats: Sitting[], catalogue: Catalogue): Seats {
  return Object.fromEntries(
    seats.map((seat) => {
      if (seat.yours) return [seat.seat, ME]
      if (seat.kind !== 'bot') return [seat.seat, INVITE]
      return [seat.seat, botOf(seat, catalogue)?.spec ?? catalogue.newcomers]
    }),
  )
}

export function botOf(seat: Sitting, { bots }: Catalogue): BotInfo | undefined {
  return bots.find((bot) => bot.name === seat.name || bot.spec === seat.name)
}

/** The next weaker and stronger of the levels than all the bots that played; nothing where none did, or several. */
export function rivals(
  seats: Sitting[],
  catalogue: Catalogue,
  stage = '',
): { weaker?: BotInfo; stronger?: BotInfo } {
  const { solo } = catalogue
  const alone = aloneIn(stage)
  if (alone) {
    const at = solo.levels.findIndex(({ option }) => option === alone.level)
    const asBot = (one?: OptionInfo) =>
      one && { spec: `${LEVEL}${one.option}`, name: one.text, text: one.about }
    return { weaker: asBot(solo.levels[at - 1]), stronger: asBot(solo.levels[at + 1]) }
  }
  const met = new Set(seats.filter((seat) => seat.kind === 'bot').map((seat) => botOf(seat, catalogue)))
  const [bot] = met
  const at = bot ? catalogue.bots.indexOf(bot) : -1
  if (met.size !== 1 || at < 0) return {}
  return { weaker: catalogue.bots[at - 1], stronger: catalogue.bots[at + 1] }
}

export function nextScenario(scenario: ScenarioInfo, catalogue: Catalogue): ScenarioInfo | undefined {
  const game = catalogue.games.find((one) => one.scenarios.some(({ id }) => id === plain(scenario.id)))
  const at = game?.scenarios.findIndex(({ id }) => id === plain(scenario.id)) ?? -1
  return at < 0 ? undefined : game!.scenarios[at + 1]
}
const plain = (id: string) => id.split('+')[0]!

/** For whom of the old table each seat is kept that somebody is invited to. */
export function keptFor(
  before: Sitting[],
  old: Seats,
  now: Seats,
  swapped: Seats | null,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [seat, who] of Object.entries(now)) {
    if (who !== INVITE) continue
    found[seat] = swapped ? swapped[seat]! : seat
  }
  const people = new Set(before.filter((one) => old[one.seat] === INVITE).map((one) => one.seat))
  return Object.fromEntries(Object.entries(found).filter(([, from]) => people.has(from)))
}

export async function playAgain(
  table: string,
  scenario: ScenarioInfo,
  seats: Sitting[],
  catalogue: Catalogue,
  { swapped = false, bot = '' } = {},
): Promise<void> {
  const alone = aloneIn(scenario.id)
  if (alone)
    return playAlone(scenario, alone, seats, catalogue, {
      swapped,
      level: bot ? bot.slice(LEVEL.length) : undefined,
    })
  const old = sameSeats(seats, catalogue)
  const same = bot ? withBot(old, seats, bot) : old
  const turned = swapped ? sidesSwapped(seats, same) : null
  const from = turned ? sidesSwapped(seats, Object.fromEntries(seats.map(({ seat }) => [seat, seat]))) : null
  const now = turned ?? same
  const again = { table, seats: keptFor(seats, old, now, from) }
  const people = Object.keys(again.seats).length > 0
  await openTable(scenario, now, { name: myName(), ...(people ? { again } : {}) })
}

/** Against the solo opponent once more; who changes sides with it plays another stage. */
async function playAlone(
  scenario: ScenarioInfo,
  { side, level }: Alone,
  seats: Sitting[],
  catalogue: Catalogue,
  wish: { swapped?: boolean; level?: string } = {},
): Promise<void> {
  const [id, ...options] = scenario.id.split('+')
  const other = scenario.sides.find((one) => one.name !== side)?.name ?? side
  const next = { side: wish.swapped ? other : side, level: wish.level ?? level }
  const stage = await api.stage([id, ...optionsWith(options, next)].join('+'))
  const human = seats.find((one) => one.side !== side)
  const bot = human?.kind === 'bot' ? botOf(human, catalogue)?.spec : undefined
  await openTable(stage.scenario, seatsAlone(stage.scenario, ME, bot), { name: myName() })
}

/** The next scenario in the same way, where it can be played so, and against the same, who agreed on advice or did not;
    where its seats are others, as whoever opens it there would sit. */
export async function playNext(
  plain: ScenarioInfo,
  ways: OptionInfo[],
  seats: Sitting[],
  catalogue: Catalogue,
  advice: boolean,
): Promise<void> {
  const solo = aloneIn(['', ...ways.map((way) => way.option)].join('+'))
  if (solo && plain.solo?.includes(solo.side)) return playAlone(plain, solo, seats, catalogue)
  const kept = keptWays(plain, ways)
  const next = kept.length ? (await api.stage([plain.id, ...kept].join('+'))).scenario : plain
  const bot = seats.find((seat) => seat.kind === 'bot')
  const spec = (bot && botOf(bot, catalogue)?.spec) ?? catalogue.newcomers
  const people = seats.some((seat) => !seat.yours && seat.kind !== 'bot')
  const alone = seats.every((seat) => seat.yours)
  const other = alone ? ME : people ? INVITE : spec
  const same = seats.length > 2 && next.seats.every(({ seat }) => seats.some((one) => one.seat === seat))
  const now = same
    ? sameSeats(seats, catalogue)
    : Object.fromEntries(next.seats.map(({ seat }, at) => [seat, at ? other : ME]))
  await openTable(next, now, {
    name: myName(),
    advice: advice && people,
  })
}

/** What of that can be had with another scenario. */
export function keptWays(next: ScenarioInfo, ways: OptionInfo[]): string[] {
  return ways.map((way) => way.option).filter((way) => next.options.some(({ option }) => option === way))
}

/** Sit down at the rematch that is offered, on all seats that are kept for us: the token of the table before is the
    invitation. */
export async function accept(before: string, rematch: string): Promise<void> {
  const { token, yours } = await takeSeat(rematch, { before, key: tokenFor(before), name: myName() })
  const { scenario } = await api.table(rematch)
  keepTable({ table: rematch, token, yours, scenario })
  router.go(`/table/${rematch}`)
}

function withBot(seats: Seats, before: Sitting[], bot: string): Seats {
  return Object.fromEntries(
    before.map(({ seat, kind }) => [seat, kind === 'bot' ? bot : seats[seat]!] as const),
  )
}
