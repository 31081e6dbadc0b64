export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}

/** Somebody who only looks at a page needs nothing more. */
const patienceMs = 10_000
const signs = ['pointerdown', 'keydown', 'input'] as const

/** In idle time, once somebody works on the page: what runs is there when the connection goes. @returns ends it */
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
