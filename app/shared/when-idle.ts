export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}
