import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { hotspotTypes } from '#app/shared/hotspot-types.ts'
import { useState } from 'react'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

export function TypePicker({ onPick, onClose }: { onPick: (type: HotspotType) => Promise<void>; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const pick = async (type: HotspotType) => {
    setBusy(true)
    await onPick(type)
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent title={m.studio_picker_title()} description={m.studio_picker_text()} size="small">
        <ul className="grid gap-3">
          {hotspotTypes.map((type) => {
            const { Icon, label, description } = hotspotFaces[type]
            return (
              <li key={type}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void pick(type)}
                  className="flex w-full items-center gap-4 rounded-control border border-line-strong bg-raised p-4 text-left transition-colors hover:border-accent hover:bg-accent-soft disabled:opacity-60"
                >
                  <Icon aria-hidden="true" className="size-7 shrink-0 text-accent-ink" />
                  <span className="grid">
                    <span className="font-semibold">{label()}</span>
                    <span className="text-sm text-muted">{description()}</span>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
