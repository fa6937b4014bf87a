// What is asked over HTTP. Every refusal, and a server out of reach, is a `Trouble` with a sentence for people.
import { say, words } from '$lib/words/words.svelte'
import { tokenFor } from './tokens'
import type {
  Afterwards,
  Carry,
  Catalogue,
  GuideInfo,
  Moments,
  NewTable,
  Opened,
  Reach,
  Refused,
  Rulebook,
  RuleInfo,
  Seated,
  Sit,
  SoloAccount,
  StageInfo,
  StartGuide,
  TableInfo,
  Written,
} from './wire'

export class Trouble extends Error {
  override name = 'Trouble'

  constructor(
    /** `offline`, `odd` (not our server's words), or the server's own code. */
    readonly code: string,
    readonly text: string,
    readonly status = 0,
  ) {
    super(text)
  }
}

/** Anything caught, as a trouble that can be shown. */
export function asTrouble(error: unknown): Trouble {
  return error instanceof Trouble ? error : new Trouble('odd', say('web-trouble-odd-text'))
}

interface Wish {
  body?: unknown
  token?: string
  ask?: Record<string, string | number>
  signal?: AbortSignal
}

export async function answer(method: string, path: string, wish: Wish): Promise<Response> {
  const asked = new URLSearchParams({ lang: words.lang })
  for (const [key, value] of Object.entries(wish.ask ?? {})) if (value !== '') asked.set(key, String(value))
  const headers: Record<string, string> = {}
  if (wish.body !== undefined) headers['content-type'] = 'application/json'
  if (wish.token) headers.authorization = `Bearer ${wish.token}`
  let came: Response
  try {
    came = await fetch(`/api/${path}?${asked}`, {
      method,
      headers,
      body: wish.body === undefined ? undefined : JSON.stringify(wish.body),
      signal: wish.signal,
      credentials: 'omit',
    })
  } catch (error) {
    if (wish.signal?.aborted) throw error
    throw new Trouble('offline', say('web-trouble-offline-text'))
  }
  if (!came.ok) throw await refused(came)
  return came
}

async function refused(came: Response): Promise<Trouble> {
  try {
    const { code, text } = (await came.json()) as Refused
    if (typeof code === 'string' && typeof text === 'string') return new Trouble(code, text, came.status)
  } catch {
    // Something in between answered, not our server.
  }
  // A proxy or the dev server says 502–504 when there is nobody behind it.
  const away = came.status >= 502 && came.status <= 504
  return away
    ? new Trouble('offline', say('web-trouble-offline-text'), came.status)
    : new Trouble('odd', say('web-trouble-odd-text'), came.status)
}

export async function json<T>(method: string, path: string, wish: Wish = {}): Promise<T> {
  const came = await answer(method, path, wish)
  try {
    return (await came.json()) as T
  } catch {
    throw new Trouble('odd', say('web-trouble-odd-text'), came.status)
  }
}

/** A stage by its name, whose options hold signs that mean something in an address: `normandy/1+teams`. */
const address = (stage: string) => stage.split('/').map(encodeURIComponent).join('/')
const table = (id: string) => `tables/${encodeURIComponent(id)}`

export const api = {
  catalogue: () => json<Catalogue>('GET', 'catalogue'),
  stage: (scenario: string) => json<StageInfo>('GET', `stage/${address(scenario)}`),
  /** By the address that a table gives for what it began with. */
  stageAt: (place: string) => json<StageInfo>('GET', place),
  rules: () => json<Record<string, RuleInfo>>('GET', 'rules'),
  rulebook: () => json<Rulebook>('GET', 'rulebook'),
  tables: () => json<TableInfo[]>('GET', 'tables'),
  /** Of one's own tables with `yours` filled. */
  table: (id: string) => json<TableInfo>('GET', table(id), { token: tokenFor(id) }),
  /** A rematch is for those who played: their token says so. */
  open: (wish: NewTable) =>
    json<Opened>('POST', 'tables', {
      body: wish,
      token: wish.again ? tokenFor(wish.again.table) : undefined,
    }),
  guides: () => json<GuideInfo[]>('GET', 'guides'),
  startGuide: (guide: string, wish: StartGuide) =>
    json<Opened>('POST', `guides/${encodeURIComponent(guide)}`, { body: wish }),
  sit: (id: string, wish: Sit) => json<Seated>('POST', `${table(id)}/seat`, { body: wish }),
  /** A key to one's own seat for another device, and the seat with such a key. */
  carry: (id: string) => json<Carry>('POST', `${table(id)}/carry`, { token: tokenFor(id) }),
  takeAlong: (id: string, key: string) => json<Seated>('POST', `${table(id)}/device`, { body: { key } }),
  /** How others find this server; it tells this computer only. */
  reach: () => json<Reach>('GET', 'reach'),
  afterwards: (id: string) => json<Afterwards>('GET', `${table(id)}/afterwards`),
  moments: (id: string, from: number, to: number, eyes = '') =>
    json<Moments>('GET', `${table(id)}/moments`, { token: tokenFor(id), ask: { from, to, eyes } }),
  /** Why the solo opponent did what it did with the card that this decision was part of. */
  account: (id: string, decision: number) =>
    json<SoloAccount>('GET', `${table(id)}/account/${decision}`, { token: tokenFor(id) }),
  /** Also of a table that cannot be shown any more. */
  record: (id: string) => json<Written>('GET', `${table(id)}/record`, { token: tokenFor(id) }),
  log: async (id: string) => (await answer('GET', `${table(id)}/log`, { token: tokenFor(id) })).text(),
}
