// A table as it is drawn: what can change, which every update brings, joined with what the scenario fixes,
// which comes once. The server leaves out what is empty; here everything has its value.
import type {
  CounterInfo,
  LineCard,
  Now,
  PlaceInfo,
  Question,
  SeatInfo,
  SeatNow,
  SideInfo,
  SideNow,
  StageInfo,
  StructureInfo,
  TileInfo,
  VehicleInfo,
} from './wire'

type Cards = Record<string, number>

export interface TileView extends TileInfo {
  points: number
  /** Sides by their markers: scouted or controlled. */
  markers: Record<string, string>
  targeted_by: string[]
  smoke: boolean
  /** Counters on overwatch whose marker lies here. */
  watched_by: string[]
}

export interface CounterView extends CounterInfo {
  tile: string | null
  suppressed: boolean
  routed: boolean
  /** Hits that will cost the solo opponent a card of it each. */
  tags: number
  /** The place in a vehicle. */
  aboard: string | null
}

export interface PlaceView extends PlaceInfo {
  counter: string | null
}

export interface VehicleView extends VehicleInfo {
  holder: string
  damage: number
  disabled: boolean
  places: PlaceView[]
}

export interface StructureView extends StructureInfo {
  destroyed_by: string | null
}

/** An edge with mines on it, each by the side that is up: personnel or armour. */
export interface MinedEdge {
  id: string
  tiles: string[]
  mines: string[]
  /** Whose they are, where both sides have some. */
  owner?: string
}

export interface SideView extends SideInfo {
  points: number
  /** Of a team: the seat that has the command card. */
  commander: string
  mission: number
  /** Of a side with several goals: how far each has come. */
  goals: number[]
}

export interface SeatView {
  name: string
  side: string
  /** What it is called. */
  text: string
  hand_size: number
  deck_size: number
  has_bid: boolean
  discard: Cards
  played: Cards
  supply: Cards
  removed: Cards
  /** In a city: one's own by card; others' by unit, as `fallen`, which is all that is told of them. */
  casualties: Cards | null
  fallen: Cards
  /** Hand, deck and bid are known of one's own seat; of others both together, as `unseen`. */
  hand: Cards | null
  deck: Cards | null
  unseen: Cards | null
  bid: string | null
  /** Of the solo opponent: its play area in order; a card without a name lies face down. */
  line: LineCard[]
  /** Of the solo opponent: cards left, by bolster deck. */
  bolsters: Cards
}

export interface View {
  /** Through whose eyes; empty for a spectator. */
  seat: string
  round: number
  initiative: string
  /** Who decides, if it is one seat alone. */
  active: string | null
  question: Question | null
  sides: SideView[]
  seats: SeatView[]
  tiles: TileView[]
  counters: CounterView[]
  vehicles: VehicleView[]
  structures: StructureView[]
  mines: MinedEdge[]
  mine_supply: number
  draw_in: number
}

/** An update, or a moment of a replay with its eyes. */
export interface Told {
  now: Now
  seat: string
}

const made = new WeakMap<Now, Map<StageInfo, View>>()

/** Whoever asks for the same update of the same stage again gets the same view. */
export function viewOf(stage: StageInfo, { now, seat }: Told): View {
  const known = made.get(now) ?? new Map<StageInfo, View>()
  made.set(now, known)
  const view = known.get(stage) ?? join(stage, now, seat)
  known.set(stage, view)
  return view
}

export function activeSeat(now: Now): string | null {
  return now.deciders?.length === 1 ? now.deciders[0]! : null
}

function join(stage: StageInfo, now: Now, seat: string): View {
  const sides = stage.scenario.sides.map((side): SideInfo & SideNow => ({ ...side, ...now.sides[side.name] }))
  const counters = stage.counters.map((info) => counterOf(info, now))
  return {
    seat,
    round: now.round,
    initiative: now.initiative,
    active: activeSeat(now),
    question: now.question ?? null,
    sides: sides.map((side) => ({
      ...side,
      points: side.points ?? 0,
      commander: side.commander ?? '',
      mission: side.mission ?? 0,
      goals: side.goals ?? [],
    })),
    seats: stage.scenario.seats.map((info) => seatOf(info, now.seats[info.seat] ?? {}, stage)),
    tiles: stage.tiles.map((info) => tileOf(info, now, sides)),
    counters,
    vehicles: stage.vehicles.map((info) => vehicleOf(info, now, counters)),
    structures: stage.structures.map((info) => ({
      ...info,
      destroyed_by: now.destroyed_by?.[info.id] ?? null,
    })),
    mines: minesOf(now),
    mine_supply: now.mine_supply ?? 0,
    draw_in: now.draw_in ?? 0,
  }
}

