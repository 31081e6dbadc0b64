import { useCallback, useEffect, useMemo, useState } from 'react'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import { clearDialogDraft, isEmptyDraft, readDialogDraft, tabStorage, writeDialogDraft } from '#app/features/studio/saving/dialog-drafts.ts'
import type { DialogDraft, DialogKey } from '#app/features/studio/saving/dialog-drafts.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

type DialogDraftOptions = {
  /** Under which it is kept, for the person who is signed in. */
  key: Omit<DialogKey, 'user'>
  /** The version of the row as it stands; 0 for a new one. */
  version: number
  onClose: () => void
  /** Opens the dialog again after its Cancel was undone. */
  onReopen: () => void
}

/**
 * Keeps what is typed into a Create or Edit dialog in this tab, past Esc, a click outside and a reload. `keep` lies in the
 * storage from the next drawing on; `discard` closes the dialog, and a toast brings everything back.
 */
export function useDialogDraft({ key: place, version, onClose, onReopen }: DialogDraftOptions) {
  // The id of who opened the dialog: it stays theirs when somebody else signs in meanwhile
  const viewer = useViewerId()
  const [user] = useState(viewer ?? 'nobody')
  const { adventure, dialog, row } = place
  const key = useMemo((): DialogKey => ({ user, adventure, dialog, row }), [user, adventure, dialog, row])
  const [found] = useState(() => readDialogDraft(tabStorage(), key))
  const [draft, keep] = useState<DialogDraft>(() => found ?? { version, id: newId(), changes: {} })
  const [restored, setRestored] = useState(found !== null)
  useEffect(() => writeDialogDraft(tabStorage(), key, draft), [key, draft])

  const clear = useCallback(() => clearDialogDraft(tabStorage(), key), [key])

  const startOver = () => {
    setRestored(false)
    keep({ version, id: newId(), changes: {} })
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
