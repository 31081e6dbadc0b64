const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from our own pages: it says so in `Sec-Fetch-Site`, or its `Origin` is
 * ours. A request with neither is let through only without a cookie, since then it can do no more than its sender could
 * anyway. (A payment provider's webhook will be the one exception.)
 * @param origin our own origin, such as `https://example.org`
 */
export function isFromOurPages(method: string, headers: Headers, origin: string): boolean {
  if (safeMethods.has(method)) return true
  const site = headers.get('Sec-Fetch-Site')
  const sender = headers.get('Origin')
  if (site !== null) return site === 'same-origin'
  if (sender !== null) return sender === origin
  return headers.get('Cookie') === null
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * Whether a local installation may answer a request to this `Host`. Another name that leads to 127.0.0.1 would let a
 * foreign page speak to it as if it were its own (DNS rebinding).
 */
export const isLoopbackHost = (host: string | undefined): boolean => host !== undefined && loopbackHost.test(host)
