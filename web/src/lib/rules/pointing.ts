// Which thing an element of the page stands for, if it is one that can be explained.

const PILE = /^pile-(?:(.+)-)?(hand|played|discard|supply|deck|removed)$/
const MARKED =
  '[data-thing], [data-act], [data-topic], [data-card], [data-testid^="pile-"], [data-testid="play-area"], [data-testid="undo"]'

export interface Pointed {
  element: Element
  /** As the server knows it: a thing, or `#deck` and the like. */
  thing: string
}

function nameOf(element: Element): string {
  const { thing, act, card, topic, testid = '' } = (element as HTMLElement).dataset
  if (thing || act || card) return (thing || act || card)!
  if (topic) return `#${topic}`
  if (testid === 'undo') return '#undo'
  if (testid === 'play-area') return '#played'
  const pile = PILE.exec(testid)
  return pile ? `#${pile[2]}${pile[1] ? `@${pile[1]}` : ''}` : ''
}

export function pointedBy(target: EventTarget | null): Pointed | null {
  const element = target instanceof Element ? target.closest(MARKED) : null
  const thing = element ? nameOf(element) : ''
  return element && thing ? { element, thing } : null
}

/** The same by its place: a card is covered by one large button, and its actions lie below that. */
export function pointedAt(x: number, y: number): Pointed | null {
  const found = document.elementsFromPoint(x, y)
  const top = pointedBy(found[0] ?? null)
  if (!top) return null
  const card = top.element.closest('.card')
  const inner = card && found.find((one) => one !== top.element && card.contains(one) && nameOf(one))
  return inner ? { element: inner, thing: nameOf(inner) } : top
}
