import { createElement, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { longest } from '#app/features/locks/lock-limits.ts'
import type { LockStart } from '#app/features/locks/lock-pages.server.ts'
import { PictureLibraryContext } from '#app/features/media/components/picture-library.tsx'
import { UploadScope } from '#app/features/media/components/use-uploads.ts'
import { editorFormOf } from '#app/features/puzzles/registry/editor-forms.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Rows } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { UnsavedGuard } from '#app/ui/unsaved-guard.tsx'

/** A lock has one language. */
const ofTranslations = ['anyLanguage']

type Draft = PuzzleDraft<JsonObject, JsonObject>

/** A lock has no rows beside it. */
const noRows: Rows = { get: () => undefined, list: () => [], put: () => undefined }

/** As the studio stores it: without wrong answers that were left empty. */
function stored(type: string, draft: Draft): Draft {
  const settled = kindOf('puzzle').settle?.({ id: '', type, ...draft, translations: {} }, null, noRows)
  if (!settled || !('row' in settled)) return draft
  const { configuration, solution } = settled.row as unknown as Draft
  return { configuration, solution }
}

/** The form of the puzzle's type, which sends the puzzle along with the form around it. */
export function LockPuzzleForm({ start, showProblems }: { start: LockStart; showProblems: boolean }) {
  const [draft, setDraft] = useState<Draft>(start.draft)
  const type = puzzleType(start.type)
  const sent = JSON.stringify(stored(type.id, draft))
  const field = useRef<HTMLInputElement>(null)
  const isUnsaved = () => sent !== JSON.stringify(stored(type.id, start.draft)) || isTyped(field.current?.form, start)
  return (
    // No lock has files to choose from. Loaded apart from these two, the editor's first visit would have more files
    <PictureLibraryContext value={null}>
      <UploadScope value="lock">
        <div onKeyDown={keepEnter} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <input ref={field} type="hidden" name="draft" value={sent} />
          <UnsavedGuard isUnsaved={isUnsaved} parameter="type">
            <p>{m.lock_unsaved_text()}</p>
          </UnsavedGuard>
          {createElement(editorFormOf(type.id)!, {
            value: draft,
            errors: showProblems ? type.findProblems(draft, false) : [],
            onChange: setDraft,
            language: start.language,
            omitted: ofTranslations,
          })}
        </div>
      </UploadScope>
    </PictureLibraryContext>
  )
}

/** Whether the form around says something else than it began with. */
const isTyped = (form: HTMLFormElement | null | undefined, start: LockStart): boolean =>
  !!form &&
  (Object.keys(longest) as (keyof typeof longest)[]).some((name) => new FormData(form).get(name) !== start[name])

/** Enter in one of its fields must not publish the lock. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
