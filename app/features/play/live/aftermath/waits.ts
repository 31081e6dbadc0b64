import { establishedAfterMs } from '#app/features/play/runs/attempt-budget.ts'

/** Until when answers to a puzzle are not judged, in ms since 1970 by the browser's clock, for puzzles where one was told so; 0 once that is over. */
export type Waits = Readonly<Record<string, number>>

/** What is left of the wait of a puzzle, in ms. */
export const leftOfWait = (waits: Waits, puzzleId: string, now = Date.now()): number =>
  Math.max(0, (waits[puzzleId] ?? 0) - now)

/** An answer to the puzzle was told to wait so long, or with 0 was judged, so that no wait holds any longer. */
export function withWait(waits: Waits, puzzleId: string, ms: number, now: number): Waits {
  if (ms === 0 && !waits[puzzleId]) return waits
  return { ...waits, [puzzleId]: ms === 0 ? 0 : now + ms }
}

/**
 * The waits that still hold of those that a browser keeps. Never longer than that of a newcomer, who may not send on in it: whoever has signed
 * in since has tries of their own, and any other wait is told again. Pure.
 */
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

/** The waits that this browser keeps over a reload, and for other tabs and runs: they are those of who answers. */
export function keptWaits(): Waits {
  try {
    return readWaits(localStorage.getItem(key), Date.now())
  } catch {
    return {}
  }
}

/** Keeps waits beside those that are kept. Storage may be forbidden or full: then a reload forgets them, and nothing else happens. */
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
