export type Theme = 'system' | 'light' | 'dark'

/** The theme that the reader chose; without a choice the page follows the system. */
export function readTheme(request: Request): Theme {
  const match = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.get('Cookie') ?? '')
  return match ? (match[1] as Theme) : 'system'
}
