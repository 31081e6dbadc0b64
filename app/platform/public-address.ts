import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is on the public internet: not this machine, nor in a private, link-local, shared or reserved
 * range, nor an IPv6 address that contains one of these. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  // The range assigned to internet hosts; the rest holds translation prefixes and unassigned ranges
  return address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number])
}
