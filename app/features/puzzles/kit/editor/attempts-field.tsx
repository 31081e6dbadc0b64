import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

export function AttemptsField({ value, onChange }: { value: number; onChange: (attempts: number) => void }) {
  return (
    <Field label={m.puzzles_attempts()} hint={m.puzzles_attempts_hint()}>
      {(control) => (
        <Select
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="max-w-40"
          {...control}
        >
          {Array.from({ length: 10 }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
