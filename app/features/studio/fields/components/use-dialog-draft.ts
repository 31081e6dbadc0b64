import { useCallback, useEffect, useMemo, useState } from 'react'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import {
  clearDialogDraft,
  dialogInLanguage,
  isEmptyDraft,
  readDialogDraft,
  tabStorage,
  writeDialogDraft,
} from '#app/features/studio/fields/dialog-drafts.ts'
import type { DialogDraft, DialogKey } from '#app/features/studio/fields/dialog-drafts.ts'
import type { PuzzleBelow } from '#app/features/studio/draft/words/rewritten.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

const emptyDraft = (isNew: boolean): DialogDraft => ({ isNew, id: newId(), changes: {}, was: {}, files: [] })

type DialogDraftOptions = {
  key: Omit<DialogKey, 'user'>
  isNew: boolean
  writtenIn?: Locale
  puzzle?: PuzzleBelow | undefined
  onClose: () => void
  /** Reopens the dialog when Cancel is undone. */
  onReopen: () => void
}

/** Keeps typed values in this tab across Esc and reload. `discard` closes; its toast brings them back. */
export function useDialogDraft({ key: place, isNew, writtenIn, puzzle, onClose, onReopen }: DialogDraftOptions) {
  // The draft belongs to who opened the dialog, also after another sign-in.
  const viewer = useViewerId()
  const [user] = useState(viewer ?? 'nobody')
  const { adventure, dialog, row } = place
  const key = useMemo((): DialogKey => ({ user, adventure, dialog, row }), [user, adventure, dialog, row])
  const [found] = useState(() => readDialogDraft(tabStorage(), key))
  const [held, hold] = useState<DialogDraft>(() => found ?? emptyDraft(isNew))
  const draft = useMemo(() => (writtenIn ? dialogInLanguage(held, writtenIn, puzzle) : held), [held, writtenIn, puzzle])
  const keep = (next: (draft: DialogDraft) => DialogDraft) =>
    hold((now) => next(writtenIn ? dialogInLanguage(now, writtenIn, puzzle) : now))
  const [restored, setRestored] = useState(found !== null)
  useEffect(() => writeDialogDraft(tabStorage(), key, draft), [key, draft])

  const clear = useCallback(() => clearDialogDraft(tabStorage(), key), [key])

  const startOver = () => {
    setRestored(false)
    hold(emptyDraft(isNew))
  }
  const discard = () => {
    clear()
    onClose()
    if (isEmptyDraft(draft)) return
    const undo = () => {
      writeDialogDraft(tabStorage(), key, draft)
      onReopen()
    }
    void notify({ title: m.studio_draft_discarded(), action: { label: m.studio_undo(), onClick: undo } })
  }
  return { draft, keep, restored, startOver, discard, clear }
}
