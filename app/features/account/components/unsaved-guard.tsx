import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { profileFields } from '#app/features/account/profile.schema.ts'
import type { ProfileForm } from '#app/features/account/profile.schema.ts'
import { profileField } from '#app/features/account/use-saved-profile.ts'
import { m } from '#app/i18n/generated/messages.js'
import { LeaveDialog } from '#app/ui/leave-dialog.tsx'

/** Asks before somebody leaves a page with unsaved text. */
export function UnsavedGuard({ formId, saved }: { formId: string; saved: ProfileForm }) {
  const isUnsaved = () =>
    profileFields.some((name) => (profileField(formId, name)?.value.trim() ?? saved[name]) !== saved[name])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
  return (
    <LeaveDialog blocker={blocker} title={m.account_unsaved_title()} confirm={m.account_unsaved_leave()}>
      <p>{m.account_unsaved_text()}</p>
    </LeaveDialog>
  )
}
