import { beat, silentAfterMs, whenOver } from '#app/shared/stream-beat.ts'

const reopenAfterMs = 2_000
/** In ms, after a refused stream: the session has ended, or the server is about to stop. */
const refusedForMs = 30_000

/** Only while the page is visible, since a browser allows few connections; a returning page checks anyway. */
export function hearSessionEnd(look: () => Promise<void>, isPaused: () => boolean): () => void {
  let source: EventSource | null = null
  let callOff = () => {}
  let ended = false
  const close = () => {
    callOff()
    source?.close()
    source = null
  }
  const lookAgain = (ms: number) => {
    close()
    void look().then(() => {
      callOff()
      callOff = whenOver(ms, open)
    })
  }
  function open(): void {
    if (ended || source !== null || isPaused() || document.visibilityState !== 'visible') return
    const opened = new EventSource('/api/account/events')
    source = opened
    const heard = () => {
      callOff()
      callOff = whenOver(silentAfterMs, () => {
        // If the session has ended meanwhile, a new stream is refused
        close()
        open()
      })
    }
    heard()
    opened.addEventListener(beat, () => source === opened && heard())
    opened.addEventListener('session', () => source === opened && lookAgain(reopenAfterMs))
    opened.addEventListener('error', () => {
      // The browser reconnects by itself unless the server has refused
      if (opened.readyState === EventSource.CLOSED && source === opened) lookAgain(refusedForMs)
    })
  }
  const follow = () => (document.visibilityState === 'visible' ? open() : close())
  open()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', open)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('online', open)
    ended = true
    close()
  }
}
