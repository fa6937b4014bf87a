// The words of the browser: Fluent messages from the same folder as all others, `web*.ftl`, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const FILES = import.meta.glob<string>('$messages/*/web*.ftl', { query: '?raw', import: 'default' })
const KEPT = 'undaunted.lang'

export const LANGUAGES = ['en', 'fr'] as const
export type Lang = (typeof LANGUAGES)[number]

class Words {
  lang = $state<Lang>('en')
  bundle = $state.raw(new FluentBundle('en'))

  say = (key: string, args: Record<string, FluentVariable> = {}): string => {
    const message = this.bundle.getMessage(key)
    if (!message?.value) return key // seen at once, and a test looks for every key that is used
    return this.bundle.formatPattern(message.value, args)
  }

  async speak(lang: Lang): Promise<void> {
    const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/messages/${lang}/`))
    const texts = await Promise.all(wanted.map(([, load]) => load()))
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
