// Opening a table and sitting down: what the server gives is kept here, then the table's page takes over.
import { freshNumber, keepDice } from '$lib/dice/kept'
import { api } from '$lib/net/api'
import { keepTable } from '$lib/net/tokens'
import type { Catalogue, NewTable, ScenarioInfo, Seated, Sit } from '$lib/net/wire'
import { router } from '$lib/router.svelte'
import { words } from '$lib/words/words.svelte'

export type Seats = Record<string, string>

export const ME = 'me'
export const INVITE = 'invite'
export const ANYONE = 'anyone'
export const PEOPLE = [ME, INVITE, ANYONE]

/** You on the first seat, everybody else the same: a bot, somebody invited, or you again at one screen. */
export function seatsAgainst(scenario: ScenarioInfo, other: string): Seats {
  return Object.fromEntries(scenario.seats.map(({ seat }, number) => [seat, number ? other : ME]))
}

/** Whether whoever sits somewhere in one can sit there in the other. */
export function sameSeatsIn(one: ScenarioInfo, other: ScenarioInfo): boolean {
  const named = ({ seats }: ScenarioInfo) => seats.map(({ seat }) => seat).join()
  return named(one) === named(other)
}

/** Everybody on the other side, in the same place there; null where the sides have different numbers of seats. */
export function sidesSwapped(seats: { seat: string; side: string }[], who: Seats): Seats | null {
  const sides = [...new Set(seats.map((one) => one.side))]
  const lists = sides.map((side) => seats.filter((one) => one.side === side))
  if (lists.some((list) => list.length !== lists[0]!.length)) return null
  const found = lists.flatMap((list, at) => {
    const others = lists[(at + 1) % lists.length]!
    return list.map((one, number) => [one.seat, who[others[number]!.seat]!] as const)
  })
  return Object.fromEntries(found)
}

export async function openTable(
  scenario: ScenarioInfo,
  seats: Seats,
  more: Partial<NewTable> = {},
): Promise<void> {
  const { nonce, commitment } = freshNumber()
  const opened = await api.open({ scenario: scenario.id, seats, lang: words.lang, commitment, ...more })
  if (opened.token) {
    keepTable({
      table: opened.table,
      token: opened.token,
      yours: opened.yours,
      links: opened.links,
      scenario: scenario.id,
    })
    keepDice(opened.table, opened.seed_hash ?? '', nonce)
  }
  router.go(`/table/${opened.table}`)
}

export async function sitDown(table: string, scenario: string, wish: Sit): Promise<void> {
  const { token, yours } = await takeSeat(table, wish)
  keepTable({ table, token, yours, scenario })
}

/** Sit down with a number of one's own for the dice. */
export async function takeSeat(table: string, wish: Sit): Promise<Seated> {
  const { nonce, commitment } = freshNumber()
  const seated = await api.sit(table, { ...wish, commitment })
  keepDice(table, seated.seed_hash ?? '', nonce)
  return seated
}

/** By the name of a stage: what it is played with makes no other scenario of it. */
export function scenarioOf(catalogue: Catalogue, stage: string): ScenarioInfo | undefined {
  const id = stage.split('+')[0]
  return catalogue.games.flatMap((game) => game.scenarios).find((one) => one.id === id)
}
