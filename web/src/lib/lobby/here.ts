// Names by which a computer calls itself, and nobody else calls it.

export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]'
}
