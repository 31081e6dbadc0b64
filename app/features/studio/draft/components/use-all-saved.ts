import { useCallback } from 'react'
import { useUploads } from '#app/features/media/components/use-uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { useStore } from './use-store.ts'
import { unsavedText } from './unsaved-text.ts'

/** @returns a function that saves and returns whether everything is saved; if not, a toast with the given title says
 * why */
export function useAllSaved(): (failure: string) => Promise<boolean> {
  const store = useStore()
  const uploads = useUploads()
  return useCallback(
    async (failure) => {
      const summary = await store.flush()
      const isUploading = uploads.getState().running.length > 0
      if (summary === 'saved' && !isUploading) return true
      const why = summary === 'saved' ? m.media_upload_wait() : unsavedText(summary)
      void notify({ title: failure, description: why, tone: 'danger' })
      return false
    },
    [store, uploads],
  )
}
