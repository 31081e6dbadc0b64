import { AtHand } from '#app/features/puzzles/kit/object/in-place.tsx'
import { useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'

interface SubmitButtonProps {
  submit: string
  submitting?: string
  busy: boolean
  waiting: boolean
  className?: string
  onSubmit: () => void
}

/** Sends the answer. Not `disabled` while it waits: keyboard users would lose the focus. */
export function SubmitButton({ submit, submitting = submit, busy, waiting, className, onSubmit }: SubmitButtonProps) {
  return (
    <AtHand>
      <Button
        variant="primary"
        size="large"
        className={classNames('justify-self-center', className)}
        loading={busy}
        aria-disabled={waiting || undefined}
        onClick={() => !waiting && onSubmit()}
      >
        {busy ? submitting : submit}
      </Button>
    </AtHand>
  )
}

interface SubmitRowProps extends Omit<SubmitButtonProps, 'className'> {
  said: string
  saidId?: string
}

interface SaidProps {
  id?: string | undefined
  said: string
  className?: string
}

/** Keeps the room of what was said last, or the button below would move when the answer is changed. */
export function Said({ id, said, className }: SaidProps) {
  const [last, setLast] = useState(said)
  if (said !== '' && said !== last) setLast(said)
  return (
    <p id={id} role="status" className={classNames('min-h-7 text-center font-medium text-danger-ink', className)}>
      {said ||
        (last && (
          <span aria-hidden="true" className="invisible">
            {last}
          </span>
        ))}
    </p>
  )
}

export function SubmitRow({ said, saidId, ...button }: SubmitRowProps) {
  return (
    <AtHand>
      <Said id={saidId} said={said} />
      <SubmitButton {...button} />
    </AtHand>
  )
}
