// A session at a table, without a browser and without a server: the test is the server at the other end of its socket.
import { after } from 'node:test'
import { load, page, wait } from './screening.mjs'

const heard = { online: new Set() }
globalThis.addEventListener = (kind, act) => heard[kind]?.add(act)
globalThis.removeEventListener = (kind, act) => heard[kind]?.delete(act)
globalThis.location = { protocol: 'http:', host: 'localhost' }
globalThis.requestAnimationFrame = (act) => act()
page.documentElement = {}
Object.defineProperty(page, 'visibilityState', { get: () => (page.hidden ? 'hidden' : 'visible') })
localStorage.setItem('undaunted.film', 'none')

const { Session } = await load('/src/lib/play/session.svelte.ts')
export const { words } = await load('/src/lib/words/words.svelte.ts')
await load('/src/lib/talk/talk.svelte.ts')
await load('/src/lib/dice/kept.ts')
await words.need('talk')

/** The browser's end of a line; `sent` is what came from it since a test last looked. */
class Socket {
  static OPEN = 1
  static all = []
  readyState = 0
  sent = []
  constructor(address) {
    this.address = address
    Socket.all.push(this)
  }
  send(text) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
}
globalThis.WebSocket = Socket

const SIDES = { US: 'US', German: 'German' }
const stage = {
  scenario: {
    sides: Object.values(SIDES).map((name) => ({ name })),
    seats: Object.entries(SIDES).map(([seat, side]) => ({ seat, side, text: seat })),
  },
  tiles: [],
  counters: [],
  vehicles: [],
  structures: [],
  cards: [],
}

export const happening = (decision, kind = 'moved') => ({ kind, decision, text: `${kind} ${decision}`, args: {} })
export const line = (number, seat = 'German', text = `line ${number}`) => ({ number, seat, text, said: 1000 + number })
export const talked = (...lines) => ({ say: 'talk', lines, longest: 300, open: true })
export const done = (id, number) => ({ say: 'done', id, number })
export const no = (code, id) => ({ say: 'no', code, text: `refused: ${code}`, id })

/** What a seat is told of a position: here the US is asked, and may pick a scout or end the turn. */
export const update = (number, more = {}) => ({
  say: 'update',
  number,
  seat: 'US',
  moment: number,
  since: number,
  now: { round: 1, initiative: 'US', sides: {}, seats: {}, deciders: ['US'] },
  prompt: '',
  choices: ['scout', 'end-turn'].map((thing) => ({ thing, kind: 'button', text: '', rule: '' })),
  happened: number ? [happening(number)] : [],
  can_undo: number > 0,
  asked: ['US'],
  ...more,
})
/** The same when the other side decides. */
export const theirs = (number, more = {}) =>
  update(number, { moment: 1, choices: [], can_undo: false, asked: ['German'], ...more })

export const pick = (id, moment, thing, seat = 'US') => ({ do: 'pick', id, seat, moment, thing })
/** What the session has been told of, in order. */
export const decisions = (session) => session.story.map(({ happening }) => happening.decision)
/** What may be picked now. */
export const offered = (session) => [...session.choices.keys()]

export class Table {
  /** Without seats one watches. */
  constructor(...yours) {
    this.yours = yours
    this.stages = []
    this.stage = stage
    this.getStage = async () => stage
    this.session = new Session({
      table: 't1',
      token: yours.length ? 'secret' : '',
      lang: 'en',
      face: '',
      getStage: (place) => (this.stages.push(place), this.getStage()),
      getMoments: async () => ({ moments: [] }),
    })
    tables.push(this)
    this.session.open()
  }

  get socket() {
    return Socket.all.at(-1)
  }

  /** What the session has sent since the last look, but for how far it has seen. */
  sent() {
    return this.socket.sent.splice(0).filter((ask) => ask.do !== 'seen')
  }

  /** The connection stands: gives the join, which the session says first. */
  connect() {
    this.socket.readyState = Socket.OPEN
    this.socket.onopen()
    return this.socket.sent.shift()
  }

  /** One message after the other, as fast as they can come; then all of them are read. */
  async tell(...messages) {
    for (const message of messages) this.socket.onmessage({ data: JSON.stringify(message) })
    await settled()
  }

  welcome(more = {}) {
    const seats = Object.entries(SIDES).map(([seat, side]) => {
      const yours = this.yours.includes(seat)
      return { seat, side, text: seat, kind: 'person', name: '', here: true, yours }
    })
    const told = { table: 't1', yours: this.yours, scenario: 'normandy/1', stage: '/stage/en', seats }
    return { say: 'welcome', ...told, seed_hash: '', decisions: 0, advice: true, ...more }
  }

  /** Joined, with a first update and what else is told then. */
  async begin(first = update(0), ...more) {
    const join = this.connect()
    await this.tell(this.welcome(), first, ...more)
    this.sent()
    return join
  }

  lose() {
    this.socket.readyState = 3
    this.socket.onclose()
  }

  /** A new connection opens without a pause, as when the network is back; gives what is said first. */
  comeBack() {
    const before = this.socket
    for (const act of heard.online) act()
    if (this.socket === before) throw new Error('no connection was opened')
    return this.connect()
  }
}

/** At the US seat, asked. */
export async function playing(first = update(0), ...more) {
  const table = new Table('US')
  await table.begin(first, ...more)
  return { table, session: table.session }
}

const tables = []
after(() => tables.forEach(({ session }) => session.close()))

/** Frames are painted, files are loaded, answers are read: nothing is left to do. */
export async function settled() {
  for (let turn = 0; turn < 6; turn++) await wait(0)
}
