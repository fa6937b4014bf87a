// Arrow keys among one's cards: along the row, and down from a card to its actions.

/** Where an arrow leads from what is focused in a row of cards; null where it means nothing. */
export function along(row: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  const at = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
  const card = at?.closest('.roll, .card')
  if (!at || !card) return null
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const own = [...card.querySelectorAll('button')]
    return own[own.indexOf(at as HTMLButtonElement) + (event.key === 'ArrowDown' ? 1 : -1)] ?? null
  }
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return null
  const cards = [...row.querySelectorAll('.roll, .card')].filter((one) => !one.closest('[inert]'))
  const next = cards[cards.indexOf(card) + (event.key === 'ArrowRight' ? 1 : -1)]
  return next?.querySelector('button') ?? null
}
