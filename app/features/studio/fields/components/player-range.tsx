import type { ComponentProps } from 'react'
import { playerLimits } from '#app/features/rows/catalogue.ts'
import type { PrintKind } from '#app/features/kits/documents/kit.ts'
import { rangeOf } from '#app/features/kits/documents/players.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { countsIn, rangeText, withEnd } from '#app/features/studio/fields/player-range.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { useRowEdit } from './use-row-edit.ts'

type PlayerRangeProps = { kind: PrintKind; labels: { fewest: string; most: string } }

/** The number of players: a field of the details that a kit's own page edits, too. */
export function PlayerRange({ kind, labels }: PlayerRangeProps) {
  const { values, set, errorsAt } = useRowEdit(useDraft().details)
  const range = rangeOf(values.recommendedPlayers)
  const limits = playerLimits[kind]
  return (
    <FieldRow className="grid-cols-2">
      {(['fewest', 'most'] as const).map((end) => (
        <Field
          key={end}
          label={labels[end]}
          error={end === 'fewest' ? errorsAt('recommendedPlayers') : null}
          {...(end === 'fewest' && { name: 'recommendedPlayers' })}
        >
          {(control) => (
            <CountSelect
              {...control}
              limits={limits}
              value={range?.[end] ?? 0}
              onPick={(count) => set({ recommendedPlayers: rangeText(withEnd(range, end, count, limits)) })}
            />
          )}
        </Field>
      ))}
    </FieldRow>
  )
}

type CountSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  limits: { fewest: number; most: number }
  /** 0: nothing chosen. */
  value: number
  onPick: (count: number) => void
}

const CountSelect = ({ limits, value, onPick, ...control }: CountSelectProps) => (
  <Select value={value} onChange={({ target }) => onPick(Number(target.value))} {...control}>
    {value === 0 && <option value={0}>{m.studio_choose()}</option>}
    {countsIn(limits).map((count) => (
      <option key={count} value={count}>
        {count}
      </option>
    ))}
  </Select>
)
