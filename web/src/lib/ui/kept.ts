// What this browser keeps. Where storage is forbidden or full, it is kept as long as the page is open.

/** Only what could not be stored: it is newer than what stands there. */
const memory = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
