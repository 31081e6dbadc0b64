import type { ChangeView } from '#app/features/studio/changes/change-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ChangeLine } from './change-line.tsx'

export const SinceDialog = ({ changes, onClose }: { changes: readonly ChangeView[]; onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent title={m.changes_since_title()} description={m.changes_since_lead()} size="large">
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} onLeave={onClose} />
        ))}
      </ul>
    </DialogContent>
  </Dialog>
)
