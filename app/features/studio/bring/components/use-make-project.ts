import { useContext, useEffect, useRef, useState } from 'react'
import { editorPath } from '#app/features/adventure/kinds.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { refusedProjectText } from '#app/features/studio/bring/refused-project-text.ts'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { maxZipBytes } from '#app/features/studio/exchange/project-limits.ts'
import { sendProject } from '#app/features/studio/exchange/send-project.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useNavigate } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'

/** Sends a zip or a document, of which the server makes a project. An upload ends with the form. */
export function useMakeProject() {
  const store = useContext(StoreContext)
  const navigate = useNavigate()
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  const make = async (file: Blob): Promise<string | null> => {
    if (file.size > maxZipBytes) {
      setError(refusedProjectText({ reason: 'fileTooLarge' }))
      return null
    }
    const own = new AbortController()
    control.current = own
    setError(null)
    setProgress(0)
    const sent = await sendProject({ file, signal: own.signal, onProgress: setProgress })
    if (own.signal.aborted || sent === null) return null
    setProgress(null)
    if ('id' in sent) {
      void notify({ title: m.studio_import_done(), description: m.bring_done_text(), tone: 'success' })
      return sent.id
    }
    setError('document' in sent ? m.common_error() : refusedProjectText(sent))
    return null
  }
  /** Leaves an editor with its changes saved. */
  const open = async (kind: Kind, id: string, query = ''): Promise<void> => {
    await store?.flush()
    await navigate(`${editorPath(kind, id)}${query}`)
  }
  return { progress, error, make, open }
}
