import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

const levels = [
  m.studio_difficulty_1,
  m.studio_difficulty_2,
  m.studio_difficulty_3,
  m.studio_difficulty_4,
  m.studio_difficulty_5,
]

interface DifficultySelectProps<Value> {
  value: Value
  onChange: (value: Value) => void
  hint?: string
  error?: readonly string[] | undefined
}

export function DifficultySelect(
  props:
    | (DifficultySelectProps<number> & { none?: undefined })
    | (DifficultySelectProps<number | null> & { none: string }),
) {
  const choose = (chosen: string) =>
    chosen !== '' ? props.onChange(Number(chosen)) : props.none !== undefined && props.onChange(null)
  return (
    <Field label={m.studio_field_difficulty()} hint={props.hint} error={props.error}>
      {(control) => (
        <Select value={props.value ?? ''} onChange={(event) => choose(event.target.value)} {...control}>
          {props.none !== undefined && <option value="">{props.none}</option>}
          {levels.map((text, at) => (
            <option key={at} value={at + 1}>
              {text()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
