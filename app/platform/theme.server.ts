import { readCookie } from './cookies.server.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The theme that the reader chose; without a choice the page follows the system. */
export function readTheme(request: Request): Theme {
  const chosen = readCookie(request, 'theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
