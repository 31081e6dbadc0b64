import { useEffect, useEffectEvent } from 'react'
import { beat, silentAfterMs, whenOver } from '#app/shared/stream-beat.ts'

type Listening = {
  /** The data of an event of that name. */
  onEvent: (data: string) => void
  /** Anything was heard, also a beat. */
  onAlive?: () => void
  onLost: () => void
  /** In ms, once it was closed. */
  againAfterMs?: number
  /** With another one it is opened anew. */
  since?: unknown
}

/** Listens for as long as the address stays; opens it again when it is silent or was closed. @param address null: none */
export function useStream(
  address: string | null,
  name: string,
  { onEvent, onAlive, onLost, againAfterMs = 5_000, since }: Listening,
): void {
  const tell = useEffectEvent(onEvent)
  const tellAlive = useEffectEvent(() => onAlive?.())
  const tellLost = useEffectEvent(onLost)
  useEffect(() => {
    if (address === null) return
    let source: EventSource
    let callOff = () => {}
    const open = () => {
      source = new EventSource(address)
      const heard = () => {
        tellAlive()
        callOff()
        callOff = whenOver(silentAfterMs, again)
      }
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        heard()
        tell(data)
      })
      source.addEventListener(beat, heard)
      source.addEventListener('error', () => {
        tellLost()
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
  }, [address, name, againAfterMs, since])
}
