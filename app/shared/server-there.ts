/** Reloading a page from an unreachable server replaces it with an error: ask first. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })).ok
  } catch {
    return false
  }
}
