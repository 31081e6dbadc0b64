export const mostEmbedOrigins = 20
export const mostEmbedText = 5_000

/** Reads one site a line, as people type it: `https://` may be missing, a path counts for nothing.
 * @returns the first line that is no site, or null when there are too many */
export function readEmbedOrigins(typed: string): { origins: string[] } | { wrong: string | null } {
  const origins = new Set<string>()
  for (const line of typed.split(/\s+/).filter(Boolean)) {
    const origin = originOf(line)
    if (origin === undefined) return { wrong: line.slice(0, 100) }
    origins.add(origin)
  }
  return origins.size > mostEmbedOrigins ? { wrong: null } : { origins: [...origins] }
}

/** Only letters, digits, dots and dashes: it goes into a header. */
const origins = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

function originOf(line: string): string | undefined {
  const address = /^https?:\/\//i.test(line) ? line : `https://${line}`
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return origins.test(origin) && (/\.[a-z0-9]/.test(origin) || /\/\/localhost\b/.test(origin)) ? origin : undefined
}
