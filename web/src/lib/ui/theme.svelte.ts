// The colours of the table: the theatre comes from what is on it, light or dark from the player or the system.
import { keep, recall } from './kept'

const THEATRES = ['normandy', 'north-africa', 'stalingrad'] as const
export type Theatre = (typeof THEATRES)[number]
export type Light = 'system' | 'light' | 'dark'
const KEPT = 'undaunted.light'
const DARK = matchMedia('(prefers-color-scheme: dark)')

class Theme {
  wish = $state<Light>(readWish())
  system = $state<'light' | 'dark'>(DARK.matches ? 'dark' : 'light')
  table = $derived(this.wish === 'system' ? this.system : this.wish)
  theatre = $state<Theatre>('normandy')

  /** One that has no look of its own gets the first one's. */
  play = (theatre: string): void => {
    this.theatre = THEATRES.find((one) => one === theatre) ?? 'normandy'
    this.apply()
  }

  light = (wish: Light): void => {
    this.wish = wish
    keep(KEPT, wish)
    this.apply()
  }

  /** The other of light and dark; what the system says anyway is not kept as a wish. */
  turn = (): void => {
    const other = this.table === 'dark' ? 'light' : 'dark'
    this.light(other === this.system ? 'system' : other)
  }

  apply = (): void => {
    const root = document.documentElement
    root.dataset.theatre = this.theatre
    root.dataset.table = this.table
    const colour = getComputedStyle(root).getPropertyValue('--table')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour.trim())
  }
}

function readWish(): Light {
  const kept = recall(KEPT)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export const theme = new Theme()
DARK.addEventListener('change', () => {
  theme.system = DARK.matches ? 'dark' : 'light'
  theme.apply()
})
