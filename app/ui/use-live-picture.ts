import { useEffect, useState } from 'react'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { beat, silentAfterMs, whenOver } from '#app/shared/stream-beat.ts'

/** `since`: when the picture came, on the page's own clock. */
export type Live<Picture> = { picture: Picture; since: number; isLost: boolean }

const againAfterMs = 5_000

/** What is going on, by a stream of whole pictures. */
export function useLivePicture<Picture>(address: string, name: string, initial: Picture): Live<Picture> {
  const [streamed, show] = useState<{ from: Picture; picture: Picture; since: number } | null>(null)
  const [isLost, setLost] = useState(false)
  const [since] = useState(() => (typeof performance === 'undefined' ? 0 : performance.now()))
  // The page may be read in another language than the reader's own
  const language = getLocale()
  useEffect(() => {
    let source: EventSource
    let callOff = () => {}
    const open = () => {
      source = new EventSource(`${address}?lang=${language}`)
      const heard = () => {
        setLost(false)
        callOff()
        callOff = whenOver(silentAfterMs, again)
      }
      source.addEventListener(name, (event: MessageEvent<string>) => {
        heard()
        show({ from: initial, picture: JSON.parse(event.data) as Picture, since: performance.now() })
      })
      source.addEventListener(beat, heard)
      source.addEventListener('error', () => {
        setLost(true)
        void leaveIfDeleted()
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
  }, [address, name, initial, language])
  // A page that was loaded anew is newer than what had been streamed to it
  return streamed?.from === initial ? { ...streamed, isLost } : { picture: initial, since, isLost }
}

/** Ticks once a second: how long ago the picture came, in ms. */
export function useSince(since: number): number {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}

/** Names in what is deleted do not stay on a wall. */
async function leaveIfDeleted(): Promise<void> {
  const page = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
  if (page?.status === 404) window.location.reload()
}
