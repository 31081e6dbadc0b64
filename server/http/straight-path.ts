/** Undefined for a path that is already straight. Two slashes at the beginning would name another host. */
export function straightAddress(url: string): string | undefined {
  if (!/\/\/|[\\\t\r\n]|\/(?:\?|$)/.test(url) || url === '/') return undefined
  const own = URL.parse(`http://own.invalid${url}`)
  if (!own) return undefined
  const path = `/${own.pathname.split('/').filter(Boolean).join('/')}`
  return path === own.pathname && !/^[^?]*[\\\t\r\n]/.test(url) ? undefined : path + own.search
}

export const withoutOrigin = (url: string): string => {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}
