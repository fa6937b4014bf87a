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

/** A list as it was kept, of what is still sound in it: an older version, or somebody, may have written anything. */
export function recallList<T>(key: string, isSound: (one: unknown) => one is T): T[] {
  try {
    const read: unknown = JSON.parse(recall(key) ?? '[]')
    return Array.isArray(read) ? read.filter(isSound) : []
  } catch {
    return []
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
