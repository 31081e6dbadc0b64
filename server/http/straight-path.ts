/**
 * The address that a request should have been sent to, where its path holds two slashes in a row (or what an address reads as such), or
 * ends in one: every page has one address, and two slashes at the beginning would name another host wherever the path is written as a
 * link. Undefined for a path that is straight.
 * @param url path and query as the request line has them
 */
export function straightAddress(url: string): string | undefined {
  if (!/\/\/|[\\\t\r\n]|\/(?:\?|$)/.test(url) || url === '/') return undefined
  const own = URL.parse(`http://own.invalid${url}`)
  if (!own) return undefined
  const path = `/${own.pathname.split('/').filter(Boolean).join('/')}`
  return path === own.pathname && !/^[^?]*[\\\t\r\n]/.test(url) ? undefined : path + own.search
}

/** What the request line names without an origin, which only proxies are told: `Host` says whom a request is for. */
export const withoutOrigin = (url: string): string => {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
