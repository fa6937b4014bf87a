// A campaign as this browser has it: its page through somebody's eyes, fetched again when it has changed.
import { api, asTrouble, type Trouble } from '$lib/net/api'
import type { CampaignPage } from '$lib/net/campaign'
import { campaigns, campaignToken, keepCampaign, keptCampaign } from '$lib/net/campaigns'
import type { Catalogue } from '$lib/net/wire'
import { note } from '$lib/ui/toasts.svelte'
import { words } from '$lib/words/words.svelte'
import { follow } from './follow'
import { keepSeen, seenOf, type Seen } from './seen'
import type { Side } from './sides'

export class Desk {
  page = $state.raw<CampaignPage | null>(null)
  catalogue = $state.raw<Catalogue | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** At one screen: who looks now; nobody until somebody says so. */
  eyes = $state('')
  here = $state.raw<string[]>([])
  busy = $state(false)
  seen = $state.raw<Seen>({ told: 0, at: 0, briefed: 0 })

  view = $derived(this.page?.view)
  yours = $derived(this.page?.yours ?? [])
  /** Two at one screen. */
  shared = $derived(this.yours.length > 1)
  side = $derived(this.page?.eyes ?? '')
  sides = $derived.by((): Side[] => {
    const game = this.catalogue?.games.find((one) => one.id === this.view?.pack)
    return game?.scenarios[0]?.sides ?? []
  })
  scenario = $derived.by(() => {
    const id = this.view?.briefing?.scenario ?? this.view?.record.at(-1)?.scenario ?? ''
    return this.catalogue?.games.flatMap((game) => game.scenarios).find((one) => one.id === id)
  })
  /** What the campaign wants of whoever looks. */
  todo = $derived(this.view?.todo ?? '')
  untold = $derived(this.view?.step && this.side && this.view.step.game > this.seen.told)

  constructor(readonly id: string) {}

  /** Until what it gives is called. */
  open(): () => void {
    void this.load()
    return follow(
      () => ({ campaign: this.id, token: campaignToken(this.id), side: this.eyes, lang: words.lang }),
      (stands) => {
        this.here = stands.here
        if (this.page && stands.tag !== this.page.tag) void this.load()
      },
    )
  }

  load = async (): Promise<void> => {
    try {
      const [page, catalogue] = await Promise.all([
        campaigns.page(this.id, this.eyes),
        this.catalogue && this.#lang === words.lang ? this.catalogue : api.catalogue(),
      ])
      this.catalogue = catalogue
      this.#lang = words.lang
      this.trouble = null
      this.take(page)
    } catch (error) {
      // What is on the table stays there while the server is away.
      const trouble = asTrouble(error)
      if (!this.page || trouble.status >= 400) this.trouble = trouble
    }
  }
  #lang = ''

  take(page: CampaignPage): void {
    this.page = page
    this.here = page.parties.filter((one) => one.here).map((one) => one.side)
    this.seen = seenOf(this.id, page.eyes)
    const kept = keptCampaign(this.id)
    if (kept && String(kept.yours) !== String(page.yours)) keepCampaign({ ...kept, yours: page.yours })
  }

  /** Somebody else takes the screen, or nobody. */
  look = async (side: string): Promise<void> => {
    this.eyes = side
    await this.load()
  }

  /** Something is done; its answer is the page as it then stands. True when it was. */
  async do(deed: () => Promise<CampaignPage>): Promise<boolean> {
    this.busy = true
    try {
      this.take(await deed())
      return true
    } catch (error) {
      note(asTrouble(error).text, 'alarm')
      await this.load()
      return false
    } finally {
      this.busy = false
    }
  }

  see(change: Partial<Seen>): void {
    this.seen = { ...this.seen, ...change }
    keepSeen(this.id, this.side, this.seen)
  }
}
