import { useState } from 'react'
import type { ReactNode } from 'react'
import { CopyAwayContext } from '#app/features/studio/draft/components/copy-away.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { latePart } from '#app/ui/late-part.tsx'

export const LateCopyAway = latePart(
  async () => (await import('#app/features/studio/exchange/components/copy-away-dialog.tsx')).CopyAwayDialog,
  () => null,
)

export function CopyAwayStart({ children }: { children: ReactNode }) {
  const { details } = useDraft()
  const [ids, open] = useState<readonly string[] | null>(null)
  return (
    <CopyAwayContext value={details.kind === 'online-adventure' ? open : null}>
      {children}
      {ids && <LateCopyAway ids={ids} onClose={() => open(null)} />}
    </CopyAwayContext>
  )
}
