const longest = 2_000
const base = 'https://own.invalid'

/** Null unless a path within our site: it is used after sign-in, where a link could name another site. */
export function safePath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longest) return null
  // Browsers drop tabs and line ends inside an address and read a backslash as a slash
  if (!/^\/(?![/\\])[^\\\p{Control}\s]*$/u.test(text)) return null
  const url = URL.parse(text, base)
  if (!url || url.origin !== base || url.username || url.password) return null
  // `/.//host` parses to the path `//host`; escapes could be decoded on the way
  if (url.pathname.startsWith('//') || url.pathname.includes('%')) return null
  if (/^\/auth(?:\/|\.|$)/i.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
