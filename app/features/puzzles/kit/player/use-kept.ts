import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react'

/** The run and its puzzle, or whatever else is typed into, so that kept input stays with it. Null keeps nothing. */
export const KeptFor = createContext<string | null>(null)

/** The key under which this tab keeps something; null if nothing is kept. */
export function useKeptName(name: string): string | null {
  const keptFor = useContext(KeptFor)
  return keptFor === null ? null : `play ${keptFor} ${name}`
}

const never = () => () => {}

/** The server does not know what the tab keeps, so the first render must be the same on both sides. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** State that lives as long as the tab, so that closing a puzzle loses nothing. `read` validates what was kept. */
export function useKept<T>(name: string, start: T, read: (kept: unknown) => T | null): [T, (next: T) => void] {
  const inBrowser = useInBrowser()
  const keepAs = useKeptName(name)
  const [changed, setChanged] = useState<{ name: string; value: T } | null>(null)
  const kept = useMemo(() => (inBrowser ? keptInTab(keepAs) : undefined), [inBrowser, keepAs])
  const value = changed?.name === name ? changed.value : ((kept === undefined ? null : read(kept)) ?? start)
  const change = (next: T) => {
    setChanged({ name, value: next })
    keepInTab(keepAs, next)
  }
  return [value, change]
}

export const readText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

export function keptInTab(keepAs: string | null): unknown {
  if (keepAs === null) return undefined
  try {
    return JSON.parse(sessionStorage.getItem(keepAs) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepInTab(keepAs: string | null, value: unknown): void {
  if (keepAs === null) return
  try {
    sessionStorage.setItem(keepAs, JSON.stringify(value))
  } catch {
    // storage is full or forbidden
  }
}
