// The keys of a replay: arrows step, space plays.
import type { Projector } from './projector.svelte'

export function obey(event: KeyboardEvent, projector: Projector): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const on = event.target as HTMLElement
  if (on.closest('input:not([type=range]), select, dialog, [role=menu]')) return
  const deeds: Record<string, () => void> = {
    ArrowLeft: () => projector.step(event.shiftKey ? -10 : -1),
    ArrowRight: () => projector.step(event.shiftKey ? 10 : 1),
    Home: () => projector.step(-projector.at),
    End: () => projector.step(projector.reel.last - projector.at),
    ' ': projector.toggle,
  }
  // Space on a button is that button's.
  if (event.key === ' ' && on.closest('button, a')) return
  const deed = deeds[event.key]
  if (!deed) return
  event.preventDefault()
  deed()
}
