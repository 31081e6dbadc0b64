import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldGroup } from '#app/ui/field.tsx'

type Choice<Value extends string> = { value: Value; label: string; hint?: string; picture: ReactNode }

type PictureChoiceProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
  error: readonly string[] | undefined
  className: string
}

/** Radio buttons with a picture each. */
export function PictureChoice<Value extends string>({
  legend,
  name,
  value,
  choices,
  onChange,
  error,
  className,
}: PictureChoiceProps<Value>) {
  const group = useId()
  return (
    <FieldGroup legend={legend} name={name} error={error}>
      <div className={className}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="grid cursor-pointer content-start justify-items-center gap-1 rounded-control border-2 border-line-strong/60 bg-raised p-2.5 text-center text-sm transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.picture}
            <span className="font-semibold text-balance">{choice.label}</span>
            {choice.hint && <span className="text-muted text-balance">{choice.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
