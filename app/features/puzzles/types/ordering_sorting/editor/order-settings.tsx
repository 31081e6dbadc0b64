import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { arrangedOf, reorder } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { setLayout } from './arrange-bins.ts'
import { compareBy } from '#app/features/puzzles/types/ordering_sorting/rules/criteria.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import { configurationSchema } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

const scoringsOf = (layout: Configuration['layout']) =>
  layout === 'bins'
    ? ([
        ['position', m.ordering_sorting_form_in_bin],
        ['bin', m.ordering_sorting_form_whole_bin],
      ] as const)
    : ([
        ['position', m.ordering_sorting_form_position],
        ['sequence', m.ordering_sorting_form_sequence],
      ] as const)

export function OrderSettings({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { value, configuration } = form
  const { layout, sortCriteria, descending, allowPartialCredit, scoring } = configuration
  const isOfBins = layout === 'bins'
  const compare = isOfBins ? null : compareBy(sortCriteria, descending, form.language)
  const sort = () =>
    compare &&
    form.change(
      reorder(
        value,
        arrangedOf(value).sort((one, other) => compare(configuration.items[one]!, configuration.items[other]!)),
      ),
    )
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="layout" onChange={(next) => form.change(setLayout(value, next))} />
        {!isOfBins && <FormField form={form} name="sortCriteria" />}
        <FormField form={form} name="allowedAttempts" />
      </div>
      <div className="grid">
        {!isOfBins && sortCriteria !== 'custom' && <FormField form={form} name="descending" />}
        <FormField form={form} name="allowPartialCredit" />
        {allowPartialCredit && (
          <OnScreen>
            <Field label={m.ordering_sorting_form_scoring()} className="pb-2 pl-8.5">
              {(control) => (
                <Select
                  value={scoringsOf(layout).some(([each]) => each === scoring) ? scoring : 'position'}
                  onChange={(event) =>
                    form.configure({ scoring: configurationSchema.shape.scoring.parse(event.target.value) })
                  }
                  {...control}
                >
                  {scoringsOf(layout).map(([each, label]) => (
                    <option key={each} value={each}>
                      {label()}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </OnScreen>
        )}
        {compare && (
          <Button className="justify-self-start" onClick={sort}>
            <ArrowDownWideNarrow aria-hidden="true" className="size-5" />
            {m.ordering_sorting_form_sort()}
          </Button>
        )}
      </div>
    </>
  )
}
