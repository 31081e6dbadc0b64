import { useEffect, useState } from 'react'

export type Theme = 'system' | 'light' | 'dark'

let applied: Theme | null = null

const followers = new Set<(theme: Theme) => void>()

export function applyTheme(theme: Theme): void {
  applied = theme
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : 31_536_000}; SameSite=Lax`
  for (const follow of followers) follow(theme)
}

/** The state that switches show: a page has several, and each follows what another applies. */
export function useTheme(theme: Theme): [Theme, (theme: Theme) => void] {
  const [chosen, setChosen] = useState(applied ?? theme)
  useEffect(() => {
    followers.add(setChosen)
    return () => void followers.delete(setChosen)
  }, [])
  return [chosen, setChosen]
}
