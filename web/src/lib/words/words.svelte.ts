// The words of the browser: Fluent messages beside all others, `web/*.ftl`, one language at a time.
// `web/web.ftl` is always there; a page asks for the files of what it shows.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const FILES = import.meta.glob<string>('$messages/*/web/*.ftl', { query: '?raw', import: 'default' })
const KEPT = 'undaunted.lang'

export const LANGUAGES = ['en', 'fr'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Part =
  | 'art'
  | 'board'
  | 'campaign'
  | 'fair'
  | 'film'
  | 'guide'
  | 'hand'
  | 'list'
  | 'lobby'
  | 'mines'
  | 'play'
  | 'replay'
  | 'rules'
  | 'siege'
  | 'solo'
  | 'talk'

class Words {
  lang = $state<Lang>('en')
  bundle = $state.raw(new FluentBundle('en'))
  #parts = new Set<Part>()
  #wished: Lang = 'en'
  #loading = Promise.resolve()

  say = (key: string, args: Record<string, FluentVariable> = {}): string => {
    const message = this.bundle.getMessage(key)
    if (!message?.value) return key // seen at once, and a test looks for every key that is used
    return this.bundle.formatPattern(message.value, args)
  }

  speak(lang: Lang): Promise<void> {
    this.#wished = lang
    return this.#load()
  }

  /** Resolves when they can be said. */
  need(...parts: Part[]): Promise<void> {
    if (parts.every((part) => this.#parts.has(part))) return this.#loading
    for (const part of parts) this.#parts.add(part)
    return this.#load()
  }

  /** One after the other, so that what was asked for last is what stays. */
  #load(): Promise<void> {
    this.#loading = this.#loading.catch(() => {}).then(() => this.#turnTo(this.#wished))
    return this.#loading
  }

  async #turnTo(lang: Lang): Promise<void> {
    const names = ['web', ...this.#parts]
    const wanted = names.map((name) =>
      Object.keys(FILES).find((path) => path.endsWith(`/messages/${lang}/web/${name}.ftl`)),
    )
    const texts = await Promise.all(wanted.map((path) => (path ? FILES[path]!() : '')))
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.lang = lang
    document.documentElement.lang = lang
    localStorage.setItem(KEPT, lang)
  }
}

export const words = new Words()
export const say = words.say

export async function startWords(): Promise<void> {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages].map((one) => one?.slice(0, 2))
  const known = wished.find((one) => LANGUAGES.includes(one as Lang)) as Lang | undefined
  await words.speak(known ?? 'en')
}

/** What there is of these, on one line: `Mouen · June 1944`. */
export function dotted(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ')
}
