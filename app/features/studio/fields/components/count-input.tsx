import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { FieldErrors } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { countIn } from './count-in.ts'

type CountInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  label?: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
}

/** An invalid number stays in the field, with its error, and blocks the form. */
export function CountInput({ label, value, onChange, min = 1, max, ...props }: CountInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <Input
        {...props}
        type="text"
        inputMode={min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(value)}
        data-unreadable={typed === null ? undefined : true}
        {...(typed === null ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
        onChange={(event) => {
          const text = event.target.value
          const count = countIn(text, min, max)
          setTyped(count === null ? text : null)
          if (count !== null) onChange(count)
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (by === undefined) return
          event.preventDefault()
          setTyped(null)
          onChange(Math.min(max, Math.max(min, value + by)))
        }}
      />
      <FieldErrors id={id} errors={typed === null ? [] : [m.studio_rules_number_wrong({ min, max })]} />
    </div>
  )
}
