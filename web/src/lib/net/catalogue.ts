// Written by tools/web_types.py from the server's types. Do not edit.

export interface Catalogue {
  games: GameInfo[]
  left_out: LeftOut[]
  bots: BotInfo[]
  solo: SoloInfo
  newcomers: string
  languages: string[]
}

export interface GameInfo {
  id: string
  theatre: string
  title: string
  box: string
  scenarios: ScenarioInfo[]
}

export interface ScenarioInfo {
  id: string
  game: string
  theatre: string
  title: string
  place: string
  date: string
  briefing: string
  origin: string
  origin_text: string
  sides: SideInfo[]
  seats: SeatInfo[]
  options: OptionInfo[]
  ways: OptionInfo[]
  board: ThumbTile[]
  vehicles: boolean
  snow?: boolean
  solo?: string[]
  not_alone?: Record<string, string>
}

export interface SideInfo {
  name: string
  text: string
  people: string
  full: string
  style: number
  emblem: string
  briefing: string
  goal: string
  goal_text: string
  goal_told: string
  needed: number
}

export interface SeatInfo {
  seat: string
  side: string
  text: string
  automaton?: boolean
}

export interface OptionInfo {
  option: string
  text: string
  about: string
}

export interface ThumbTile {
  id: string
  x: number
  y: number
  terrain: string
  points: number
}

export interface LeftOut {
  folder: string
  problems: string[]
  more: number
}

export interface BotInfo {
  spec: string
  name: string
  text: string
}

export interface SoloInfo {
  name: string
  about: string
  levels: OptionInfo[]
}

export interface StageInfo {
  scenario: ScenarioInfo
  tiles: TileInfo[]
  cards: CardInfo[]
  counters: CounterInfo[]
  vehicles: VehicleInfo[]
  structures: StructureInfo[]
  buttons: ButtonInfo[]
  edges?: EdgeInfo[]
  mine_side?: string
  bolsters?: DeckInfo[]
  city?: CityInfo | null
}

export interface TileInfo {
  id: string
  x: number
  y: number
  terrain: string
  terrain_text: string
  cover: number
  low_cover: number
  hill: boolean
  rough: boolean
  radio: boolean
  spawns: string[]
  escapes: string[]
  title?: string
  face?: string
  faces?: FaceInfo[]
  building?: number
  structure?: number
  fortified?: number
  streets?: string[]
  rails?: string[]
}

export interface FaceInfo {
  face: string
  terrain: string
  terrain_text: string
  cover: number
  building: number
  structure: number
  fortified: number
  rough: boolean
}

export interface CardInfo {
  id: string
  seat: string
  side: string
  name: string
  title: string
  squad: string
  kind: string
  initiative: number
  counter: string
  unit: string
  actions: ActionInfo[]
  family?: string
  soldier?: string
  grade?: string
  designation?: string
  missing?: MissingInfo[]
}

export interface ActionInfo {
  thing: string
  word: string
  text: string
  value: string
  upgraded?: boolean
}

export interface MissingInfo {
  word: string
  text: string
}

export interface CounterInfo {
  id: string
  side: string
  name: string
  title: string
  squad: string
  defence: number
  armour: number
  vehicle: boolean
}

export interface VehicleInfo {
  id: string
  name: string
  title: string
  armour: number
  critical: number
  integrity: number
  places: PlaceInfo[]
}

export interface PlaceInfo {
  id: string
  name: string
  needs: string
  actions: ActionInfo[]
}

export interface StructureInfo {
  id: string
  name: string
  title: string
  tile: string
  defence: number
  points: number
  kind?: string
}

export interface ButtonInfo {
  thing: string
  text: string
}

export interface EdgeInfo {
  id: string
  name: string
  tiles: string[]
}

export interface DeckInfo {
  id: string
  name: string
  cards: string[]
}

export interface CityInfo {
  missions?: Record<string, number>
  occupy?: Record<string, string[]>
  hold?: Record<string, string[]>
  goals?: Record<string, AimInfo[]>
  full_rout?: string[]
}

export interface AimInfo {
  word: string
  text: string
  needed: number
}

export interface RuleInfo {
  title: string
  text: string
}
