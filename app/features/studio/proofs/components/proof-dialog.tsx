import { useEffect, useState } from 'react'
import type { ProofDocument } from '#app/features/studio/proofs/proof-document.ts'
import { readProof } from '#app/features/studio/proofs/read-proof.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { ProofChanges } from './proof-changes.tsx'
import { ProofRefused } from './proof-refused.tsx'

/** For a document that is brought back by the button on the tab, which translators have, too. */
export function ProofDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const read = useRead(file)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={m.proofs_dialog_title()}
        description={<span translate="no">{file.name}</span>}
        size={typeof read === 'object' && read ? 'large' : 'medium'}
      >
        {read === null && <p role="status">{m.proofs_reading()}</p>}
        {typeof read === 'string' && <ProofRefused text={read} onClose={onClose} />}
        {typeof read === 'object' && read && <ProofChanges document={read} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}

function useRead(file: File): ProofDocument | string | null {
  const [read, setRead] = useState<ProofDocument | string | null>(null)
  useEffect(() => {
    let ended = false
    void readProof(file).then((found) => !ended && setRead(found))
    return () => {
      ended = true
    }
  }, [file])
  return read
}
