const name = 'studio-guide'
const away = 'away'
const listeners = new Set<() => void>()

/** Whether the guide for a first project was put away on this device. A browser that keeps nothing shows it each time. */
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
  } catch {
    // Then it is shown again next time
  }
  for (const listener of listeners) listener()
}

/** Calls back when the guide is put away or taken out, in this tab or another. */
export function whenGuideChanges(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
