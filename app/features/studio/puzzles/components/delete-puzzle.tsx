import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function DeletePuzzle({ puzzle, onClose }: { puzzle: PuzzleView; onClose: () => void }) {
  return (
    <DeleteRow
      id={puzzle.id}
      name={puzzle.name}
      question={m.studio_puzzle_delete_question()}
      kind="puzzle"
      deleted={m.studio_puzzle_deleted()}
      failure={(reason) => ({ title: m.studio_puzzle_delete_failed({ reason }) })}
      onClose={onClose}
    />
  )
}
