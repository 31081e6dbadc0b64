export type Clock = {
  now: () => number
  /** @returns what stops it */ wake: (run: () => void, ms: number) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wake: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
