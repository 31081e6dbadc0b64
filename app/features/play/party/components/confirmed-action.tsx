import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

type ConfirmedActionProps = {
  question: string
  confirm: string
  act: () => Promise<string | null>
  onDone: () => void
  onCancel: () => void
}

export function ConfirmedAction({ question, confirm, act, onDone, onCancel }: ConfirmedActionProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const questionId = useId()
  const go = async () => {
    setBusy(true)
    const failed = await act()
    setBusy(false)
    setFailure(failed)
    if (failed === null) onDone()
  }
  return (
    <div role="group" aria-labelledby={questionId} className="grid animate-appear gap-3">
      <p id={questionId}>{question}</p>
      <p role="status" className="text-danger-ink empty:sr-only">
        {failure}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" loading={busy} onClick={() => void go()}>
          {confirm}
        </Button>
        {/* The harmless choice gets the focus */}
        <Button autoFocus onClick={onCancel}>
          {m.common_cancel()}
        </Button>
      </div>
    </div>
  )
}
