import { useEffect, useState } from 'react'
import { askChanges } from '#app/features/studio/changes/ask-changes.ts'
import type { ChangesResult, ChangeView } from '#app/features/studio/changes/change-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ChangeLine } from './change-line.tsx'

export type SinceSeen = {
  changes: ChangesResult | null
  /** Whether nothing is left to look at. */
  isSeen: boolean
  look: () => void
}

/** What others have changed since the last visit, asked for once. */
export function useSinceSeen(adventureId: string): SinceSeen {
  const [changes, setChanges] = useState<ChangesResult | null>(null)
  const [looked, look] = useState(false)
  useEffect(() => {
    let left = false
    void askChanges(adventureId).then((listed) => !left && setChanges((before) => before ?? listed))
    return () => {
      left = true
    }
  }, [adventureId])
  return { changes, isSeen: changes !== null && (looked || changes.changes.length === 0), look: () => look(true) }
}

/** Gone once somebody has looked. */
export function SinceNotice({ since: { changes, isSeen, look } }: { since: SinceSeen }) {
  const [isOpen, setOpen] = useState(false)
  if (changes === null) return null
  const count = changes.changes.length
  const open = () => {
    setOpen(true)
    look()
  }
  return (
    <>
      {!isSeen && (
        <Notice className="mb-4" title={changes.hasMore ? m.changes_since_many({ count }) : m.changes_since({ count })}>
          <Button size="small" className="mt-1" aria-haspopup="dialog" onClick={open}>
            {m.changes_look()}
          </Button>
        </Notice>
      )}
      {isOpen && <SinceDialog changes={changes.changes} onClose={() => setOpen(false)} />}
    </>
  )
}

const SinceDialog = ({ changes, onClose }: { changes: readonly ChangeView[]; onClose: () => void }) => (
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
