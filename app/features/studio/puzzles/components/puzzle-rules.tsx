import { DifficultySelect } from '#app/features/studio/fields/components/difficulty-select.tsx'
import { OwnField } from '#app/features/studio/fields/components/own-field.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Input } from '#app/ui/input.tsx'
import { VariantField } from './variant-field.tsx'

const { fields } = rowKinds.puzzle
const { timeLimit } = fields

type PuzzleRulesProps = {
  values: Partial<PuzzleView>
  set: (change: Partial<PuzzleView>) => void
  errorsAt: (field: string) => string[] | undefined
  shuffles: boolean
}

export function PuzzleRules({ values, set, errorsAt, shuffles }: PuzzleRulesProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <DifficultySelect
        value={values.difficulty ?? null}
        onChange={(difficulty: number | null) => set({ difficulty })}
        hint={m.studio_puzzle_difficulty_hint()}
        none={m.studio_puzzle_difficulty_none()}
        error={errorsAt('difficulty')}
      />
      <OwnField kind="puzzle" name="timeLimit">
        {(control) => (
          <Input
            type="number"
            min={timeLimit.range[0]}
            max={timeLimit.range[1]}
            step={1}
            value={values.timeLimit ?? ''}
            onChange={(event) =>
              set({ timeLimit: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : null })
            }
            {...control}
          />
        )}
      </OwnField>
      <WholeField name="expectedMinutes" {...{ values, set }} />
      <RowField kind="puzzle" name="afterAttempts" />
      <RowField
        kind="puzzle"
        name="skipPolicy"
        {...(values.skipPolicy === 'never' &&
          values.afterAttempts === 'offer_answer' && { hint: m.studio_skip_never_but_offered() })}
      />
      {values.skipPolicy === 'after_tries' && <WholeField name="skipAfterWrong" {...{ values, set }} />}
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

type WholeFieldProps = Pick<PuzzleRulesProps, 'values' | 'set'> & { name: 'expectedMinutes' | 'skipAfterWrong' }

function WholeField({ name, values, set }: WholeFieldProps) {
  const { range, start } = fields[name]
  const [min, max] = range
  return (
    <OwnField kind="puzzle" name={name}>
      {(control) => (
        <Input
          type="number"
          min={min}
          max={max}
          step={1}
          defaultValue={values[name] ?? start}
          onChange={({ target: { valueAsNumber } }) => Number.isFinite(valueAsNumber) && set({ [name]: valueAsNumber })}
          {...control}
        />
      )}
    </OwnField>
  )
}
