const longest = 2_000
const base = 'https://own.invalid'

/**
 * The path within our own site that a text names, or null. It is used after sign-in, where a link from outside could
 * name another site: only what begins with one slash, holds no sign that browsers drop or turn into a slash, and parses
 * to our own origin passes. The sign-in pages themselves are no place to return to.
 */
export function safePath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longest) return null
  // Browsers drop tabs and line ends inside an address and read a backslash as a slash
  if (!/^\/(?![/\\])[^\\\p{Control}\s]*$/u.test(text)) return null
  const url = URL.parse(text, base)
  if (!url || url.origin !== base || url.username || url.password) return null
  // `/.//host` parses to the path `//host`; and no path of ours holds an escape, which somebody in between might decode
  if (url.pathname.startsWith('//') || url.pathname.includes('%')) return null
  if (/^\/auth(?:\/|\.|$)/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
