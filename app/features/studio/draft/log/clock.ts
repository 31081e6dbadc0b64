/** What tells the time and wakes who waits; tests move one by hand. */
export type Clock = {
  now: () => number
  /** @returns what stops it */ wake: (run: () => void, ms: number) => () => void
}

/** The clock of the browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  wake: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
