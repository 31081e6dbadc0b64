import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address of the public internet: not this machine, no private, link-local, shared or reserved range, and none of
 * these inside an IPv6 address. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  // What is handed out to hosts of the internet; the rest holds translators and ranges without a name yet
  return address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number])
}
