import { useEffect, useState } from 'react'
import { Uploads } from '#app/features/media/uploads.ts'

/** Uploads end with the editor, which asks before the author leaves. */
export function useNewUploads(): Uploads {
  const [uploads] = useState(() => new Uploads())
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => uploads.getState().running.length > 0 && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      uploads.stop()
    }
  }, [uploads])
  return uploads
}
