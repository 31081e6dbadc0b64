import { useEffect, useState } from 'react'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { useStream } from './use-stream.ts'

/** `since`: when the picture came, on the page's own clock. */
export type Live<Picture> = { picture: Picture; since: number; isLost: boolean }

/** What is going on, by a stream of whole pictures. */
export function useLivePicture<Picture>(address: string, name: string, initial: Picture): Live<Picture> {
  const [streamed, show] = useState<{ from: Picture; picture: Picture; since: number } | null>(null)
  const [isLost, setLost] = useState(false)
  const [since] = useState(() => (typeof performance === 'undefined' ? 0 : performance.now()))
  // The page may be read in another language than the reader's own
  useStream(`${address}?lang=${getLocale()}`, name, {
    onEvent: (data) => show({ from: initial, picture: JSON.parse(data) as Picture, since: performance.now() }),
    onAlive: () => setLost(false),
    onLost: () => {
      setLost(true)
      void leaveIfDeleted()
    },
    since: initial,
  })
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
