import { playerLimits } from '#app/features/rows/catalogue.ts'
import { CountSelect, PlayerRange } from '#app/features/studio/fields/components/player-range.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import type { DinnerView } from './use-dinner.ts'

type EveningCardProps = {
  form: ReturnType<typeof useRowEdit<DinnerView['dinnerStory']>>
  className: string
}

/** The number of guests and the duration. */
export function EveningCard({ form, className }: EveningCardProps) {
  const { recommendedGuests } = form.values
  const { fields } = kindOf('dinnerStory')
  return (
    <Card className={className}>
      <CardBody className="gap-5">
        <CardTitle>{m.dinner_evening()}</CardTitle>
        <PlayerRange kind="mystery-dinner" labels={{ fewest: m.dinner_fewest(), most: m.dinner_most() }} />
        <Field
          label={fields['recommendedGuests']!.label()}
          name="recommendedGuests"
          hint={fields['recommendedGuests']!.hint?.()}
          error={form.errorsAt('recommendedGuests')}
        >
          {(control) => (
            <CountSelect
              limits={playerLimits['mystery-dinner']}
              {...control}
              value={recommendedGuests}
              onPick={(count) => form.set({ recommendedGuests: count })}
            />
          )}
        </Field>
        <RowField kind="dinnerStory" name="durationMinutes" className="min-w-0" />
      </CardBody>
    </Card>
  )
}
