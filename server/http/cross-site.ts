import { isIP } from 'node:net'
import { isPublicAddress } from '#app/platform/public-address.ts'

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

type Asked = Pick<Headers, 'get'>

/** The other address under which the page that sent a refused request was opened here. */
export function openedAt(headers: Asked, origin: string): string | undefined {
  const sender = URL.parse(headers.get('Origin') ?? '')
  if (!sender || sender.origin === origin) return undefined
  const isOurs = headers.get('Sec-Fetch-Site') === 'same-origin' || sender.host === headers.get('Host')?.toLowerCase()
  return isOurs ? sender.origin : undefined
}

/** Whether a browser opened the site under another public name than its own. Proxies write names without a dot, this
 * machine's and private addresses, when they ask us by a name of their own: pages have to answer to those. */
export function isAstray(headers: Asked, site: string, trustedProxies: number): boolean {
  const passed = trustedProxies > 0 ? headers.get('X-Forwarded-Host')?.split(',')[0]?.trim() : undefined
  const own = new URL(site)
  const asked = URL.parse(`${own.protocol}//${passed ?? headers.get('Host')}`)
  if (!asked || asked.host === own.host) return false
  const name = asked.hostname.replace(/^\[|\]$/g, '')
  return isIP(name) === 0 ? name.includes('.') : isPublicAddress(name)
}

const forPlatforms: ReadonlySet<string> = new Set(['/lti/login', '/lti/launch'])

/** Learning platforms post here from their own pages. These believe a signature, and a state that one browser alone can
 * redeem, once; nobody's session counts. */
export const isForPlatforms = (path: string): boolean => forPlatforms.has(path)

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** Another name that resolves to 127.0.0.1 would let a foreign page talk to the server (DNS rebinding). */
export const isLoopbackHost = (host: string | undefined): boolean => host !== undefined && loopbackHost.test(host)
