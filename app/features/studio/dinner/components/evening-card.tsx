import type { ComponentProps } from 'react'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import type { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { kindOf } from '#app/features/studio/draft/rows/index.ts'
import { useDetailsRange } from './use-details-range.ts'
import { guestCounts, withEnd } from '#app/features/studio/dinner/guest-range.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { DinnerView } from './use-dinner.ts'

type EveningCardProps = {
  form: ReturnType<typeof useRowEdit<DinnerView['dinnerStory']>>
  className: string
}

/** For how many guests, and how long. */
export function EveningCard({ form, className }: EveningCardProps) {
  const { range, setRange, errorsAt } = useDetailsRange()
  const { recommendedGuests, durationMinutes } = form.values
  const { fields } = kindOf('dinnerStory')
  return (
    <Card className={className}>
      <CardBody className="gap-5">
        <CardTitle>{m.dinner_evening()}</CardTitle>
        <FieldRow className="grid-cols-2">
          {(['fewest', 'most'] as const).map((end) => (
            <Field
              key={end}
              label={end === 'fewest' ? m.dinner_fewest() : m.dinner_most()}
              error={end === 'fewest' ? errorsAt('recommendedPlayers') : null}
            >
              {(control) => (
                <CountSelect {...control} value={range[end]} onPick={(count) => setRange(withEnd(range, end, count))} />
              )}
            </Field>
          ))}
        </FieldRow>
        <Field
          label={fields['recommendedGuests']!.label()}
          name="recommendedGuests"
          hint={m.dinner_recommended_hint()}
          error={form.errorsAt('recommendedGuests')}
        >
          {(control) => (
            <CountSelect
              {...control}
              value={recommendedGuests}
              onPick={(count) => form.set({ recommendedGuests: count })}
            />
          )}
        </Field>
        <Field
          label={fields['durationMinutes']!.label()}
          name="durationMinutes"
          hint={m.dinner_duration_hint()}
          error={form.errorsAt('durationMinutes')}
        >
          {(control) => (
            <CountInput
              {...control}
              value={durationMinutes}
              onChange={(minutes) => form.set({ durationMinutes: minutes })}
              max={600}
            />
          )}
        </Field>
      </CardBody>
    </Card>
  )
}

type CountSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** 0: none was picked. */
  value: number
  onPick: (count: number) => void
}

const CountSelect = ({ value, onPick, ...control }: CountSelectProps) => (
  <Select value={value} onChange={({ target }) => onPick(Number(target.value))} {...control}>
    {value === 0 && <option value={0}>{m.studio_choose()}</option>}
    {guestCounts.map((count) => (
      <option key={count} value={count}>
        {count}
      </option>
    ))}
  </Select>
)
