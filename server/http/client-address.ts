import { isIPv6 } from 'node:net'

/** `trusted` proxies append to `X-Forwarded-For`; the client may have written anything further left. */
export function clientAddress(peer: string | undefined, forwarded: string | null, trusted: number): string {
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  const seen = trusted > 0 && hops.length > 0 ? hops[Math.max(0, hops.length - trusted)] : peer
  return normalise(seen ?? 'unknown')
}

/** Some proxies add the port, and then put IPv6 addresses in brackets. */
const withoutPort = (address: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[([\da-f:.%]+)\](?::\d+)?$/i.exec(address)?.[1] ?? address

/** IPv4-mapped IPv6 becomes plain IPv4; IPv6 is cut to its /64, because one client owns all of it. */
function normalise(told: string): string {
  const address = withoutPort(told)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address.slice(0, 64)
  const [left = '', right] = address.split('%')[0]!.split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right === undefined ? [] : right.split(':').filter(Boolean)
  const full =
    right === undefined ? head : [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
  return `${full
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
