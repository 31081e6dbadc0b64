import type { Theme } from './viewer.ts'

export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : 31_536_000}; SameSite=Lax`
}
