import { useEffect, useRef, useState } from 'react'
import { watchIdle } from '#app/features/play/kiosk/watch-idle.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

/** Starts the kiosk anew once nobody has touched it for a while, after asking whether somebody is still there. */
export function KioskWatch({ idleMs, onGone }: { idleMs: number; onGone: () => void }) {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => watchIdle({ page: window, idleMs, onAsk: setSeconds, onGone }), [idleMs, onGone])
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
