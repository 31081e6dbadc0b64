import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { versioned } from '#app/features/studio/components/scenes/scene-card.tsx'
import type { PuzzleView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { notify } from '#app/ui/toaster.ts'
import { useState } from 'react'

/** Asks, and removes a puzzle. */
export function DeletePuzzle({ puzzle, onClose }: { puzzle: PuzzleView; onClose: () => void }) {
  const saver = useSaver()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const result = await saver.send((draft) => versioned(draft.puzzles, puzzle.id, (version) => ({ intent: 'delete-puzzle', puzzleId: puzzle.id, version })))
    if (result.status === 'conflict') saver.adopt(result.current)
    if (result.status === 'saved') void notify({ title: m.studio_puzzle_deleted(), tone: 'success' })
    else if (result.status !== 'checked') void notify({ title: m.studio_puzzle_delete_failed({ reason: resultText(result) }), tone: 'danger' })
    onClose()
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()} title={m.studio_delete_title({ title: puzzle.name })} confirm={m.common_delete()} busy={busy} onConfirm={() => void remove()}>
      <p>{m.studio_puzzle_delete_question()}</p>
    </AlertDialog>
  )
}
