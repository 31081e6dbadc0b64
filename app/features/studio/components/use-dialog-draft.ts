import { useCallback, useEffect, useMemo, useState } from 'react'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import {
  clearDialogDraft,
  dialogInLanguage,
  isEmptyDraft,
  readDialogDraft,
  tabStorage,
  writeDialogDraft,
} from '#app/features/studio/saving/dialog-drafts.ts'
import type { DialogDraft, DialogKey } from '#app/features/studio/saving/dialog-drafts.ts'
import type { PuzzleBelow } from '#app/features/studio/saving/rewritten.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

type DialogDraftOptions = {
  /** Under which it is kept, for the person who is signed in. */
  key: Omit<DialogKey, 'user'>
  /** The version of the row as it stands; 0 for a new one. */
  version: number
  /** The language that the adventure is written in now; none before there is one. */
  writtenIn?: Locale
  /** The puzzle that is edited as it is written now, or as a new one begins. */
  puzzle?: PuzzleBelow | undefined
  onClose: () => void
  /** Opens the dialog again after its Cancel was undone. */
  onReopen: () => void
}

/**
 * Keeps what is typed into a Create or Edit dialog in this tab, past Esc, a click outside and a reload. `keep` lies in the
 * storage from the next drawing on; `discard` closes the dialog, and a toast brings everything back.
 */
export function useDialogDraft({ key: place, version, writtenIn, puzzle, onClose, onReopen }: DialogDraftOptions) {
  // The id of who opened the dialog: it stays theirs when somebody else signs in meanwhile
  const viewer = useViewerId()
  const [user] = useState(viewer ?? 'nobody')
  const { adventure, dialog, row } = place
  const key = useMemo((): DialogKey => ({ user, adventure, dialog, row }), [user, adventure, dialog, row])
  const [found] = useState(() => readDialogDraft(tabStorage(), key))
  const [held, hold] = useState<DialogDraft>(() => found ?? { version, id: newId(), changes: {} })
  const draft = useMemo(() => (writtenIn ? dialogInLanguage(held, writtenIn, puzzle) : held), [held, writtenIn, puzzle])
  const keep = (next: (draft: DialogDraft) => DialogDraft) =>
    hold((now) => next(writtenIn ? dialogInLanguage(now, writtenIn, puzzle) : now))
  const [restored, setRestored] = useState(found !== null)
  useEffect(() => writeDialogDraft(tabStorage(), key, draft), [key, draft])

  const clear = useCallback(() => clearDialogDraft(tabStorage(), key), [key])

  const startOver = () => {
    setRestored(false)
    hold({ version, id: newId(), changes: {} })
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
