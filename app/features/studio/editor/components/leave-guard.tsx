import { useBlocker } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'

export function LeaveGuard() {
  const store = useStore()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { paused } = store.getState()
    const { summary } = store
    return (
      !paused &&
      currentLocation.pathname !== nextLocation.pathname &&
      (summary === 'conflict' || summary === 'refused' || summary === 'offline')
    )
  })
  if (blocker.state !== 'blocked') return null
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={m.studio_leave_title()}
      confirm={m.studio_leave_confirm()}
      onConfirm={() => blocker.proceed()}
    >
      <p>{m.studio_leave_text()}</p>
    </AlertDialog>
  )
}
