// Which page an address means, and going to another one without loading anything again.

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'gallery' }
  | { name: 'rules' }
  /** Being taught; without a name, the choice of what. */
  | { name: 'guide'; guide: string }
  /** What a campaign is, and beginning one. */
  | { name: 'campaigns' }
  /** `table`: its id. */
  | { name: 'campaign'; table: string }
  | { name: 'nowhere' }

export function pageOf(path: string): Page {
  const parts = path.split('/').filter(Boolean)
  const [first, table, more] = parts
  if (parts.length === 0) return { name: 'lobby' }
  if (first === 'gallery' && parts.length === 1) return { name: 'gallery' }
  if (first === 'rules' && parts.length === 1) return { name: 'rules' }
  if (first === 'guide' && parts.length <= 2) return { name: 'guide', guide: table ?? '' }
  if (first === 'campaign' && parts.length === 1) return { name: 'campaigns' }
  if (first === 'campaign' && table && parts.length === 2) return { name: 'campaign', table }
  if (first === 'table' && table && parts.length === 2) return { name: 'table', table }
  if (first === 'table' && table && more === 'replay' && parts.length === 3) return { name: 'replay', table }
  return { name: 'nowhere' }
}

class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)
  page = $derived(pageOf(this.path))
  /** What stands behind the `#`, as in `#moment=57&eyes=US`. */
  marks = $derived(new URLSearchParams(this.hash.replace(/^#/, '')))

  go = (to: string, { replace = false } = {}): void => {
    const samePage = new URL(to, location.href).pathname === this.path
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    if (!samePage) scrollTo(0, 0)
  }

  /** Writes what stands behind the `#` without a new step in the browser's history. */
  mark = (marks: Record<string, string | number>): void => {
    const said = Object.entries(marks).filter(([, value]) => value !== '')
    const text = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString()
    this.go(text ? `${this.path}#${text}` : this.path, { replace: true })
  }

  read = (): void => {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** Links to our own pages stay in this one; those with a modifier key or a target go the browser's way. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
addEventListener('popstate', router.read)
addEventListener('hashchange', router.read)
