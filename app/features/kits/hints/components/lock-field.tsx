import type { ReactNode } from 'react'
import type { LockType } from '#app/features/kits/documents/room.ts'
import { fieldTakes, isOfDigits, longestTyped } from '#app/features/kits/hints/lock-answer.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { ArrowPad } from './arrow-pad.tsx'

type LockFieldProps = {
  lock: LockType
  /** Of the puzzle. */
  name: string
  typed: string
  onType: (typed: string) => void
  /** What came of the last answer. */
  error?: string | null
  disabled?: boolean
  children: ReactNode
}

/** Takes what would open a lock; its form sends it as `answer`. */
export function LockField({ lock, name, typed, onType: type, error, disabled, children }: LockFieldProps) {
  const isDigits = isOfDigits(lock)
  return (
    <div className="grid gap-3">
      <Field
        label={
          <>
            {m.hints_your_answer()}
            <span className="sr-only">{m.hints_of({ name })}</span>
          </>
        }
        error={error}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="answer"
            value={typed}
            onChange={(event) => type(fieldTakes(lock, event.target.value))}
            disabled={disabled}
            maxLength={longestTyped}
            inputMode={isDigits ? 'numeric' : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={isDigits || lock === 'directions' ? 'text-2xl tracking-[0.3em]' : undefined}
          />
        )}
      </Field>
      {lock === 'directions' && <ArrowPad label={m.hints_arrows()} value={typed} onChange={type} disabled={disabled} />}
      {children}
    </div>
  )
}
