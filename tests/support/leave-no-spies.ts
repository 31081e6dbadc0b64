import { afterAll, vi } from 'vitest'

/** The next file shares the modules of this one. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
