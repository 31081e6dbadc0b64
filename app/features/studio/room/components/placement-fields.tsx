import { placements } from '#app/features/kits/documents/room.ts'
import type { Placement } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { usesInRoom } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { placementTexts } from './room-texts.ts'

type PlacementFieldsProps = {
  form: RowForm
  /** Null for a new row. */
  id: string | null
  placement: Placement
  languages: ContentLanguages
}

const whereHints: Readonly<Record<Placement, () => string>> = {
  sight: m.room_where_sight_hint,
  hidden: m.room_where_hidden_hint,
  container: m.room_where_container_hint,
}

export function PlacementFields({ form, id, placement, languages }: PlacementFieldsProps) {
  const draft = useDraft()
  const givenBy = id === null ? [] : usesInRoom(draft, id).givenBy
  const textOf = rowTexts(form, languages)
  return (
    <>
      <Field
        name="placement"
        label={m.studio_room_placement()}
        hint={
          placement !== 'container'
            ? undefined
            : givenBy.length > 0
              ? m.room_given_by({ names: givenBy.map(({ name }) => name).join(', ') })
              : m.room_given_by_none()
        }
        error={form.errorsAt('placement')}
        className="max-w-sm"
      >
        {(control) => (
          <Select
            value={placement}
            onChange={({ target }) => form.set({ placement: placements.find((each) => each === target.value) })}
            {...control}
          >
            {placements.map((each) => (
              <option key={each} value={each}>
                {placementTexts[each]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <BilingualText
        label={m.room_where()}
        hint={whereHints[placement]()}
        max={1000}
        optional={placement === 'sight'}
        {...textOf('hidingPlace')}
      />
    </>
  )
}
