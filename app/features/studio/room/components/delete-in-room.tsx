import type { Remove } from '#app/features/studio/draft/command.schema.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
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
    />
  )
}
