import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'

export const ProofRefused = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <>
    <Notice tone="danger" title={m.proofs_refused()}>
      {text}
    </Notice>
    <DialogFooter>
      <Button onClick={onClose}>{m.common_close()}</Button>
    </DialogFooter>
  </>
)
