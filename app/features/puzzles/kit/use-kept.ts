import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Json } from '#app/features/puzzles/contract.ts'

/** Nothing ever changes. */
const never = () => () => {}

/**
 * State that lives as long as the browser's tab, so that closing a puzzle loses nothing that was worked out. Under another
 * name it is another's. `read` makes sure of what was kept; null for a name keeps nothing. A browser that may not keep anything costs only that.
 */
export function useKept<T>(name: string | null, start: T, read: (kept: unknown) => T | null): [T, (next: T) => void] {
  // the server knows nothing of what was kept, so the first picture is the same on both sides
  const inBrowser = useSyncExternalStore(never, () => true, () => false)
  const [changed, setChanged] = useState<{ name: string | null; value: T } | null>(null)
  const kept = useMemo(() => (inBrowser && name !== null ? readKept(name) : undefined), [inBrowser, name])
  const value = changed?.name === name ? changed.value : ((kept === undefined ? null : read(kept)) ?? start)
  const change = (next: T) => {
    setChanged({ name, value: next })
    if (name !== null) keep(name, next)
  }
  return [value, change]
}

const keyOf = (name: string) => `puzzle ${name}`

function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // no room, or not allowed
  }
}

/** The `sheet` of what was laid out for a run; null where nothing was, in an author's preview. */
export function sheetIn(view: Json): number | null {
  const sheet = typeof view === 'object' && view !== null && !Array.isArray(view) ? view['sheet'] : null
  return typeof sheet === 'number' ? sheet : null
}
