import { lazy, Suspense, useState } from 'react'
import type { ComponentType, KeyboardEvent } from 'react'
import type { LockStart } from '#app/features/locks/lock-pages.server.ts'
import type { EditorForm, EditorFormProps, JsonObject, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Loading } from '#app/ui/skeleton.tsx'

// Not by the registry: a module shared with the editor would be one more file of its first visit
const files = import.meta.glob<EditorForm>('../../puzzles/types/*/editor/editor-form.tsx', { import: 'EditorForm' })

const forms: Readonly<Record<string, ComponentType<EditorFormProps>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-3)!, lazy(async () => ({ default: await load() }))]),
)

type LockPuzzleFormProps = { start: LockStart; found: readonly PuzzleProblem[] }

/** The form of the puzzle's type, which sends the puzzle along with the form around it. */
export function LockPuzzleForm({ start, found }: LockPuzzleFormProps) {
  const [draft, setDraft] = useState<PuzzleDraft<JsonObject, JsonObject>>(start.draft)
  const [worked, setWorked] = useState<readonly PuzzleProblem[] | null>(null)
  const Form = forms[start.type]!
  return (
    <div onKeyDown={keepEnter} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <input type="hidden" name="draft" value={JSON.stringify(draft)} />
      <Suspense fallback={<Loading label={m.common_loading()} />}>
        <Form
          value={draft}
          // What was found is about the puzzle as it was sent
          errors={worked === found ? [] : found}
          onChange={(changed) => {
            setDraft(changed)
            setWorked(found)
          }}
          language={start.language}
        />
      </Suspense>
    </div>
  )
}

/** Enter in one of its fields must not publish the lock. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
