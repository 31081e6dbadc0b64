import { isSecure, readCookie } from './cookies.server.ts'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(request: Request): Theme {
  const chosen = readCookie(request, 'theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Shows the pages without the design settings, for anyone who could not read them; kept for an hour, or until a theme
 * is chosen. */
export const builtInLook = (isOn: boolean): string =>
  `theme=builtin; Path=/; Max-Age=${isOn ? 3600 : 0}; SameSite=Lax${isSecure() ? '; Secure' : ''}`

export const wantsBuiltInLook = (request: Request): boolean => readCookie(request, 'theme') === 'builtin'

const aYear = 31_536_000

/** The browser reads and writes it too, so it is not HttpOnly. */
export const themeCookie = (theme: Theme): string =>
  `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : aYear}; SameSite=Lax${isSecure() ? '; Secure' : ''}`
