import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { usesInRoom } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'

const listed = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ')

/** On a card: which puzzles need it and which give it. */
export function UsedInRoom({ id }: { id: string }) {
  const { neededBy, givenBy } = usesInRoom(useDraft(), id)
  if (neededBy.length + givenBy.length === 0) return <p className="text-sm text-muted">{m.room_used_nowhere()}</p>
  return (
    <div className="grid gap-0.5 text-sm text-muted">
      {givenBy.length > 0 && <p>{m.room_given_by({ names: listed(givenBy) })}</p>}
      {neededBy.length > 0 && <p>{m.room_needed_by({ names: listed(neededBy) })}</p>}
    </div>
  )
}
