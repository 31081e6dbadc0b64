/** How long it asks before it starts anew. */
export const askedMs = 20_000

const touches = ['pointerdown', 'keydown', 'wheel'] as const

type Watch = {
  /** Whatever is touched in it counts. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  idleMs: number
  /** The seconds left while it asks whether somebody is there; null when it does not. */
  onAsk: (seconds: number | null) => void
  onGone: () => void
}

/** Asks after `idleMs` without a touch, and calls `onGone` once when nobody answers. @returns how to stop */
export function watchIdle({ page, idleMs, onAsk, onGone }: Watch): () => void {
  let touchedAt = Date.now()
  const touched = () => {
    touchedAt = Date.now()
    onAsk(null)
  }
  const timer = setInterval(() => {
    const left = touchedAt + idleMs + askedMs - Date.now()
    onAsk(left <= askedMs ? Math.max(0, Math.ceil(left / 1000)) : null)
    if (left > 0) return
    clearInterval(timer)
    onGone()
  }, 1_000)
  for (const touch of touches) page.addEventListener(touch, touched, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    for (const touch of touches) page.removeEventListener(touch, touched, { capture: true })
  }
}
