import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

/** How long it asks before it starts anew. */
const askedMs = 20_000

const touches = ['pointerdown', 'keydown', 'wheel'] as const

/** Starts the kiosk anew once nobody has touched it for a while, after asking whether somebody is still there. */
export function KioskWatch({ idleMs, onGone }: { idleMs: number; onGone: () => void }) {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    let touchedAt = Date.now()
    const touched = () => {
      touchedAt = Date.now()
      setSeconds(null)
    }
    const timer = setInterval(() => {
      const left = touchedAt + idleMs + askedMs - Date.now()
      setSeconds(left <= askedMs ? Math.max(0, Math.ceil(left / 1000)) : null)
      if (left > 0) return
      clearInterval(timer)
      onGone()
    }, 1_000)
    for (const touch of touches) window.addEventListener(touch, touched, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const touch of touches) window.removeEventListener(touch, touched, { capture: true })
    }
  }, [idleMs, onGone])
  return seconds === null ? null : <Question seconds={seconds} />
}

function Question({ seconds }: { seconds: number }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Over whatever is open: puzzles are modal, too
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="still-there"
      className="m-auto grid max-w-lg gap-5 rounded-card border border-brass bg-surface p-8 text-center text-ink shadow-float backdrop:bg-backdrop"
    >
      <h2 id="still-there" className="text-heading">
        {m.kiosk_asked()}
      </h2>
      <p className="text-lg text-muted">{m.kiosk_asked_text({ seconds })}</p>
      {/* Any touch goes on; the button says so */}
      <Button variant="primary" size="large">
        {m.kiosk_go_on()}
      </Button>
    </dialog>
  )
}
