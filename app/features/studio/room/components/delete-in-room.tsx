import type { Remove } from '#app/features/studio/draft/command.schema.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { usesInRoom } from '#app/features/studio/room/room-links.ts'
import { m } from '#app/i18n/generated/messages.js'

type DeleteInRoomProps = {
  kind: 'roomPuzzle' | 'roomProp' | 'roomClue'
  id: string
  name: string
  /** Rows that are of no use without it. */
  beside?: readonly Remove[]
  onClose: () => void
}

const words = {
  roomPuzzle: { question: m.studio_puzzle_delete_question, deleted: m.studio_puzzle_deleted },
  roomProp: { question: m.room_prop_delete_question, deleted: m.room_prop_deleted },
  roomClue: { question: m.room_clue_delete_question, deleted: m.room_clue_deleted },
} as const

export function DeleteInRoom({ kind, id, name, beside = [], onClose }: DeleteInRoomProps) {
  const { neededBy, givenBy, carries } = usesInRoom(useDraft(), id)
  const users = [...new Map([...neededBy, ...givenBy, ...carries].map((user) => [user.id, user.name]))]
  const { question, deleted } = words[kind]
  return (
    <DeleteRow
      id={id}
      name={name}
      question={question()}
      kind={kind}
      beside={beside}
      deleted={deleted()}
      failure={(reason) => ({ title: m.room_delete_failed({ reason }) })}
      onClose={onClose}
    >
      {users.length > 0 && (
        <div>
          <p className="font-semibold text-ink">{m.room_linked_to()}</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {users.map(([user, named]) => (
              <li key={user}>{named}</li>
            ))}
          </ul>
        </div>
      )}
    </DeleteRow>
  )
}
