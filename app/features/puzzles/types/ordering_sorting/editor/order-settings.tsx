import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Draft } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { arrangedOf, reorder } from '#app/features/puzzles/types/ordering_sorting/rules/arrange.ts'
import { setLayout } from './arrange-bins.ts'
import { compareBy } from '#app/features/puzzles/types/ordering_sorting/rules/criteria.ts'
import type { Configuration } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'
import { configurationSchema } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

const criteria = {
  chronological: m.ordering_sorting_form_chronological,
  alphabetical: m.ordering_sorting_form_alphabetical,
  numerical: m.ordering_sorting_form_numerical,
  custom: m.ordering_sorting_form_custom,
} as const

const layouts = {
  list: m.ordering_sorting_form_list,
  timeline: m.ordering_sorting_form_timeline,
  bins: m.ordering_sorting_form_as_bins,
} as const

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

export function OrderSettings({
  value,
  language,
  onChange,
}: {
  value: Draft
  language: Locale
  onChange: (value: Draft) => void
}) {
  const { configuration, solution } = value
  const { layout, sortCriteria, descending, allowPartialCredit, scoring, allowedAttempts } = configuration
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  const isOfBins = layout === 'bins'
  const compare = isOfBins ? null : compareBy(sortCriteria, descending, language)
  const sort = () =>
    compare &&
    onChange(
      reorder(
        value,
        arrangedOf(value).sort((one, other) => compare(configuration.items[one]!, configuration.items[other]!)),
      ),
    )
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.ordering_sorting_form_layout()}>
          {(control) => (
            <Select
              value={layout}
              onChange={(event) =>
                onChange(setLayout(value, configurationSchema.shape.layout.parse(event.target.value)))
              }
              {...control}
            >
              {(Object.keys(layouts) as Configuration['layout'][]).map((each) => (
                <option key={each} value={each}>
                  {layouts[each]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {!isOfBins && (
          <Field label={m.ordering_sorting_form_criterion()}>
            {(control) => (
              <Select
                value={sortCriteria}
                onChange={(event) =>
                  configure({ sortCriteria: configurationSchema.shape.sortCriteria.parse(event.target.value) })
                }
                {...control}
              >
                {(Object.keys(criteria) as Configuration['sortCriteria'][]).map((criterion) => (
                  <option key={criterion} value={criterion}>
                    {criteria[criterion]()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <AttemptsField value={allowedAttempts} onChange={(attempts) => configure({ allowedAttempts: attempts })} />
      </div>
      <div className="grid">
        {!isOfBins && sortCriteria !== 'custom' && (
          <Checkbox
            label={m.ordering_sorting_form_descending()}
            hint={m.ordering_sorting_form_descending_hint()}
            checked={descending}
            onChange={(event) => configure({ descending: event.target.checked })}
          />
        )}
        <Checkbox
          label={m.ordering_sorting_form_partial()}
          hint={m.ordering_sorting_form_partial_hint()}
          checked={allowPartialCredit}
          onChange={(event) => configure({ allowPartialCredit: event.target.checked })}
        />
        {allowPartialCredit && (
          <Field label={m.ordering_sorting_form_scoring()} className="pb-2 pl-8.5">
            {(control) => (
              <Select
                value={scoringsOf(layout).some(([each]) => each === scoring) ? scoring : 'position'}
                onChange={(event) =>
                  configure({ scoring: configurationSchema.shape.scoring.parse(event.target.value) })
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
