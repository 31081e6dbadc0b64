import { useState } from 'react'
import { useEditorPart, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { findRow } from '#app/features/studio/saving/draft-rows.ts'
import { heldBefore } from '#app/features/studio/saving/row-edits.ts'
import { mergeChanges } from '#app/features/studio/saving/changes.ts'
import { afterConflict, onTopOf, versionAfterOwn } from '#app/features/studio/saving/dialog-drafts.ts'
import type { DialogKey } from '#app/features/studio/saving/dialog-drafts.ts'
import type { PuzzleBelow } from '#app/features/studio/saving/rewritten.ts'
import type { CommandResult } from '#app/features/studio/saving/send-command.ts'
import { heldOf, leftOf, mergeThreeWays, startedFrom } from '#app/features/studio/saving/three-way.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { studioErrorText } from '#app/features/studio/studio-error-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { notify } from '#app/ui/toaster.ts'
import { followed, withText } from './conditions/unreadable-texts.ts'
import type { UnreadableStore } from './conditions/unreadable-texts.ts'
import { useCollisions } from './use-collisions.ts'
import { useDialogDraft } from './use-dialog-draft.ts'

type Fields = Record<string, unknown>
type Row = { id: string; version: number } & Fields

/** A row's form for what does not ask which row it is. */
export interface RowForm extends Pick<
  ReturnType<typeof useRowForm<object>>,
  | 'errorsAt'
  | 'refuseBlank'
  | 'busy'
  | 'submit'
  | 'conflict'
  | 'unchanged'
  | 'restored'
  | 'startOver'
  | 'cancel'
  | 'unreadable'
> {
  values: Fields
  set(change: object): void
}

/** The row that the changes of a form lie on. In another language it is shown as it is written now, and what was typed still starts from its version. */
function useRowBelow(row: Row | null, version: number, writtenIn: Locale) {
  const [stood, setStood] = useState(() => ({ row: row && { ...row, version }, writtenIn }))
  const below = stood.row && row && stood.writtenIn !== writtenIn ? { ...row, version: stood.row.version } : stood.row
  return [below, (next: Row | null) => setStood({ row: next, writtenIn })] as const
}

type RequiredText = { field: string; missing: () => string }

type RowFormOptions<Changes extends object> = {
  /** The row that is edited; null while a new one is made. */
  row: Row | null
  /** The values of a new row. */
  initial: Changes
  /** Under which the dialog's local draft is kept. */
  draftKey: Omit<DialogKey, 'user'>
  /** The puzzle that is edited as it is written now, or as a new one begins. */
  puzzle?: PuzzleBelow | undefined
  /** The text that must not be blank, and what is said where it is. */
  required?: RequiredText | undefined
  /** The command that writes the changes; `id` is for a new row, the same however often it is sent. */
  make: (changes: Changes, version: number, id: string) => EditorRequest
  /** The title of the toast when it did not work. */
  failure: (text: string) => { title: string; description?: string }
  /** @param before what the changed fields held in the row that they were written over, which after a conflict is somebody else's */
  onSaved: (result: Extract<CommandResult, { status: 'saved' }>, before: Changes) => void
  onClose: () => void
  /** Opens the dialog again when its Cancel was undone. */
  onReopen: () => void
}

/**
 * The local draft of a Create or Edit dialog: what was changed is kept apart and written on submit, only the fields that
 * changed. It outlives the dialog and the page until it is written or cancelled (see `useDialogDraft`). When somebody else
 * saved first, it is written on top of that; of fields that both changed the author chooses, and nothing typed is lost.
 */
export function useRowForm<Changes extends object>({
  row,
  initial,
  draftKey,
  puzzle,
  required,
  make,
  failure,
  onSaved,
  onClose,
  onReopen,
}: RowFormOptions<Changes>) {
  const saver = useSaver()
  const writtenIn = useEditorPart(({ draft }) => draft.details.primaryLanguage)
  const kept = useDialogDraft({ key: draftKey, version: row?.version ?? 0, writtenIn, puzzle, onClose, onReopen })
  const { id, changes } = kept.draft
  // restored changes start from the row as it was when they were typed: a save of somebody else since then is a conflict
  const [base, setBase] = useRowBelow(row, kept.draft.version, writtenIn)
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<CommandResult | null>(null)
  const start = { ...(base ?? initial) } as Fields
  const values = mergeChanges(start, changes)

  const set = (change: Partial<Changes>) =>
    kept.keep((draft) => ({
      ...draft,
      base: startedFrom(draft.base ?? {}, heldOf(start, { ...change })),
      changes: mergeChanges(draft.changes, { ...change }),
    }))
  const { refuseBlank, blankAt } = useRequiredText(values, required)
  const errorsAt = (field: string): string[] | undefined =>
    blankAt(field) ??
    (result?.status === 'invalid'
      ? (result.fields[base ? `changes.${field}` : field] ?? []).map(studioErrorText)
      : undefined)

  /**
   * @param over the row as it stood before; null for a new one
   * @param began what the written fields held when they were changed first
   */
  const write = async (over: Row | null, written: Fields, began: Fields): Promise<void> => {
    setBusy(true)
    const sent = (over ? written : mergeChanges({ ...initial } as Fields, written)) as Changes
    // a drag of the same row that was saved meanwhile is this page's own, and no conflict
    const answer = await saver.send(
      () => make(sent, over ? versionAfterOwn(over.version, saver.ownVersion(over.id)) : 0, id),
      over ? began : undefined,
    )
    const theirs = answer.status === 'conflict' && over ? findRow(answer.current, over.id) : undefined
    if (answer.status === 'conflict' && theirs) {
      saver.adopt(answer.current)
      return merge({ ...theirs }, written, began)
    }
    setBusy(false)
    setResult(answer)
    if (answer.status === 'saved') {
      kept.clear()
      onSaved(answer, heldBefore({ ...over }, written) as Changes)
    } else
      void notify({
        tone: 'danger',
        ...failure(resultText(answer as Exclude<CommandResult, { status: 'saved' | 'checked' }>)),
      })
  }

  /** The row is shown as theirs from now on; what nobody else changed goes on top of it, unless something is to be decided first. */
  const merge = async (theirs: Row, written: Fields, began: Fields): Promise<void> => {
    const merged = mergeThreeWays(began, written, theirs)
    const left = leftOf(merged)
    setBase(theirs)
    kept.keep((draft) => afterConflict(draft, written, merged, theirs))
    collisions.ask(merged.asked)
    if (merged.asked.length === 0 && Object.keys(left).length > 0) return write(theirs, left, heldOf(theirs, left))
    setBusy(false)
    setResult(null)
    if (merged.asked.length === 0) finish()
  }
  /** All of it stands there already. */
  const finish = () => {
    kept.clear()
    onClose()
  }
  const collisions = useCollisions(changes, (left) => {
    if (!base) return
    kept.keep((draft) => onTopOf(base, draft, left))
    if (Object.keys(left).length > 0) void write(base, left, heldOf(base, left))
  })
  const startOver = () => {
    kept.startOver()
    setBase(row)
    setResult(null)
    collisions.ask([])
  }

  /** Whether one of these fields was changed, or a submit came back: the time to say what is wrong with them. */
  const touched = (fields: readonly string[]) => result !== null || fields.some((field) => field in changes)

  const changed = Object.keys(changes).length > 0
  return {
    values: values as Changes & Fields,
    changes,
    changed,
    unchanged: base !== null && !changed,
    set,
    errorsAt,
    refuseBlank,
    busy,
    submit: () => write(base, changes, kept.draft.base ?? {}),
    conflict: collisions.conflict,
    touched,
    restored: kept.restored,
    startOver,
    cancel: kept.discard,
    unreadable: unreadableIn(kept),
  }
}

/** What cannot be read lies in the draft beside what was changed. */
const unreadableIn = ({ draft, keep }: ReturnType<typeof useDialogDraft>): UnreadableStore => ({
  texts: draft.unreadable ?? {},
  keep: (name, text) => keep((now) => ({ ...now, unreadable: withText(now.unreadable ?? {}, name, text) })),
  follow: (list, to) => keep((now) => ({ ...now, unreadable: followed(now.unreadable ?? {}, list, to) })),
})

function useRequiredText(values: Fields, required: RequiredText | undefined) {
  const [refused, setRefused] = useState(false)
  const blank = required !== undefined && String(values[required.field] ?? '').trim() === ''
  /** Whether the required text is blank, which is then said at its place. */
  const refuseBlank = () => {
    setRefused(blank)
    return blank
  }
  const blankAt = (field: string) => (refused && blank && field === required.field ? [required.missing()] : null)
  return { refuseBlank, blankAt }
}
