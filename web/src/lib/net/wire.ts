// Written by tools/web_types.py from the server's types. Do not edit.

export type * from './pages'

export interface Join {
  do: 'join'
  table: string
  token?: string
  lang?: string
  seen?: number
  face?: string
  heard?: number
}

export interface Face {
  do: 'face'
  seat: string
  seen?: number
}

export interface Pick {
  do: 'pick'
  id: number
  seat: string
  moment: number
  thing: string
}

export interface Undo {
  do: 'undo'
  id: number
  seat: string
  moment: number
}

export interface Withdraw {
  do: 'withdraw'
  id: number
  seat: string
}

export interface Why {
  do: 'why'
  id: number
  seat: string
  thing: string
}

export interface Explain {
  do: 'explain'
  id: number
  thing: string
}

export interface AskBrief {
  do: 'brief'
  id: number
}

export interface Advise {
  do: 'advise'
  id: number
  seat: string
}

export interface Speak {
  do: 'speak'
  lang: string
}

export interface Seen {
  do: 'seen'
  number?: number
  decision?: number
}

export interface Talk {
  do: 'talk'
  id: number
  seat: string
  text: string
}

export interface Ping {
  do: 'ping'
  id?: number
}

export interface Reveal {
  do: 'reveal'
  id: number
  nonce: string
}

export interface Deal {
  do: 'deal'
  id: number
}

export interface Lost {
  do: 'lost'
  id: number
}

export interface Welcome {
  say: 'welcome'
  table: string
  yours: string[]
  scenario: string
  stage: string
  seats: Sitting[]
  seed_hash: string
  decisions: number
  advice: boolean
  unseen?: Record<string, number>
  campaign?: string
  dice?: Dice | null
}

export interface Sitting {
  seat: string
  side: string
  text: string
  kind: string
  name: string
  here: boolean
  yours: boolean
  gives_up?: boolean
  standin?: string
}

export interface Dice {
  say: 'dice'
  seed_hash: string
  shares: Promised[]
  awaited: string[]
  dealt: boolean
}

export interface Promised {
  seat: string
  commitment: string
  told: boolean
}

export interface Update {
  say: 'update'
  number: number
  seat: string
  moment: number
  since: number
  now: Now
  prompt: string
  choices: Choice[]
  happened: Happening[]
  can_undo: boolean
  asked: string[]
  ending?: Ending | null
  note?: string
  lesson?: Lesson | null
  onward?: Choice[]
}

export interface Now {
  round: number
  initiative: string
  sides: Record<string, SideNow>
  seats: Record<string, SeatNow>
  deciders?: string[]
  question?: Question | null
  winner?: string | null
  how?: string | null
  draw_in?: number
  objectives?: Record<string, number>
  tile_of?: Record<string, string>
  suppressed?: string[]
  aboard?: Record<string, string>
  fates?: Record<string, string>
  held_by?: Record<string, string>
  damage?: Record<string, number>
  disabled?: string[]
  destroyed_by?: Record<string, string>
  mines?: Record<string, string[]>
  mine_supply?: number
  faces?: Record<string, string>
  tagged?: Record<string, number>
  routed?: string[]
  watch?: Record<string, string>
  smoke?: string[]
  field?: Record<string, string>
}

export interface SideNow {
  points?: number
  pinned?: boolean
  scouted?: string[]
  controlled?: string[]
  target?: string | null
  commander?: string
  mission?: number
  goals?: number[]
}

export interface SeatNow {
  hand_size?: number
  deck_size?: number
  has_bid?: boolean
  discard?: Record<string, number>
  played?: Record<string, number>
  supply?: Record<string, number>
  removed?: Record<string, number>
  hand?: Record<string, number> | null
  deck?: Record<string, number> | null
  unseen?: Record<string, number> | null
  bid?: string | null
  line?: LineCard[]
  bolsters?: Record<string, number>
}

export interface LineCard {
  card?: string
  sideways?: boolean
}

export interface Question {
  kind: 'advance' | 'after' | 'aim' | 'air-support' | 'antiair' | 'bid' | 'blast' | 'bolster' | 'bomber' | 'casualty' | 'combo' | 'command' | 'conceal' | 'damage' | 'drive-off' | 'edge' | 'guide' | 'hazard' | 'injure' | 'inspire' | 'line' | 'mine' | 'mines' | 'navigate' | 'order' | 'ready' | 'repair' | 'return' | 'reuse' | 'shoot' | 'spawn' | 'standstill' | 'step' | 'support' | 'suppress' | 'surveil' | 'target' | 'turn' | 'use' | 'watch'
  rule: string
  card?: string
  unit?: string
  action?: string
  squad?: string
  tile?: string
  zone?: string
  dice?: number
  left?: number
  rolled?: number
  doing?: string
  picked?: string[]
}

export interface Choice {
  thing: string
  kind: string
  text: string
  rule: string
  odds?: Odds | null
  note?: string
  opens?: string[]
  struck?: number
}

export interface Odds {
  base: number
  cover: number
  range: number
  total: number
  dice: number
  percent: number
  smoke?: number
}

export interface Happening {
  kind: string
  decision: number
  text: string
  args: Record<string, string | number>
  tiles?: string[]
}

export interface Ending {
  winner: string
  how: string
  text: string
  seed: string
}

export interface Lesson {
  guide: string
  title: string
  number: number
  count: number
  pages?: LessonPage[]
  do?: string[]
  watch?: string
  over?: boolean
}

export interface LessonPage {
  text: string
  at?: string[]
}

export interface Seats {
  say: 'seats'
  seats: Sitting[]
}

export interface Again {
  say: 'again'
  table: string
}

export interface Talked {
  say: 'talk'
  lines: Spoken[]
  longest: number
  open: boolean
}

export interface Spoken {
  number: number
  seat: string
  text: string
  said: number
}

export interface Done {
  say: 'done'
  id: number
  number: number
}

export interface No {
  say: 'no'
  code: string
  text: string
  id?: number
}

export interface Because {
  say: 'because'
  id: number
  thing: string
  text: string
}

export interface Explained {
  say: 'explained'
  id: number
  thing: string
  title: string
  rule: string
  now: string[]
  section: string
}

export interface Briefing {
  say: 'briefing'
  id: number
  title: string
  you: string
  story: string
  goals: string[]
  score: string[]
  ways: string[]
  orders: string[]
}

export interface Advice {
  say: 'advice'
  id: number
  moment: number
  hints: Hint[]
  sure: string
  text: string
}

export interface Hint {
  thing: string
  text: string
  percent: number
  share: number
}

export interface Thinking {
  say: 'thinking'
  seat: string
}

export interface Pong {
  say: 'pong'
  id: number
}

export type Ask = Join | Face | Pick | Undo | Withdraw | Why | Explain | AskBrief | Advise | Speak | Seen | Talk | Ping | Reveal | Deal | Lost

export type Tell = Welcome | Update | Seats | Again | Dice | Talked | Done | No | Because | Explained | Briefing | Advice | Thinking | Pong
