// A page without a browser, updates of a made-up game, and a director who shows them.
import { after } from 'node:test'
import { createServer } from 'vite'

const kept = new Map()
globalThis.matchMedia = () => ({ matches: false })
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
}
globalThis.window = globalThis
/** A page that somebody may look away from. */
export const page = {
  hidden: false,
  heard: new Set(),
  addEventListener: (_, act) => page.heard.add(act),
  removeEventListener: (_, act) => page.heard.delete(act),
  turn(hidden) {
    page.hidden = hidden
    for (const act of page.heard) act()
  },
}
globalThis.document = page
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
after(() => vite.close())
export const load = (path) => vite.ssrLoadModule(path)
export const { Director } = await load('/src/lib/film/director.svelte.ts')
export const { lastTurn, reelOf, soFar } = await load('/src/lib/film/reel.ts')
export const { readingTime } = await load('/src/lib/film/beats.ts')

/** The next update of a game in which `active` has the turn; `mine`: I decided this. */
export function next(before, kinds = [], { mine = false, active = 'German', asked = 'German' } = {}) {
  const number = (before?.number ?? 0) + 1
  return {
    number,
    seat: 'US',
    moment: (before?.moment ?? 0) + (mine ? 1 : 0),
    since: number,
    now: { deciders: [active] },
    choices: asked === 'US' ? [{ thing: 'stop', kind: 'button', text: '', rule: '' }] : [],
    happened: kinds.map((kind) => happening(kind, number, active)),
    asked: [asked],
  }
}
export const happening = (kind, decision, seat = 'German') => ({
  kind,
  decision,
  text: `${kind} ${decision}`,
  args: { seat },
})
export const wait = (time) => new Promise((done) => setTimeout(done, time))
/** Turns picture after picture until the film is over; gives what was seen, in order. */
export async function readAll(director) {
  const seen = []
  while (director.shown !== director.latest || director.beat) {
    const { beat } = director
    if (beat) seen.push(`${beat.happening.kind} ${beat.happening.decision}`)
    director.next()
    await wait(0)
  }
  return seen
}
export const rest = (director) =>
  new Promise((done) => {
    const look = () => (director.shown === director.latest && !director.beat ? done() : setTimeout(look, 5))
    look()
  })
export function begin(speed = 'fast') {
  const director = new Director()
  director.setSpeed(speed)
  const first = next(null)
  director.push(first)
  return { director, first }
}
