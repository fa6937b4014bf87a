// What this browser keeps. Where storage is forbidden or full, it is kept as long as the page is open.

const memory = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Only the memory above, then.
  }
}
