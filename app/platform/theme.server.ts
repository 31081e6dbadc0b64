import { readCookie } from './cookies.server.ts'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(request: Request): Theme {
  const chosen = readCookie(request, 'theme')
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
