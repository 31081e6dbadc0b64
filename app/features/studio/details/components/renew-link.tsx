import { useState } from 'react'
import { resultText } from '#app/features/studio/draft/components/result-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'

/** Ends the link of unlisted work, after a question: codes that were printed end with it. */
export function RenewLink() {
  const store = useStore()
  const [isAsking, ask] = useState(false)
  const [busy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    const result = await store.ask({ intent: 'renew-link' })
    setBusy(false)
    ask(false)
    if (result.status === 'saved')
      await notify({ title: m.studio_link_renewed(), description: m.studio_link_renewed_text(), tone: 'success' })
    else if (result.status === 'refused' || result.status === 'failed' || result.status === 'unreachable')
      await notify({ title: m.studio_link_refused(), description: resultText(result), tone: 'danger' })
  }
  return (
    <>
      <Button onClick={() => ask(true)}>{m.studio_link_renew()}</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={ask}
        title={m.studio_link_renew_title()}
        confirm={m.studio_link_renew()}
        tone="danger"
        busy={busy}
        onConfirm={() => void renew()}
      >
        <p>{m.studio_link_renew_text()}</p>
      </AlertDialog>
    </>
  )
}
