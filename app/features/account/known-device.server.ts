import { createHmac, timingSafeEqual } from 'node:crypto'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { isSecure, readCookie } from '#app/platform/cookies.server.ts'
import { randomName } from '#app/shared/ids.ts'
import { countedAddress } from './counted-address.server.ts'

/** Not `whodini_`: this cookie changes no page, and such a prefix would keep its owner from the page cache. */
const deviceCookieName = (): string => (isSecure() ? '__Host-known_device' : 'known_device')

const mostAccounts = 10
const form = /^[0-9A-Za-z]{22}(?:\.[\w-]{22}){1,10}$/

const partsOf = (value: string | undefined): [device: string, proofs: string[]] | null => {
  const [device, ...proofs] = value !== undefined && form.test(value) ? value.split('.') : []
  return device === undefined ? null : [device, proofs]
}

/** Names neither the account nor the address; without our secret nobody can forge one for somebody else. */
const proofOf = (device: string, email: string): string =>
  createHmac('sha256', getAuthSecret()).update(`known device|${device}|${email}`).digest('base64url').slice(0, 22)

export const readDevice = (request: Request): string | undefined => readCookie(request, deviceCookieName())

/** The key under which this device's tries on this account are counted; null when it never signed in to it. */
export function knownDevice(cookie: string | undefined, email: string): string | null {
  const [device, proofs] = partsOf(cookie) ?? ['', []]
  const proof = Buffer.from(proofOf(device, email))
  const isKnown = proofs.some((given) => timingSafeEqual(Buffer.from(given), proof))
  return isKnown ? countedAddress(`${device}|${email}`) : null
}

/** Set-Cookie for a device that has just signed in to this account; it keeps the last ten for a year. */
export function rememberDevice(cookie: string | undefined, email: string): string {
  const [device, proofs] = partsOf(cookie) ?? [randomName(), []]
  const proof = proofOf(device, email)
  const kept = [...proofs.filter((other) => other !== proof), proof].slice(-mostAccounts)
  const value = [device, ...kept].join('.')
  return `${deviceCookieName()}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}
