// Written by tools/web_types.py from the server's types. Do not edit.

import type { Sitting, Now, Happening, Ending } from './wire'
import type { OptionInfo } from './catalogue'

export type * from './catalogue'

export interface NewTable {
  scenario: string
  seats: Record<string, string>
  lang?: string
  name?: string
  listed?: boolean
  advice?: boolean
  again?: PlayAgain | null
  commitment?: string
}

export interface PlayAgain {
  table: string
  seats?: Record<string, string>
}

export interface Opened {
  table: string
  token: string
  yours: string[]
  links: Record<string, string>
  seed_hash?: string
}

export interface Sit {
  key?: string
  seat?: string
  name?: string
  before?: string
  commitment?: string
}

export interface Seated {
  table: string
  token: string
  yours: string[]
  seed_hash?: string
}

export interface TableInfo {
  table: string
  scenario: string
  stage: string
  title: string
  ways: OptionInfo[]
  game: string
  theatre: string
  state: string
  seats: Sitting[]
  round: number
  decisions: number
  asked: string[]
  seed_hash: string
  advice: boolean
  created: string
  changed: string
  ending: Ending | null
  campaign?: string
  void?: boolean
}

export interface Moments {
  table: string
  scenario: string
  seat: string
  eyes: string[]
  last: number
  moments: Moment[]
  ending: Ending | null
}

export interface Moment {
  decision: number
  happened: Happening[]
  now: Now
}

export interface Written {
  table: string
  scenario: string
  state: string
  seats: Sat[]
  yours: string[]
  round: number
  winner: string
  gave_up: string
  waits_for: string[]
  created: string
  changed: string
  rows: WrittenRow[]
}

export interface Sat {
  seat: string
  name: string
}

export interface WrittenRow {
  number: number
  seat: string
  what: string
  came: string
}

export interface Refused {
  code: string
  text: string
}

export interface GuideInfo {
  guide: string
  title: string
  about: string
  minutes: number
  lessons: number
  scenario: string
  scenario_title: string
  theatre: string
}

export interface StartGuide {
  lang?: string
  name?: string
  instead?: string
  token?: string
}

export interface Rulebook {
  chapters: Chapter[]
}

export interface Chapter {
  id: string
  title: string
  games: string[]
  sections: Section[]
}

export interface Section {
  id: string
  title: string
  games: string[]
  blocks: Block[]
}

export interface Block {
  kind: string
  texts?: string[]
  rows?: string[][]
}

export interface Carry {
  key: string
  seconds: number
}

export interface TakeAlong {
  key: string
}

export interface Reach {
  open: boolean
  addresses: string[]
  command: string
}

export interface Afterwards {
  rounds: number
  decisions: number
  began: number[]
  course: Stand[]
  sides: Fortune[]
  lucky: Stroke[]
  unlucky: Stroke[]
}

export interface Stand {
  decision: number
  round: number
  points: number[]
}

export interface Fortune {
  side: string
  shots: number
  expected: number
  hits: number
  cards: number
  units: number
}

export interface Stroke {
  decision: number
  side: string
  percent: number
  text: string
}

export interface SoloAccount {
  decision: number
  card: string
  title: string
  origin: string
  note: string
  steps: AccountStep[]
}

export interface AccountStep {
  label: string
  text: string
  applied: boolean
  why: string[]
  rolls: string
  choices: AccountChoice[]
  parts: AccountStep[]
}

export interface AccountChoice {
  what: string
  text: string
  measures: string[]
  candidates: Compared[]
  rolls: string
}

export interface Compared {
  name: string
  values: string[]
  chosen: boolean
}
