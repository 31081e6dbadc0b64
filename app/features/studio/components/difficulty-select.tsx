import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

export const difficultyLevels = [1, 2, 3, 4, 5] as const

/** Difficulty from 1 to 5, each with the words that its place on the scale has for players. */
export function DifficultySelect({ value, onChange, error }: { value: number; onChange: (value: number) => void; error?: readonly string[] | undefined }) {
  return (
    <Field label={m.studio_field_difficulty()} error={error}>
      {(control) => (
        <Select value={value} onChange={(event) => onChange(Number(event.target.value))} {...control}>
          {difficultyLevels.map((level) => (
            <option key={level} value={level}>
              {difficultyText(level)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A level with its place on the scale in words. */
export function difficultyText(level: number): string {
  if (level <= 2) return m.studio_difficulty_beginner({ level })
  return level === 3 ? m.studio_difficulty_moderate({ level }) : m.studio_difficulty_expert({ level })
}
