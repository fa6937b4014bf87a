// The numbers of the tiles, as the log names them: shown on the board for whoever wants them there.
import { keep, recall } from '$lib/ui/kept'

const KEPT = 'undaunted.codes'

class Codes {
  shown = $state(recall(KEPT) === 'on')

  toggle = (): void => {
    this.shown = !this.shown
    keep(KEPT, this.shown ? 'on' : 'off')
  }
}

export const codes = new Codes()
