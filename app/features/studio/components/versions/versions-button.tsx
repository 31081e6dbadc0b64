import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

/** In the editor's header: opens what was kept of the draft. */
export function VersionsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tooltip label={m.studio_versions()}>
        <Button variant="ghost" size="icon" aria-label={m.studio_versions()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <History aria-hidden="true" className="size-5" />
        </Button>
      </Tooltip>
      {open && <VersionsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
