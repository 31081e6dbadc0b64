import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { OwnInlays } from './own-inlays.tsx'
import { columnsOf, resize, rowsOf } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

type Form = PuzzleForm<Configuration, Solution>

/** Sizes that fill their rows. A board stored with another size keeps it until the author chooses one. */
const sizes = [4, 6, 9, 12, 16, 20, 25, 30, 36]

export function PatternSettings({ form }: { form: Form }) {
  const { orderMatters, shown, patternType, material } = form.configuration
  const isOfDots = patternType === 'visual'
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="patternType" />
        <SizeField form={form} />
        <FormField form={form} name="allowedAttempts" />
        {isOfDots && <FormField form={form} name="material" />}
        {isOfDots && material !== 'plain' && <FormField form={form} name="inlay" />}
        {isOfDots && material === 'picture' && (
          <OnScreen>
            <OwnInlays form={form} />
          </OnScreen>
        )}
        <LineNames form={form} />
        {shown && <FormField form={form} name="sequenceLength" wide />}
        {shown && <FormField form={form} name="speed" />}
        {shown && <FormField form={form} name="replays" wide />}
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        <FormField form={form} name="shown" className="sm:col-span-2" />
        {shown && <FormField form={form} name="growing" className="sm:col-span-2" />}
        <FormField form={form} name="orderMatters" />
        <FormField form={form} name="repeatsAllowed" disabled={!orderMatters} />
        {!shown && <FormField form={form} name="showLength" />}
        {!shown && <FormField form={form} name="anyOrientation" />}
      </div>
    </>
  )
}

export function LineNames({ form }: { form: Form }) {
  return (
    <>
      <FormField form={form} name="rowNames" />
      <FormField form={form} name="columnNames" />
    </>
  )
}

function SizeField({ form: { configuration, solution, change } }: { form: Form }) {
  const { patternSize } = configuration
  const setSize = (size: number) => {
    const correctPattern = resize(solution.correctPattern, patternSize, size)
    const sequenceLength = configuration.shown ? configuration.sequenceLength : Math.max(1, correctPattern.length)
    const decoys = solution.decoys.map((decoy) => ({ ...decoy, pattern: resize(decoy.pattern, patternSize, size) }))
    change({
      configuration: { ...configuration, patternSize: size, sequenceLength },
      solution: { ...solution, correctPattern, decoys },
    })
  }
  return (
    <Field label={m.pattern_matcher_form_size()}>
      {(control) => (
        <Select value={patternSize} onChange={(event) => setSize(Number(event.target.value))} {...control}>
          {[...new Set([...sizes, patternSize])]
            .sort((one, other) => one - other)
            .map((size) => (
              <option key={size} value={size}>
                {m.pattern_matcher_form_size_of({ columns: columnsOf(size), rows: rowsOf(size), count: size })}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
}
