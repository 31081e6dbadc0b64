import { useBlocker } from 'react-router'
import { summaryOf } from '#app/features/studio/saving/save-queue.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { useSaver } from './draft-context.ts'

/** Asks before somebody leaves what is not saved: what is only on its way is sent also when one leaves, the rest stays on this device. */
export function LeaveGuard() {
  const saver = useSaver()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { queue, orders, paused } = saver.getState()
    const summary = summaryOf(queue, orders)
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
