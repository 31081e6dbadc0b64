import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

export const difficultyLevels = [1, 2, 3, 4, 5] as const

const texts = { 1: m.studio_difficulty_1, 2: m.studio_difficulty_2, 3: m.studio_difficulty_3, 4: m.studio_difficulty_4, 5: m.studio_difficulty_5 } as const

/** A level with words of its own; players of an adventure read the wider ones of the library. */
export const difficultyText = (level: (typeof difficultyLevels)[number]): string => texts[level]()

/** Difficulty from 1 to 5, each with its words. */
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
