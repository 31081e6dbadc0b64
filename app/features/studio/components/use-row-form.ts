import { useState } from 'react'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { findRow } from '#app/features/studio/saving/draft-rows.ts'
import { translationsBefore } from '#app/features/studio/saving/row-edits.ts'
import { mergeChanges } from '#app/features/studio/saving/save-queue.ts'
import type { DialogKey } from '#app/features/studio/saving/dialog-drafts.ts'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { studioErrorText } from '#app/features/studio/studio-error-text.ts'
import { notify } from '#app/ui/toaster.ts'
import { conflictFields } from './conflict-fields.ts'
import type { ConflictField } from './conflict-panel.tsx'
import { useDialogDraft } from './use-dialog-draft.ts'

type Fields = Record<string, unknown>

type RowFormOptions<Changes extends object> = {
  /** The row that is edited; null while a new one is made. */
  row: ({ id: string; version: number } & Fields) | null
  /** The values of a new row. */
  initial: Changes
  /** Under which the dialog's local draft is kept. */
  draftKey: Omit<DialogKey, 'user'>
  /** The command that writes the changes; `id` is for a new row, the same however often it is sent. */
  make: (changes: Changes, version: number, id: string) => EditorRequest
  /** The title of the toast when it did not work. */
  failure: (text: string) => { title: string; description?: string }
  onSaved: (result: Extract<CommandResult, { status: 'saved' }>) => void
  onClose: () => void
  /** Opens the dialog again when its Cancel was undone. */
  onReopen: () => void
}

/**
 * The local draft of a Create or Edit dialog: what was changed is kept apart and written on submit, only the fields that
 * changed. It outlives the dialog and the page until it is written or cancelled (see `useDialogDraft`). When somebody else
 * saved first, both versions are there to choose from and nothing typed is lost.
 */
export function useRowForm<Changes extends object>({ row, initial, draftKey, make, failure, onSaved, onClose, onReopen }: RowFormOptions<Changes>) {
  const saver = useSaver()
  const kept = useDialogDraft({ key: draftKey, version: row?.version ?? 0, onClose, onReopen })
  const { id, changes } = kept.draft
  // restored changes start from the row as it was when they were typed: a save of somebody else since then is a conflict
  const [base, setBase] = useState(() => row && { ...row, version: kept.draft.version })
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<CommandResult | null>(null)
  const start = { ...(base ?? initial) } as Fields
  const values = mergeChanges(start, changes)

  const set = (change: Partial<Changes>) => kept.keep((draft) => ({ ...draft, changes: mergeChanges(draft.changes, { ...change }) }))
  const errorsAt = (field: string): string[] | undefined =>
    result?.status === 'invalid' ? (result.fields[base ? `changes.${field}` : field] ?? []).map(studioErrorText) : undefined

  const write = async (version: () => number) => {
    setBusy(true)
    const sent = (base ? changes : mergeChanges({ ...initial } as Fields, changes)) as Changes
    const answer = await saver.send(() => make(sent, version(), id))
    setBusy(false)
    setResult(answer)
    if (answer.status === 'saved') {
      kept.clear()
      onSaved(answer)
    } else if (answer.status !== 'conflict') void notify({ tone: 'danger', ...failure(resultText(answer as Exclude<CommandResult, { status: 'saved' | 'checked' }>)) })
  }
  // a drag of the same row that was saved meanwhile is this page's own, and no conflict
  const submit = () => write(() => (base ? Math.max(base.version, saver.ownVersion(base.id)) : 0))

  const theirs = result?.status === 'conflict' && base ? findRow(result.current, base.id) : undefined
  const conflict: { fields: ConflictField[]; keep: () => void; take: () => void } | null = theirs
    ? {
        fields: conflictFields(changes, { ...theirs }),
        keep: () => {
          rebase()
          void write(() => theirs.version)
        },
        take: () => {
          rebase()
          kept.keep((draft) => ({ ...draft, version: theirs.version, changes: {} }))
          setResult(null)
        },
      }
    : null
  const rebase = () => {
    if (!theirs || result?.status !== 'conflict') return
    saver.adopt(result.current)
    setBase({ ...theirs })
    kept.keep((draft) => ({ ...draft, version: theirs.version }))
  }
  const startOver = () => {
    kept.startOver()
    setBase(row)
    setResult(null)
  }

  /** Whether one of these fields was changed, or a submit came back: the time to say what is wrong with them. */
  const touched = (fields: readonly string[]) => result !== null || fields.some((field) => field in changes)

  /** What the changed fields held before. */
  const before = Object.fromEntries(Object.keys(changes).map((field) => [field, field === 'translations' ? translationsBefore(start.translations, changes.translations) : start[field]]))
  return { values: values as Changes & Fields, before, changes, changed: Object.keys(changes).length > 0, set, errorsAt, busy, submit, conflict, touched, restored: kept.restored, startOver, cancel: kept.discard }
}
