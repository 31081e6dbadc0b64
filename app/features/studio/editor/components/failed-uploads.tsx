import { useState } from 'react'
import { useFailedUploads } from '#app/features/media/components/use-uploads.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { latePart } from '#app/ui/late-part.tsx'

export const LateFailedStrip = latePart(
  async () => (await import('./failed-strip.tsx')).FailedStrip,
  () => null,
)
export const LateUnusedFiles = latePart(
  async () => (await import('#app/features/studio/projects/components/unused-files.tsx')).UnusedFiles,
  () => null,
)

/** The failed upload may be out of sight, and its toast disappears after a moment. */
export function FailedUploads() {
  const failed = useFailedUploads()
  const store = useStore()
  const { details } = useDraft()
  const [cleaning, setCleaning] = useState(false)
  // Unsaved changes may use files, too
  const cleanUp = () => void store.flush().then(() => setCleaning(true))
  return (
    <>
      <div role="status">{failed.length > 0 && <LateFailedStrip onCleanUp={cleanUp} />}</div>
      {cleaning && <LateUnusedFiles project={details} onClose={() => setCleaning(false)} />}
    </>
  )
}
