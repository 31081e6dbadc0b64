import { useCallback } from 'react'
import { useUploads } from '#app/features/media/components/use-uploads.ts'
import { useDialogDrafts } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { whyUnsaved } from '#app/features/studio/draft/components/unsaved-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'

export function useSaveNow(): () => Promise<void> {
  const store = useStore()
  const uploads = useUploads()
  const drafts = useDialogDrafts()
  return useCallback(async () => {
    const summary = await store.flush()
    const isUploading = uploads.getState().running.length > 0
    const unfinished = drafts.isEmpty ? null : m.studio_save_unfinished()
    const rest = isUploading ? m.studio_save_uploading() : unfinished
    if (summary === 'saved')
      return rest
        ? notify({ title: m.studio_updated_title(), description: rest })
        : notify({ title: m.studio_updated_title(), description: m.studio_updated_text(), tone: 'success' })
    return notify({
      title: m.studio_update_failed(),
      description: whyUnsaved(summary, store.getState().log),
      tone: 'danger',
    })
  }, [store, uploads, drafts])
}
