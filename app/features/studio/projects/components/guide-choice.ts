const name = 'studio-guide'
const away = 'away'
const listeners = new Set<() => void>()

export function isGuideHidden(): boolean {
  try {
    return localStorage.getItem(name) === away
  } catch {
    return false
  }
}

export const hideGuide = (): void => choose(() => localStorage.setItem(name, away))
export const showGuide = (): void => choose(() => localStorage.removeItem(name))

function choose(write: () => void): void {
  try {
    write()
  } catch {}
  for (const listener of listeners) listener()
}

export function whenGuideChanges(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
