import type { ComponentProps } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

type CountFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  value: number
  from?: number
  to: number
  /** In place of the number. */
  each?: ((count: number) => string) | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
  onChange: (count: number) => void
}

/** A whole number, chosen from a list. */
export function CountField({ value, from = 1, to, each, wide = false, onChange, ...field }: CountFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
          {...(wide ? {} : { className: 'max-w-40' })}
          {...control}
        >
          {Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => (
            <option key={index} value={from + index}>
              {each?.(from + index) ?? from + index}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
