/** A page that is fetched anew from a server that is away is replaced by an error: ask first. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })).ok
  } catch {
    return false
  }
}
