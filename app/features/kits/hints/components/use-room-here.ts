import { useEffect } from 'react'
import { keepRoom, roomHere } from '#app/features/kits/hints/room-on-device.ts'

/** Leads a phone that is in a game of this kit there, so that answers and hints count in it. */
export function useRoomHere(kitId: string, puzzleId: string | null): void {
  useEffect(() => {
    const path = roomHere(kitId)
    if (path === null) return
    let isHere = true
    void fetch(path, { method: 'HEAD' })
      .then(({ ok, status }) => {
        if (status === 404) keepRoom(kitId, null)
        else if (ok && isHere) window.location.replace(puzzleId === null ? path : `${path}?lock=${puzzleId}`)
      })
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [kitId, puzzleId])
}
