import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { afterAttemptsTexts, skipPolicyTexts } from './rule-texts.ts'
import { VariantField } from './variant-field.tsx'

type AfterAttempts = keyof typeof afterAttemptsTexts
type SkipPolicy = keyof typeof skipPolicyTexts

type PuzzleRulesProps = {
  values: Partial<PuzzleView>
  set: (change: Partial<PuzzleView>) => void
  errorsAt: (field: string) => string[] | undefined
  shuffles: boolean
}

export function PuzzleRules({ values, set, errorsAt, shuffles }: PuzzleRulesProps) {
  const skipPolicy = values.skipPolicy ?? 'after_hints'
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <DifficultySelect
        value={values.difficulty ?? null}
        onChange={(difficulty: number | null) => set({ difficulty })}
        hint={m.studio_puzzle_difficulty_hint()}
        none={m.studio_puzzle_difficulty_none()}
        error={errorsAt('difficulty')}
      />
      <Field label={m.studio_field_time_limit()} hint={m.studio_time_limit_hint()} error={errorsAt('timeLimit')}>
        {(control) => (
          <Input
            type="number"
            min={1}
            step={1}
            value={values.timeLimit ?? ''}
            onChange={(event) =>
              set({ timeLimit: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : null })
            }
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
            onChange={(event) =>
              Number.isFinite(event.target.valueAsNumber) && set({ expectedMinutes: event.target.valueAsNumber })
            }
            {...control}
          />
        )}
      </Field>
      <Field
        label={m.studio_field_after_attempts()}
        hint={m.studio_after_attempts_hint()}
        error={errorsAt('afterAttempts')}
      >
        {(control) => (
          <Select
            value={values.afterAttempts ?? 'cooldown'}
            onChange={(event) => set({ afterAttempts: event.target.value as AfterAttempts })}
            {...control}
          >
            {(Object.keys(afterAttemptsTexts) as AfterAttempts[]).map((choice) => (
              <option key={choice} value={choice}>
                {afterAttemptsTexts[choice]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={m.studio_field_skip()}
        hint={
          skipPolicy === 'never' && values.afterAttempts === 'offer_answer'
            ? m.studio_skip_never_but_offered()
            : m.studio_skip_hint()
        }
        error={errorsAt('skipPolicy')}
      >
        {(control) => (
          <Select
            value={skipPolicy}
            onChange={(event) => set({ skipPolicy: event.target.value as SkipPolicy })}
            {...control}
          >
            {(Object.keys(skipPolicyTexts) as SkipPolicy[]).map((choice) => (
              <option key={choice} value={choice}>
                {skipPolicyTexts[choice]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {skipPolicy === 'after_tries' && (
        <Field label={m.studio_field_skip_after()} hint={m.studio_skip_after_hint()} error={errorsAt('skipAfterWrong')}>
          {(control) => (
            <Input
              type="number"
              min={1}
              max={50}
              step={1}
              defaultValue={values.skipAfterWrong ?? 5}
              onChange={(event) =>
                Number.isFinite(event.target.valueAsNumber) && set({ skipAfterWrong: event.target.valueAsNumber })
              }
              {...control}
            />
          )}
        </Field>
      )}
      {shuffles && (
        <VariantField
          value={values.variantSeed ?? null}
          onChange={(variantSeed) => set({ variantSeed })}
          error={errorsAt('variantSeed')}
        />
      )}
    </div>
  )
}
