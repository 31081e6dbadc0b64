import { BlockList, isIPv4, isIPv6 } from 'node:net'

const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(network, bits, 'ipv4')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Headers that proxies add; a browser sends none of them. */
const ofProxies = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via']

/** On this machine or its own network, and not through a proxy. @param address as in the request's facts */
export function isNear(request: Request, address: string): boolean {
  if (ofProxies.some((name) => request.headers.has(name))) return false
  // Only the network part of an IPv6 address is kept: all zeros means this machine
  const whole = address.replace('::/64', '::')
  if (isIPv6(whole)) return whole === '0:0:0:0::' || near.check(whole, 'ipv6')
  return isIPv4(whole) && near.check(whole, 'ipv4')
}
