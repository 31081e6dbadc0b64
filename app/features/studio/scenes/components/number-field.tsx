import { useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useUnreadable } from '#app/features/studio/fields/components/unreadable-texts.ts'

type NumberFieldProps = {
  label: string
  /** Unique within its dialog: the key under which an unreadable number is kept. */
  name: string
  value: number | undefined
  step: number
  min: number
  max: number
  onChange: (value: number) => void
  error: string[] | undefined
}

export function NumberField({ label, name, value, step, min, max, onChange, error }: NumberFieldProps) {
  const unreadable = useUnreadable()
  const [typed, setTyped] = useState<string | null>(null)
  const kept = unreadable.texts[name]
  const change = (text: string) => {
    setTyped(text)
    const found = numberWithin(text, min, max)
    unreadable.keep(name, found === null ? text : null)
    if (found !== null) onChange(found)
  }
  return (
    <Field
      label={label}
      error={
        kept === undefined ? error : m.studio_number_between({ least: formatNumber(min), most: formatNumber(max) })
      }
    >
      {(control) => (
        <Input
          type="number"
          value={kept ?? typed ?? (value === undefined ? '' : Math.round(value * 100) / 100)}
          step={step}
          min={min}
          max={max}
          data-unreadable={kept === undefined ? undefined : true}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyped(null)}
          {...control}
        />
      )}
    </Field>
  )
}

/** Null when it is not a number or is out of bounds. */
export function numberWithin(typed: string, min: number, max: number): number | null {
  const value = typed.trim() === '' ? NaN : Number(typed)
  return value >= min && value <= max ? value : null
}
