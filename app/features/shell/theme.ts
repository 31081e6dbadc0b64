import type { Theme } from './viewer.ts'

/** Puts a theme into force on this page and remembers it for a year, for the server to render the next one in it. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : 31_536_000}; SameSite=Lax`
}
