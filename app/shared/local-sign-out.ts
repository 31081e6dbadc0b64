/**
 * Whether somebody signed out here while the server was out of reach: `leaving` on the way to the sign-in page, which must
 * ask nothing of the network; `away` until the server answered again. The page shows a visitor meanwhile.
 */
export type LocalSignOut = 'no' | 'leaving' | 'away'

let state: LocalSignOut = 'no'
const listeners = new Set<() => void>()

/** A store for `useSyncExternalStore`. */
export const localSignOut = {
  get: (): LocalSignOut => state,
  set(next: LocalSignOut): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
