import type { HeadersArgs } from 'react-router'

/** The address is the key: no other site, robot or cache hears of it. */
export const secretTerms = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
} as const

/** The `headers` of a page behind a secret link. */
export function secretHeaders({ errorHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(errorHeaders ?? loaderHeaders)
  for (const [name, value] of Object.entries(secretTerms)) headers.set(name, value)
  return headers
}
