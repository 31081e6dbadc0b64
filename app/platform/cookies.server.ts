import { languageCookieTerms } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { env } from './env.server.ts'

export const isSecure = (): boolean => env().PUBLIC_URL?.startsWith('https:') ?? false

export const readCookie = (request: Request, name: string): string | undefined =>
  cookieIn(request.headers.get('Cookie') ?? '', name)

export function cookieIn(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** The browser reads and writes it too. */
export const languageCookie = (language: Locale): string =>
  `lang=${language}; ${languageCookieTerms}${isSecure() ? '; Secure' : ''}`

export const clearedCookie = (name: string): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
