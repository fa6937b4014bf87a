// What a lesson points at, found on the page: a thing by its name, or a part of the table by ours.

const PLACES: Record<string, string> = {
  initiative: '[data-testid=initiative]',
  discard: '[data-testid=pile-discard]',
  deck: '[data-testid=pile-deck]',
  supply: '[data-testid=pile-supply]',
  hand: '[data-testid=hand] .row',
  prompt: '[data-testid=prompt]',
  log: '[data-testid=log-lines]',
  board: '[data-testid=board]',
}

function selector(name: string, side: string): string {
  if (name === 'goal-own') return `[data-testid="goal-${CSS.escape(side)}"]`
  if (name === 'goal-other') return `[data-testid^="goal-"]:not([data-testid="goal-${CSS.escape(side)}"])`
  return PLACES[name] ?? `[data-thing="${CSS.escape(name)}"]`
}

const shows = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Where it glows, if it does so anywhere; else where it lies. */
export function elementOf(name: string, side: string): Element | null {
  const found = [...document.querySelectorAll(selector(name, side))].filter(shows)
  return found.find((one) => one.hasAttribute('data-offered')) ?? found[0] ?? null
}

/** What can have the focus, there or within. */
export function focusable(element: Element): HTMLElement | null {
  const can = 'button, a, [tabindex]'
  return (element.matches(can) ? element : element.querySelector(can)) as HTMLElement | null
}
