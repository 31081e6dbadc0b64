/**
 * Whether the server answers, which a browser that is online does not know. A page that is fetched anew from one that is away is replaced by
 * an error: ask first, and the page that is there stays.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })).ok
  } catch {
    return false
  }
}
