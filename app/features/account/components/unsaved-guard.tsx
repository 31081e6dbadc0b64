import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { ProfileForm } from '#app/features/account/profile.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'

/** Asks before a page is left on which something was typed and not saved. */
export function UnsavedGuard({ formId, saved }: { formId: string; saved: ProfileForm }) {
  const isUnsaved = () => {
    const form = document.getElementById(formId)
    return Object.entries(saved).some(([name, text]) => {
      const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
      return (field?.value.trim() ?? text) !== text
    })
  }
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
  if (blocker.state !== 'blocked') return null
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={m.account_unsaved_title()}
      confirm={m.account_unsaved_leave()}
      onConfirm={() => blocker.proceed()}
    >
      <p>{m.account_unsaved_text()}</p>
    </AlertDialog>
  )
}
