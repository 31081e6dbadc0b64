import { useEffect, useState } from 'react'
import type { Board } from '#app/features/play/groups/board.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { beat, silentAfterMs, whenOver } from '#app/shared/stream-beat.ts'

/** `since`: when the board came, on the page's own clock. */
export type LiveBoard = { board: Board; since: number; isLost: boolean }

const againAfterMs = 5_000

/** The session as it is, by a stream of whole pictures. */
export function useBoard(sessionId: string, initial: Board): LiveBoard {
  const [streamed, show] = useState<{ from: Board; board: Board; since: number } | null>(null)
  const [isLost, setLost] = useState(false)
  const [since] = useState(() => (typeof performance === 'undefined' ? 0 : performance.now()))
  // The page may be read in another language than the reader's own
  const language = getLocale()
  useEffect(() => {
    let source: EventSource
    let callOff = () => {}
    const open = () => {
      source = new EventSource(`/api/sessions/${sessionId}/events?lang=${language}`)
      const heard = () => {
        setLost(false)
        callOff()
        callOff = whenOver(silentAfterMs, again)
      }
      source.addEventListener('board', (event: MessageEvent<string>) => {
        heard()
        show({ from: initial, board: JSON.parse(event.data) as Board, since: performance.now() })
      })
      source.addEventListener(beat, heard)
      source.addEventListener('error', () => {
        setLost(true)
        // Otherwise the browser opens it again by itself
        if (source.readyState === EventSource.CLOSED) callOff = whenOver(againAfterMs, again)
      })
    }
    const again = () => {
      source.close()
      open()
    }
    open()
    return () => {
      callOff()
      source.close()
    }
  }, [sessionId, initial, language])
  // A page that was loaded anew is newer than what had been streamed to it
  return streamed?.from === initial ? { ...streamed, isLost } : { board: initial, since, isLost }
}

/** Ticks once a second: how long ago the board came, in ms. */
export function useSince(since: number): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}
