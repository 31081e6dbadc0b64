const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

// A request with neither header and without cookies can do no more than its sender could anyway
export function isFromOurPages(method: string, headers: Pick<Headers, 'get'>, origin: string): boolean {
  if (safeMethods.has(method)) return true
  const site = headers.get('Sec-Fetch-Site')
  const sender = headers.get('Origin')
  // A page that sends no referrer says "null" even to its own site
  if (site !== null) return site === 'same-origin' && (sender === null || sender === 'null' || sender === origin)
  if (sender !== null) return sender === origin
  return headers.get('Cookie') === null
}

const forPlatforms: ReadonlySet<string> = new Set(['/lti/login', '/lti/launch'])

/** Learning platforms post here from their own pages. These believe a signature, and a state that one browser alone can
 * redeem, once; nobody's session counts. */
export const isForPlatforms = (path: string): boolean => forPlatforms.has(path)

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** Another name that resolves to 127.0.0.1 would let a foreign page talk to the server (DNS rebinding). */
export const isLoopbackHost = (host: string | undefined): boolean => host !== undefined && loopbackHost.test(host)
