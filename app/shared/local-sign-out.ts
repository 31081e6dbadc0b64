/** `leaving`: on the way to the sign-in page, which must not use the network; `away`: until the server has answered. */
export type LocalSignOut = 'no' | 'leaving' | 'away'

let state: LocalSignOut = 'no'
const listeners = new Set<() => void>()

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
