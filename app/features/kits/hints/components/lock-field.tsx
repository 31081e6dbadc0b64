import Delete from 'lucide-react/icons/delete'
import type { ReactNode } from 'react'
import type { LockType } from '#app/features/kits/documents/room.ts'
import { fieldTakes, isOfDigits, longestTyped } from '#app/features/kits/hints/lock-answer.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

const arrows = [
  ['↑', m.hints_up],
  ['→', m.hints_right],
  ['↓', m.hints_down],
  ['←', m.hints_left],
] as const

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
      {lock === 'directions' && (
        <div role="group" aria-label={m.hints_arrows()} className="flex flex-wrap gap-2">
          {arrows.map(([arrow, label]) => (
            <Button
              key={arrow}
              size="icon"
              aria-label={label()}
              disabled={disabled}
              onClick={() => type(typed + arrow)}
            >
              <span aria-hidden="true" className="text-xl">
                {arrow}
              </span>
            </Button>
          ))}
          <Button
            size="icon"
            variant="ghost"
            aria-label={m.hints_take_back()}
            disabled={disabled || typed === ''}
            onClick={() => type([...typed].slice(0, -1).join(''))}
          >
            <Delete aria-hidden="true" className="size-5" />
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
