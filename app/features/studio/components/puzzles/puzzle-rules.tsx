import type { PuzzleEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'

const afterAttempts = { cooldown: m.studio_after_cooldown, time_penalty: m.studio_after_penalty, offer_answer: m.studio_after_offer } as const
type AfterAttempts = keyof typeof afterAttempts

/** The clock of a puzzle, how long it should take, and what follows too many wrong answers. */
export function PuzzleRules({ values, set, errorsAt }: { values: PuzzleEdits; set: (change: PuzzleEdits) => void; errorsAt: (field: string) => string[] | undefined }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <Field label={m.studio_field_time_limit()} hint={m.studio_time_limit_hint()} error={errorsAt('timeLimit')}>
        {(control) => (
          <Input
            type="number"
            min={1}
            step={1}
            value={values.timeLimit ?? ''}
            onChange={(event) => set({ timeLimit: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : null })}
            {...control}
          />
        )}
      </Field>
      <Field label={m.studio_field_expected()} hint={m.studio_expected_hint()} error={errorsAt('expectedMinutes')}>
        {(control) => (
          <Input
            type="number"
            min={1}
            step={1}
            defaultValue={values.expectedMinutes ?? 5}
            onChange={(event) => Number.isFinite(event.target.valueAsNumber) && set({ expectedMinutes: event.target.valueAsNumber })}
            {...control}
          />
        )}
      </Field>
      <Field label={m.studio_field_after_attempts()} hint={m.studio_after_attempts_hint()} error={errorsAt('afterAttempts')}>
        {(control) => (
          <Select value={values.afterAttempts ?? 'cooldown'} onChange={(event) => set({ afterAttempts: event.target.value as AfterAttempts })} {...control}>
            {(Object.keys(afterAttempts) as AfterAttempts[]).map((choice) => (
              <option key={choice} value={choice}>
                {afterAttempts[choice]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
