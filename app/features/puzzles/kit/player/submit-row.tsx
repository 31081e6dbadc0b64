import { AtHand } from '#app/features/puzzles/kit/object/in-place.tsx'
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

export function SubmitRow({ said, saidId, ...button }: SubmitRowProps) {
  return (
    <AtHand>
      <p id={saidId} role="status" className="min-h-7 text-center font-medium text-danger-ink">
        {said}
      </p>
      <SubmitButton {...button} />
    </AtHand>
  )
}
