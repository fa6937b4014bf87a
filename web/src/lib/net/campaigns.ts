// What is asked about campaigns over HTTP, and the keys to those that this browser plays.
import { keep as write, recallList } from '$lib/ui/kept'
import { words } from '$lib/words/words.svelte'
import { answer, json } from './api'
import type {
  CampaignInfo,
  CampaignOffer,
  CampaignOpened,
  CampaignPage,
  CampaignSeated,
  ForkCampaign,
  ForkInfo,
  NextTable,
} from './campaign'
import { keepTable } from './tokens'
import type { Carry } from './wire'

const KEPT = 'undaunted.campaigns'
const MOST = 500
/** As many as the server looks up at once. */
const MOST_ASKED = 50

export interface KeptCampaign {
  campaign: string
  token: string
  yours: string[]
  /** Secret keys of the invitations, by side; only who began it has them. */
  links: Record<string, string>
}

function sound(one: unknown): one is KeptCampaign {
  if (typeof one !== 'object' || one === null) return false
  const { campaign, yours } = one as Partial<KeptCampaign>
  return typeof campaign === 'string' && Array.isArray(yours)
}

/** The newest first. */
export function keptCampaigns(): KeptCampaign[] {
  return recallList(KEPT, sound)
}

export const keptCampaign = (id: string) => keptCampaigns().find((one) => one.campaign === id)

export function keepCampaign(one: Omit<KeptCampaign, 'links'> & Partial<KeptCampaign>): void {
  const { campaign, token, yours, links = {} } = one
  const others = keptCampaigns().filter((other) => other.campaign !== campaign)
  write(KEPT, JSON.stringify([{ campaign, token, yours, links }, ...others].slice(0, MOST)))
}

export function forgetCampaign(id: string): void {
  write(KEPT, JSON.stringify(keptCampaigns().filter((one) => one.campaign !== id)))
}

/** A fork with the same people opens with the key of the campaign that it was made from. */
export function keepFork(id: string, fork: ForkInfo): void {
  const kept = keptCampaign(id)
  if (!kept || keptCampaign(fork.campaign) || !fork.yours.length) return
  keepCampaign({ campaign: fork.campaign, token: kept.token, yours: fork.yours })
}

export const campaignToken = (id: string): string => keptCampaign(id)?.token ?? ''

const at = (id: string, more = '') => `campaigns/${encodeURIComponent(id)}${more}`
const doing =
  <Wish>(what: string) =>
  (id: string, body: Wish) =>
    json<CampaignPage>('POST', at(id, `/${what}`), { body, token: campaignToken(id) })

export const campaigns = {
  offers: () => json<CampaignOffer[]>('GET', 'campaigns'),
  begin: (sides: Record<string, string>, name: string) =>
    json<CampaignOpened>('POST', 'campaigns', { body: { sides, name, lang: words.lang } }),
  mine: () =>
    json<CampaignInfo[]>('POST', 'campaigns/mine', {
      body: {
        campaigns: keptCampaigns()
          .slice(0, MOST_ASKED)
          .map(({ campaign, token }) => ({ campaign, token })),
      },
    }),
  page: (id: string, side = '') =>
    json<CampaignPage>('GET', at(id), { token: campaignToken(id), ask: { side } }),
  join: (id: string, key: string, name: string) =>
    json<CampaignSeated>('POST', at(id, '/seat'), { body: { key, name } }),
  carry: (id: string) => json<Carry>('POST', at(id, '/carry'), { token: campaignToken(id) }),
  takeAlong: (id: string, key: string) => json<CampaignSeated>('POST', at(id, '/device'), { body: { key } }),
  deck: doing<{ side: string; cards: string[]; commitment: string }>('deck'),
  integrate: doing<{ side: string; cards: string[] }>('integrate'),
  reserve: doing<{ side: string; lost: string; card: string }>('reserve'),
  wantVoid: doing<{ side: string; wanted: boolean; game: number }>('void'),
  leave: doing<{ side: string }>('leave'),
  standIn: doing<{ side: string; bot: string }>('standin'),
  fork: (id: string, body: ForkCampaign) =>
    json<CampaignOpened>('POST', at(id, '/fork'), { body, token: campaignToken(id) }),
  /** Where the game at hand is played; the key to the campaign opens that table, too. */
  async play(id: string, scenario: string): Promise<string> {
    const { table } = await json<NextTable>('POST', at(id, '/play'), { token: campaignToken(id) })
    const kept = keptCampaign(id)
    if (kept) keepTable({ table, token: kept.token, yours: kept.yours, scenario })
    return table
  },
  log: async (id: string) => (await answer('GET', at(id, '/log'), { token: campaignToken(id) })).text(),
}
