import { useBlocker } from 'react-router'
import { useUploads } from '#app/features/media/components/use-uploads.ts'
import type { Uploads } from '#app/features/media/uploads.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { latePart } from '#app/ui/late-part.tsx'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'

const isStuck = ({ summary }: DraftStore) => summary === 'conflict' || summary === 'refused' || summary === 'offline'
const isUploading = (uploads: Uploads) => uploads.getState().running.length > 0

export const LateLeaveDialog = latePart(
  async () => (await import('#app/ui/leave-dialog.tsx')).LeaveDialog,
  () => null,
)

export function LeaveGuard() {
  const store = useStore()
  const uploads = useUploads()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { paused } = store.getState()
    return !paused && currentLocation.pathname !== nextLocation.pathname && (isStuck(store) || isUploading(uploads))
  })
  if (blocker.state !== 'blocked') return null
  return (
    <LateLeaveDialog blocker={blocker} title={m.studio_leave_title()} confirm={m.studio_leave_confirm()}>
      {isUploading(uploads) && <p>{m.studio_leave_uploads()}</p>}
      {isStuck(store) && <p>{m.studio_leave_text()}</p>}
    </LateLeaveDialog>
  )
}
