import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { watchIdle } from '#app/features/play/kiosk/watch-idle.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

type Watch = {
  idleMs: number
  /** Whether somebody pressed what starts it anew. */
  isAnew: boolean
  onStay: () => void
  onGone: () => void
}

/** Starts the kiosk anew: once nobody has touched it for a while, after asking whether somebody is still there, or when
 * somebody wants it, after asking whether they do. */
export function KioskWatch({ idleMs, isAnew, onStay, onGone }: Watch) {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => watchIdle({ page: window, idleMs, onAsk: setSeconds, onGone }), [idleMs, onGone])
  if (seconds !== null)
    return (
      <Question key="idle" title={m.kiosk_asked()} text={m.kiosk_asked_text({ seconds })}>
        {/* Any touch goes on; the button says so */}
        <Button variant="primary" size="large">
          {m.kiosk_go_on()}
        </Button>
      </Question>
    )
  return isAnew && <AnewQuestion key="anew" onStay={onStay} onGone={onGone} />
}

export function AnewQuestion({ onStay, onGone }: Pick<Watch, 'onStay' | 'onGone'>) {
  return (
    <Question title={m.kiosk_anew_asked()} text={m.kiosk_anew_text()} onClose={onStay}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" size="large" onClick={onStay}>
          {m.kiosk_go_on()}
        </Button>
        <Button size="large" onClick={onGone}>
          {m.kiosk_anew()}
        </Button>
      </div>
    </Question>
  )
}

type QuestionProps = { title: string; text: string; onClose?: () => void; children: ReactNode }

function Question({ title, text, onClose, children }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Over whatever is open: puzzles are modal, too
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto grid max-w-lg gap-5 rounded-card border border-brass bg-surface p-8 text-center text-ink shadow-float backdrop:bg-backdrop"
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      <p className="text-lg text-muted">{text}</p>
      {children}
    </dialog>
  )
}
