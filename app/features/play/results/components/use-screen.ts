import { useEffect, useState } from 'react'
import type { ScreenView } from '#app/features/play/results/read-screen.server.ts'

const openAgainAfterMs = 5_000

/** What the stream told last, and how many ms ago. */
export function useScreen(first: ScreenView, address: string): { view: ScreenView; tickedMs: number } {
  const [told, tell] = useState(() => ({ view: first, at: Date.now() }))
  const [now, tick] = useState(0)
  useEffect(() => {
    let source: EventSource
    let again: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(address)
      source.addEventListener('screen', ({ data }: MessageEvent<string>) =>
        tell({ view: JSON.parse(data) as ScreenView, at: Date.now() }),
      )
      // Browsers give up on a server that refuses; a projector does not
      source.addEventListener('error', ({ target }) => {
        if (target === source && source.readyState === EventSource.CLOSED) again = setTimeout(open, openAgainAfterMs)
      })
    }
    open()
    const timer = setInterval(() => tick(Date.now()), 1_000)
    return () => {
      source.close()
      clearTimeout(again)
      clearInterval(timer)
    }
  }, [address])
  return { view: told.view, tickedMs: Math.max(0, now - told.at) }
}
