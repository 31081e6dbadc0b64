import { useEffect, useState } from 'react'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { useEditorPart, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Change, Create } from '#app/features/studio/draft/command.schema.ts'
import { createRow, declaringModel, batchOf } from '#app/features/studio/draft/make-command.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { defaultsOf, textFieldsOf } from '#app/features/rows/row-kind.ts'
import type { KindName, RowKind } from '#app/features/rows/row-kind.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import { heldOf, startedFrom } from '#app/features/studio/draft/three-way.ts'
import type { PuzzleBelow } from '#app/features/studio/draft/words/rewritten.ts'
import { rebasedFields } from '#app/features/studio/fields/rebased.ts'
import { notify } from '#app/ui/toaster.ts'
import { failureToast } from './failure-toast.ts'
import type { Failed } from './failure-toast.ts'
import { followed, withText } from './unreadable-texts.ts'
import type { UnreadableStore } from './unreadable-texts.ts'
import { useDialogDraft } from './use-dialog-draft.ts'

export interface RowForm extends Pick<
  ReturnType<typeof useRowForm<object>>,
  | 'about'
  | 'errorsAt'
  | 'fileAt'
  | 'setFile'
  | 'refuseBlank'
  | 'busy'
  | 'submit'
  | 'unchanged'
  | 'restored'
  | 'startOver'
  | 'undo'
  | 'cancel'
  | 'close'
  | 'scope'
  | 'unreadable'
> {
  values: Changes
  set(change: object, byModel?: boolean): void
}

type RequiredText = { field: string; missing: () => string }

type RowFormOptions<Values extends object> = {
  kind: KindName
  row: (Values & { id: string }) | null
  parent?: string
  /** Values of a new row, in addition to the defaults of its kind; they may follow from what was typed. */
  initial?: Partial<Values> | ((typed: Changes) => Partial<Values>)
  /** The dialog draft's row, by default its id; for a new row it begins with "new". */
  draftRow?: string
  puzzle?: PuzzleBelow | undefined
  required?: RequiredText | undefined
  /** Said once it is saved. */
  saved: string
  failed?: Failed | undefined
  /** Commands written with the row, in the same undo step. */
  beside?: ((id: string, changes: Changes) => readonly (Create | Change)[]) | undefined
  onSaved?: ((id: string) => void) | undefined
  /** Saving closes it, or leads on to another row. */
  onClose: () => void
  onNext?: (() => void) | undefined
  onReopen: () => void
}

/** Writes only changed fields, on submit; until then `useDialogDraft` keeps them. After `set` with `byModel`, saving
 * the row also marks the adventure as having texts by a model. */
export function useRowForm<Values extends object>(options: RowFormOptions<Values>) {
  const {
    kind,
    row,
    parent,
    initial: begin = {},
    draftRow = row?.id ?? 'new',
    puzzle,
    required,
    saved,
    failed,
    beside,
    onSaved,
    onClose,
    onNext,
    onReopen,
  } = options
  const store = useStore()
  const writtenIn = useEditorPart(({ draft }) => draft.details.primaryLanguage)
  const isNew = row === null
  const kept = useDialogDraft({ dialog: kind, row: draftRow, isNew, writtenIn, puzzle, onClose, onReopen })
  const { id, changes, was, files } = kept.draft
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const initial = typeof begin === 'function' ? begin(changes) : begin
  const start: Changes = row ? { ...row } : { ...begunOf(kindOf(kind)), ...initial }
  const values = mergeChanges(start, changes) as Values & Changes
  useEffect(() => {
    for (const file of files) store.know(file)
  }, [store, files])

  const set = (change: Partial<Values>, byModel = false) =>
    kept.keep((draft) => {
      const mine = rebasedFields(values, { ...change }, mergeChanges(start, draft.changes))
      return {
        ...draft,
        was: startedFrom(draft.was, heldOf(kind, start, mine)),
        changes: mergeChanges(draft.changes, mine),
        ...(byModel ? { byModel } : {}),
      }
    })
  const setFile = (field: string, file: PresentedAsset | null) => {
    if (file) {
      store.know(file)
      kept.keep((draft) => ({ ...draft, files: [...draft.files, file] }))
    }
    set({ [field]: file?.id ?? null } as Partial<Values>)
  }
  const fileAt = (field: string): PresentedAsset | null => {
    const name = String((values as Changes)[field])
    return files.find((file) => file.id === name) ?? store.draft.files[name] ?? null
  }
  const { refuseBlank, blankAt } = useRequiredText(values, required)
  const errorsAt = (field: string): string[] | undefined =>
    blankAt(field) ?? (refusal?.reason === 'invalid' ? (refusal.fields[field] ?? []).map(studioErrorText) : undefined)

  const submit = async (goesOn = false): Promise<void> => {
    const written: Create | Change = row
      ? { op: 'change', kind, id: row.id, fields: changes, was }
      : createRow(kind, id, mergeChanges({ ...initial }, changes), parent)
    const command = batchOf([written, ...(beside?.(row?.id ?? id, changes) ?? [])])
    setBusy(true)
    const outcome = await store.run(kept.draft.byModel ? declaringModel(command) : command)
    setBusy(false)
    setRefusal(outcome.status === 'refused' ? outcome.refusal : null)
    if (outcome.status === 'refused') return void notify(failureToast(commandRefusalText(outcome.refusal), failed))
    kept.clear()
    void notify({ title: saved, tone: 'success' })
    const leave = goesOn && onNext ? onNext : onClose
    leave()
    onSaved?.(row?.id ?? id)
  }
  const startOver = () => {
    kept.startOver()
    setRefusal(null)
  }
  const touched = (fields: readonly string[]) => refusal !== null || fields.some((field) => field in changes)
  return {
    /** Null for a new row. */
    about: row && { kind, id: row.id },
    values,
    unchanged: row !== null && Object.keys(changes).length === 0,
    set,
    setFile,
    fileAt,
    errorsAt,
    refuseBlank,
    busy,
    submit,
    touched,
    restored: kept.restored,
    startOver,
    undo: kept.undo,
    cancel: kept.discard,
    close: kept.close,
    scope: kept.scope,
    unreadable: unreadableIn(kept),
  }
}

/** What is in the form of a new row: a required text has no default, and begins blank. */
const begunOf = (kind: RowKind): Changes => ({
  ...Object.fromEntries(textFieldsOf(kind).map((name) => [name, ''])),
  ...defaultsOf(kind),
})

const unreadableIn = ({ draft, keep }: ReturnType<typeof useDialogDraft>): UnreadableStore => ({
  texts: draft.unreadable ?? {},
  keep: (name, text) => keep((now) => ({ ...now, unreadable: withText(now.unreadable ?? {}, name, text) })),
  follow: (list, to) => keep((now) => ({ ...now, unreadable: followed(now.unreadable ?? {}, list, to) })),
})

function useRequiredText(values: Changes, required: RequiredText | undefined) {
  const [refused, setRefused] = useState(false)
  const blank = required !== undefined && String(values[required.field] ?? '').trim() === ''
  const refuseBlank = () => {
    setRefused(blank)
    return blank
  }
  const blankAt = (field: string) => (refused && blank && field === required.field ? [required.missing()] : null)
  return { refuseBlank, blankAt }
}
