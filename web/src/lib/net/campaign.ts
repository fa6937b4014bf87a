// Written by tools/web_types.py from the server's types. Do not edit.

export interface NewCampaign {
  sides: Record<string, string>
  campaign?: string
  lang?: string
  name?: string
}

export interface JoinCampaign {
  key: string
  name?: string
}

export interface ChooseCards {
  side: string
  cards: string[]
}

export interface ChooseReserve {
  side: string
  lost: string
  card: string
}

export interface WantVoid {
  side: string
  wanted?: boolean
  game?: number
}

export interface LeaveFork {
  side: string
}

export interface StandIn {
  side: string
  bot?: string
}

export interface ForkCampaign {
  game: number
  sides?: Record<string, string>
  name?: string
}

export interface KnownCampaigns {
  campaigns: Known[]
}

export interface Known {
  campaign: string
  token?: string
}

export interface Follow {
  do: 'follow'
  campaign: string
  token?: string
  side?: string
  lang?: string
}

export interface CampaignOffer {
  campaign: string
  title: string
  pack: string
  theatre: string
  levels: number
  sides: Record<string, string>
}

export interface CampaignOpened {
  campaign: string
  token: string
  yours: string[]
  links: Record<string, string>
}

export interface CampaignSeated {
  campaign: string
  token: string
  yours: string[]
}

export interface CampaignPage {
  campaign: string
  tag: string
  state: string
  created: string
  changed: string
  yours: string[]
  eyes: string
  parties: Party[]
  table: string
  games: PlayedGame[]
  origin: string
  forks: ForkInfo[]
  forkable: number[]
  deals: boolean
  sealed: boolean
  view: CampaignView
}

export interface Party {
  side: string
  text: string
  kind: string
  name: string
  bot: string
  here: boolean
  yours: boolean
  standin: string
  standin_name: string
  away: boolean
  owes: boolean
}

export interface PlayedGame {
  game: number
  table: string
  void: boolean
  over: boolean
}

export interface ForkInfo {
  campaign: string
  game: number
  state: string
  yours: string[]
}

export interface CampaignView {
  title: string
  pack: string
  side: string
  sides: string[]
  game: number
  state: string
  phase: string
  owes: Record<string, boolean>
  todo: string
  record: EntryView[]
  areas: AreaView[]
  city: PlaceView[]
  wins: Record<string, number>
  void: string[]
  can_void: boolean
  stage: string
  chance: string[]
  platoon: PersonView[]
  briefing: BriefingView | null
  choice: ChoiceView | null
  step: StepView | null
  steps: StepView[]
  end: EndView | null
  left: string
  graph: NodeView[]
}

export interface EntryView {
  game: number
  state: string
  scenario: string
  title: string
  date: string
  area: string
  places: string[]
  winner: string
  how: string
  rounds: number
  next: string
  piles: Record<string, number>
  lost: string[]
  upgraded: string[]
  not_taken: string
  attempts: number
}

export interface AreaView {
  id: string
  title: string
  places: string[]
  holder: string
  won_in: number
  contested: boolean
}

export interface PlaceView {
  id: string
  title: string
  x: number
  y: number
  face: string
  terrain: string
  terrain_text: string
  state: string
  area: string
  tunnel: string
  board: boolean
  changed_in: number
  streets: string[]
  rails: string[]
}

export interface PersonView {
  person: string
  face: FaceView
  status: string
  games: number
  story: MomentView[]
  since: number
  until: number
}

export interface FaceView {
  card: string
  id: string
  number: string
  soldier: string
  title: string
  called: string
  family: string
  squad: string
  kind: string
  grade: string
  initiative: number
  actions: ActionView[]
  missing: ActionView[]
  aircraft: boolean
  armour: boolean
}

export interface ActionView {
  word: string
  text: string
  value: string
  upgraded: boolean
}

export interface MomentView {
  game: number
  what: string
  text: string
}

export interface BriefingView {
  game: number
  state: string
  scenario: string
  title: string
  date: string
  place: string
  story: string
  orders: string
  text: string
  goals: Record<string, string>
  initiative: string
  joined: FaceView[]
  left: FaceView[]
  fortified: string[]
  intel: string
  integrates: string[]
}

export interface ChoiceView {
  what: string
  slots: SlotView[]
  suggested: string[]
  chosen: string[]
  lost: string
  lost_card: string
}

export interface SlotView {
  unit: string
  called: string
  count: number
  listed: number
  faces: FaceView[]
}

export interface StepView {
  game: number
  victory: string
  aftermath: string
  area: string
  damaged: string[]
  caved_in: string[]
  sides: SideStepView[]
  over: boolean
}

export interface SideStepView {
  side: string
  pile: number
  draws: DrawView[]
  shot_down: string[]
  intel: string
  joined: FaceView[]
  losses: number
  upgrades: number
}

export interface DrawView {
  phase: string
  face: FaceView
  outcome: string
  text: string
  comes: FaceView | null
  chooses: boolean
}

export interface EndView {
  state: string
  winner: string
  how: string
  text: string
}

export interface NodeView {
  state: string
  level: number
  next: Record<string, string>
  winner: string
}

export interface CampaignInfo {
  campaign: string
  title: string
  pack: string
  state: string
  created: string
  changed: string
  yours: string[]
  parties: Party[]
  game: number
  game_state: string
  game_title: string
  date: string
  wins: Record<string, number>
  todo: Record<string, string>
  table: string
  asked: string[]
  winner: string
  left: string
}

export interface NextTable {
  table: string
}

export interface Stands {
  say: 'stands'
  tag: string
  here: string[]
  table: string
}
