// Short notes that come and go: `note('…')` from anywhere; `Toasts.svelte` shows them.

export interface Note {
  id: number
  text: string
  kind: 'plain' | 'good' | 'alarm'
}

let next = 1
export const toasts = $state<Note[]>([])

export function note(text: string, kind: Note['kind'] = 'plain', seconds = 5): void {
  const same = toasts.find((one) => one.text === text)
  if (same) dismiss(same.id)
  const id = next++
  toasts.push({ id, text, kind })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => dismiss(id), seconds * 1000)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** Copies a text and says so; where the browser forbids it, shows it to copy by hand. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    note(said, 'good')
  } catch {
    note(text, 'plain', 20)
  }
}
