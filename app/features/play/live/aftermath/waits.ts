import { establishedAfterMs } from '#app/features/play/runs/attempt-budget.ts'

/** By puzzle, in ms since 1970 by the browser's clock; 0 once a wait is over. */
export type Waits = Readonly<Record<string, number>>

/** ms */
export const leftOfWait = (waits: Waits, puzzleId: string, now = Date.now()): number =>
  Math.max(0, (waits[puzzleId] ?? 0) - now)

export function withWait(waits: Waits, puzzleId: string, ms: number, now: number): Waits {
  if (ms === 0 && !waits[puzzleId]) return waits
  return { ...waits, [puzzleId]: ms === 0 ? 0 : now + ms }
}

/** Pure. No stored wait exceeds a newcomer's: somebody who has signed in since has their own attempts. */
export function readWaits(text: string | null, now: number): Waits {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([puzzleId, until]) =>
        typeof until === 'number' && until > now ? [[puzzleId, Math.min(until, now + establishedAfterMs)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

const key = 'whodini-waits'

export function keptWaits(): Waits {
  try {
    return readWaits(localStorage.getItem(key), Date.now())
  } catch {
    return {}
  }
}

/** Storage may be forbidden or full: then a reload forgets them. */
export function keepWaits(waits: Waits): void {
  const now = Date.now()
  const holding = Object.entries({ ...keptWaits(), ...waits }).filter(([, until]) => until > now)
  try {
    if (holding.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(Object.fromEntries(holding)))
  } catch {
    return
  }
}
