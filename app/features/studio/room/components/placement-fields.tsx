import type { Placement } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { usesInRoom } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'

type PlacementFieldsProps = {
  kind: 'roomProp' | 'roomClue'
  /** Null for a new row. */
  id: string | null
  placement: Placement
}

const whereHints: Readonly<Record<Placement, () => string>> = {
  sight: m.room_where_sight_hint,
  hidden: m.room_where_hidden_hint,
  container: m.room_where_container_hint,
}

export function PlacementFields({ kind, id, placement }: PlacementFieldsProps) {
  const draft = useDraft()
  const givenBy = id === null ? [] : usesInRoom(draft, id).givenBy
  const given =
    givenBy.length > 0 ? m.room_given_by({ names: givenBy.map(({ name }) => name).join(', ') }) : m.room_given_by_none()
  return (
    <>
      <RowField
        kind={kind}
        name="placement"
        hint={placement === 'container' ? given : undefined}
        className="max-w-sm"
      />
      <RowField
        kind={kind}
        name="hidingPlace"
        label={m.room_where()}
        hint={whereHints[placement]()}
        optional={placement === 'sight'}
        rows={1}
      />
    </>
  )
}
