import { isSecure, readCookie } from './cookies.server.ts'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(request: Request): Theme {
  const chosen = readCookie(request, 'theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

const aYear = 31_536_000

/** The browser reads and writes it too, so it is no HttpOnly cookie. */
export const themeCookie = (theme: Theme): string =>
  `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : aYear}; SameSite=Lax${isSecure() ? '; Secure' : ''}`
