import Save from 'lucide-react/icons/save'
import { useState } from 'react'
import { whyUnsaved } from '#app/features/studio/draft/components/unsaved-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'

type SaveFormProps = { label: string; saved: string; failed: (reason: string) => string }

/** Of a form that writes as one types: sends what waits, and says that it is saved. */
export function SaveForm({ label, saved, failed }: SaveFormProps) {
  const store = useStore()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const summary = await store.flush()
    setBusy(false)
    if (summary === 'saved') void notify({ title: saved, tone: 'success' })
    else void notify({ title: failed(whyUnsaved(summary, store.getState().log)), tone: 'danger' })
  }
  return (
    <Button variant="accent" loading={busy} onClick={() => void save()} className="justify-self-start">
      {!busy && <Save aria-hidden="true" className="size-4.5" />}
      {label}
    </Button>
  )
}
