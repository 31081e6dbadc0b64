import Scissors from 'lucide-react/icons/scissors'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LateCutDialog } from './late-media.ts'

/** @param onCut gets what is left, to be uploaded */
export function CutButton({ address, busy, onCut }: { address: string; busy: boolean; onCut: (file: File) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="min-h-11"
        aria-disabled={busy || undefined}
        onClick={() => !busy && setOpen(true)}
      >
        <Scissors aria-hidden="true" className="size-4.5" />
        {m.media_cut_open()}
      </Button>
      {isOpen && <LateCutDialog address={address} onCut={onCut} onClose={() => setOpen(false)} />}
    </>
  )
}
