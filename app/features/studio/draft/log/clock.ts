export type Clock = {
  now: () => number
  /** @returns a function that cancels it */ wake: (run: () => void, ms: number) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wake: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
