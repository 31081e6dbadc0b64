import { useState } from 'react'
import type { ReactNode } from 'react'
import { BringContext } from '#app/features/studio/fields/components/bring-files.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { latePart } from '#app/ui/late-part.tsx'
import { useStrayDrop } from '#app/ui/use-stray-drop.ts'

export const LateBring = latePart(
  async () => (await import('./bring-dialog.tsx')).BringDialog,
  () => null,
)

export const LateBringHelp = latePart(
  async () => (await import('./bring-help.tsx')).BringHelp,
  () => null,
)

/** Files that are dropped beside any field, or chosen by a button inside, are brought in. @param off for who may not */
export function BringStart({ off = false, children }: { off?: boolean; children: ReactNode }) {
  const [files, setFiles] = useState<readonly File[] | null>(null)
  const isOver = useStrayDrop(off ? null : setFiles)
  return (
    <BringContext value={off ? null : setFiles}>
      {children}
      {isOver && (
        <div className="pointer-events-none fixed inset-2 z-50 grid place-items-center rounded-card border-3 border-dashed border-accent bg-accent-soft/85">
          <p className="p-4 text-center font-display text-subheading font-semibold text-accent-ink">
            {m.bring_drop_now()}
          </p>
        </div>
      )}
      {files && <LateBring files={files} onClose={() => setFiles(null)} />}
    </BringContext>
  )
}
