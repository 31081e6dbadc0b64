import { createElement, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { LockStart } from '#app/features/locks/lock-pages.server.ts'
import { editorFormOf } from '#app/features/puzzles/registry/editor-forms.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'

/** The form of the puzzle's type, which sends the puzzle along with the form around it. */
export function LockPuzzleForm({ start, showProblems }: { start: LockStart; showProblems: boolean }) {
  const [draft, setDraft] = useState<PuzzleDraft<JsonObject, JsonObject>>(start.draft)
  const type = puzzleType(start.type)
  return (
    <div onKeyDown={keepEnter} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="draft" value={JSON.stringify(draft)} />
      {createElement(editorFormOf(type.id)!, {
        value: draft,
        errors: showProblems ? type.findProblems(draft, false) : [],
        onChange: setDraft,
        language: start.language,
      })}
    </div>
  )
}

/** Enter in one of its fields must not publish the lock. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
