import { useCallback, useEffect, useState } from 'react'
import { whenOver } from '#app/shared/stream-beat.ts'

export type Curtain = { isOpen: boolean; open: () => void; close: () => void }

/** Nobody has touched the phone for so many ms: it lies on the table. Who listens to it touches it less than who reads. */
const leftAloneMs = 120_000

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'focusin'] as const

/** What others at the table must not read is shut unless somebody is reading it. */
export function useCurtain(): Curtain {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!isOpen) return
    let callOff = whenOver(leftAloneMs, close)
    const touched = () => {
      callOff()
      callOff = whenOver(leftAloneMs, close)
    }
    const looked = () => {
      if (document.visibilityState === 'hidden') close()
    }
    for (const type of touches) window.addEventListener(type, touched, { passive: true, capture: true })
    document.addEventListener('visibilitychange', looked)
    return () => {
      callOff()
      for (const type of touches) window.removeEventListener(type, touched, { capture: true })
      document.removeEventListener('visibilitychange', looked)
    }
  }, [isOpen, close])
  return { isOpen, open, close }
}
