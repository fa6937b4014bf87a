// The numbers of the tiles, as the log names them: shown on the board for whoever wants them there.
import { keep, recall } from '$lib/ui/kept'

const KEPT = 'undaunted.codes'

class Codes {
  shown = $state(recall(KEPT) === 'on')

  toggle = (): void => this.turn(!this.shown)

  turn(shown: boolean): void {
    this.shown = shown
    keep(KEPT, shown ? 'on' : 'off')
  }
}

export const codes = new Codes()
