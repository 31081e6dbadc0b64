import { clearedCookie, isSecure, readCookie } from './cookies.server.ts'
import { flashCodes } from '#app/shared/flash-codes.ts'
import type { FlashCode } from '#app/shared/flash-codes.ts'

const name = 'flash'

export const flash = (code: FlashCode): string =>
  `${name}=${code}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`

export function takeFlash(request: Request): { code: FlashCode | null; cookie: string | null } {
  const value = readCookie(request, name)
  if (value === undefined) return { code: null, cookie: null }
  return { code: flashCodes.find((code) => code === value) ?? null, cookie: clearedCookie(name) }
}
