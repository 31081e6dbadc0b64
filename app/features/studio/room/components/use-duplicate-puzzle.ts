import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { copyOfRow } from '#app/features/studio/draft/copy-row.ts'
import { together } from '#app/features/studio/draft/make-command.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

/** A copy gives nothing, since a thing is in one container only.
 * A puzzle of the ten types is copied with its own settings. */
export function useDuplicatePuzzle(): (id: string) => Promise<void> {
  const { run, busy } = useCommand()
  return async (id) => {
    if (busy) return
    const done = await run((draft) => {
      const typedId = draft.rows.roomPuzzle.find((row) => row.id === id)?.['puzzleId']
      const typed = copyOfRow(draft, 'puzzle', String(typedId), newId)
      const copy = copyOfRow(draft, 'roomPuzzle', id, newId, {
        gives: [],
        endsRoom: false,
        boardX: null,
        boardY: null,
        puzzleId: typed[0]?.id ?? null,
      })
      return copy.length > 0 ? together([...typed, ...copy]) : null
    }, m.common_error())
    if (done) void notify({ title: m.studio_puzzle_copied(), tone: 'success' })
  }
}