/** Each edge has one side's mines only. */
function minesOf({ mines = {}, field = {} }: Now): MinedEdge[] {
  const lain = Object.entries(mines).map(([id, mines]) => ({ id, tiles: id.split('-'), mines }))
  const laid = Object.entries(field).map(([id, mine]) => {
    const [owner = '', kind = ''] = mine.split('-')
    return { id, tiles: id.split('-'), mines: [kind], owner }
  })
  return [...lain, ...laid]
}

function seatOf({ seat, side, text }: SeatInfo, seen: SeatNow, stage: StageInfo): SeatView {
  return {
    name: seat,
    side,
    text,
    hand_size: seen.hand_size ?? 0,
    deck_size: seen.deck_size ?? 0,
    has_bid: seen.has_bid ?? false,
    discard: seen.discard ?? {},
    played: seen.played ?? {},
    supply: seen.supply ?? {},
    ...lossesOf(seen, stage),
    hand: seen.hand ?? null,
    deck: seen.deck ?? null,
    unseen: seen.unseen ?? null,
    bid: seen.bid ?? null,
    line: seen.line ?? [],
    bolsters: seen.bolsters ?? {},
  }
}

/** A place of a city as it looks with another face up. */
export function facing(info: TileInfo, letter?: string): TileInfo {
  const face = letter && info.faces?.find((one) => one.face === letter)
  return face ? { ...info, ...face, low_cover: face.cover } : info
}

/** In a city the fallen lie on a pile of their own; set-aside Fog of War and lost Bombers do not. */
function lossesOf(
  { removed = {}, hand }: SeatNow,
  stage: StageInfo,
): Pick<SeatView, 'removed' | 'casualties' | 'fallen'> {
  if (!stage.city) return { removed, casualties: null, fallen: {} }
  const aside = new Set(stage.cards.filter((card) => card.kind !== 'combat').map((card) => card.id))
  const part = (lies: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(removed).filter(([id]) => lies(id)))
  const fallen = part((id) => !aside.has(id))
  return { removed: part((id) => aside.has(id)), casualties: hand ? fallen : null, fallen }
}

function tileOf(info: TileInfo, now: Now, sides: (SideInfo & SideNow)[]): TileView {
  const markers: Record<string, string> = {}
  for (const side of sides) {
    if (side.controlled?.includes(info.id)) markers[side.name] = 'controlled'
    else if (side.scouted?.includes(info.id)) markers[side.name] = 'scouted'
  }
  return {
    ...facing(info, now.faces?.[info.id]),
    points: now.objectives?.[info.id] ?? 0,
    markers,
    targeted_by: sides.filter((side) => side.target === info.id).map((side) => side.name),
    smoke: now.smoke?.includes(info.id) ?? false,
    watched_by: Object.entries(now.watch ?? {}).flatMap(([unit, tile]) => (tile === info.id ? [unit] : [])),
  }
}

function counterOf(info: CounterInfo, now: Now): CounterView {
  return {
    ...info,
    tile: now.tile_of?.[info.id] ?? null,
    suppressed: now.suppressed?.includes(info.id) ?? false,
    routed: now.routed?.includes(info.id) ?? false,
    tags: now.tagged?.[info.id] ?? 0,
    aboard: now.aboard?.[info.id] ?? null,
  }
}

function vehicleOf(info: VehicleInfo, now: Now, counters: CounterView[]): VehicleView {
  const own = counters.find((one) => one.id === info.id)
  return {
    ...info,
    holder: now.held_by?.[info.id] ?? own?.side ?? '',
    damage: now.damage?.[info.id] ?? 0,
    disabled: now.disabled?.includes(info.id) ?? false,
    places: info.places.map((place) => ({
      ...place,
      counter: counters.find((one) => one.aboard === place.id)?.id ?? null,
    })),
  }
}
