import { useCallback, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'

/** Not more often than this is it said that there is nothing; in ms. */
const quietMs = 4000

/** Says that a touch or a drop met nothing, without nagging who tries many places. */
export function useMissed(remark: (text: string) => void): () => void {
  const lately = useRef(-Infinity)
  return useCallback(() => {
    const now = performance.now()
    if (now - lately.current < quietMs) return
    lately.current = now
    remark(m.player_nothing_there())
  }, [remark])
}
