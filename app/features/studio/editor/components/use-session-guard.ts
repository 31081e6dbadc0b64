import { keepUndo } from '#app/features/studio/draft/log/keep-undo.ts'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { followLater } from '#app/features/account/follow-later.ts'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import type { Uploads } from '#app/features/media/uploads.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { keepLog } from '#app/features/studio/draft/log/keep-log.ts'
import { m } from '#app/i18n/generated/messages.js'
import { openEditors } from '#app/shared/open-editors.ts'
import type { OpenEditor } from '#app/shared/open-editors.ts'
import { useNavigate } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'
import { hearSessionEnd } from './hear-session-end.ts'

/** Keeps unsent changes on the device for their account, and sends nothing under another one. */
export function useSessionGuard(store: DraftStore, uploads: Uploads, adventure: string): void {
  const viewer = useViewerId()
  const [user] = useState(viewer)
  const refresh = useRefreshWhenIdle()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (user === null) return
    const editor = asOpenEditor(store, uploads, user)
    openEditors.add(editor)
    const end = keepLog(
      store,
      { user, adventure },
      {
        onRestored: () => void notify({ title: m.studio_restored_title(), description: m.studio_restored_text() }),
        onBehind: () => void revalidate(),
      },
    )
    return () => {
      openEditors.delete(editor)
      end()
    }
  }, [store, uploads, user, adventure, revalidate])

  useEffect(() => (user === null ? undefined : keepUndo(store, { user, adventure })), [store, user, adventure])

  useEffect(
    () =>
      hearSessionEnd(
        () => followLater('changed', { refresh, navigate }),
        () => store.getState().paused,
      ),
    [store, refresh, navigate],
  )
}

const asOpenEditor = (store: DraftStore, uploads: Uploads, user: string): OpenEditor => ({
  flush: () => store.flush(),
  hears(userId) {
    const isUploading = uploads.getState().running.length > 0
    const holdsWords = store.summary !== 'saved' || store.getState().busy || isUploading
    if (userId === user || holdsWords) store.pause(userId !== user)
    // Unsaved changes of the same author are reapplied to the draft.
    return holdsWords && userId !== user
  },
  letGo(edits) {
    if (edits === 'discard') store.discard()
    store.forgetHistory()
    uploads.stop()
    store.pause(true)
  },
})
