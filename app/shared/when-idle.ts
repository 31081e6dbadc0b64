export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}

/** Milliseconds; a reader who only looks at the page can wait this long. */
const patienceMs = 10_000
const signs = ['pointerdown', 'keydown', 'input'] as const

/** Runs in idle time once somebody uses the page, so that what `run` loads is there if the connection drops.
 * @returns cancels it */
export function whenUsed(run: () => void): () => void {
  let cancel = () => {}
  const begin = () => {
    stop()
    cancel = whenIdle(run)
  }
  const timer = setTimeout(begin, patienceMs)
  const stop = () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, begin, true)
  }
  for (const sign of signs) window.addEventListener(sign, begin, true)
  return () => {
    stop()
    cancel()
  }
}
