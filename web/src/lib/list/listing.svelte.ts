// The board as a picture or as a list: this browser's wish, kept.
import { keep, recall } from '$lib/ui/kept'

const KEPT = 'undaunted.board'

class Listing {
  /** The board is read as a list. */
  on = $state(recall(KEPT) === 'list')
  /** Turned by hand since the page was opened: worth a word, and the focus goes along. */
  turned = $state(false)
  /** The picture that was left for the list lay turned by a quarter: what was above is on the left. */
  quarter = $state(false)

  turn(on = !this.on): void {
    if (on === this.on) return
    if (on) this.quarter = document.querySelector('[data-testid=board][data-turned]') !== null
    this.on = on
    this.turned = true
    keep(KEPT, on ? 'list' : 'picture')
  }
}

export const listing = new Listing()
