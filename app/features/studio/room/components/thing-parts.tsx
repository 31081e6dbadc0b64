import House from 'lucide-react/icons/house'
import Printer from 'lucide-react/icons/printer'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { Placement, PropSource } from '#app/features/kits/documents/room.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowField, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import { usesInRoom } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'

/* What the cards and forms of props and clues share. */

const sourceIcons = { print: Printer, household: House, buy: ShoppingBasket }

/** Where a prop comes from. */
export function SourceIcon({ source, className }: { source: PropSource; className: string }) {
  const Icon = sourceIcons[source]
  return <Icon aria-hidden="true" className={className} />
}

const listed = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ')

/** On a card: which puzzles need it and which give it. */
export function UsedInRoom({ id }: { id: string }) {
  const { neededBy, givenBy } = usesInRoom(useDraft(), id)
  if (neededBy.length + givenBy.length === 0) return <p className="text-sm text-muted">{m.room_used_nowhere()}</p>
  return (
    <NamingLines
      lines={[
        [m.room_given_by, givenBy],
        [m.room_needed_by, neededBy],
      ]}
    />
  )
}

type NamingLine = readonly [text: (of: { names: string }) => string, rows: readonly { name: string }[]]

/** What has to do with other rows, without lines that would name none. */
export const NamingLines = ({ lines }: { lines: readonly NamingLine[] }) => (
  <div className="grid gap-0.5 text-sm text-muted">
    {lines.map(([text, rows], at) => rows.length > 0 && <p key={at}>{text({ names: listed(rows) })}</p>)}
  </div>
)

const whereHints: Readonly<Record<Placement, () => string>> = {
  sight: m.room_where_sight_hint,
  hidden: m.room_where_hidden_hint,
  container: m.room_where_container_hint,
}

export function PlacementFields({ kind }: { kind: 'roomProp' | 'roomClue' }) {
  const { id, placement } = useForm().values as { id?: string; placement: Placement }
  const { givenBy } = usesInRoom(useDraft(), id ?? '')
  const given = givenBy.length > 0 ? m.room_given_by({ names: listed(givenBy) }) : m.room_given_by_none()
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
