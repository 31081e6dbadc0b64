import { useCallback, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'

const quietMs = 4000

export function useMissed(remark: (text: string) => void): () => void {
  const lately = useRef(-Infinity)
  return useCallback(() => {
    const now = performance.now()
    if (now - lately.current < quietMs) return
    lately.current = now
    remark(m.player_nothing_there())
  }, [remark])
}
