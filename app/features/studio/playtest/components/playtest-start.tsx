import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { may } from '#app/features/drafts/draft.policy.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { latePart } from '#app/ui/late-part.tsx'
import type { PlaytestPlace } from './playtest-place.ts'

export const LatePlaytest = latePart(
  async () => (await import('./playtest-dialog.tsx')).PlaytestDialog,
  () => null,
)

const PlaytestStartContext = createContext<((place: PlaytestPlace) => void) | null>(null)

export const usePlaytestStart = () => useContext(PlaytestStartContext)

export function PlaytestStart({ children }: { children: ReactNode }) {
  const { role, details } = useDraft()
  const [place, open] = useState<PlaytestPlace | null>(null)
  return (
    <PlaytestStartContext value={may(role, 'playtest') && details.kind === 'online-adventure' ? open : null}>
      {children}
      {place && <LatePlaytest place={place} onClose={() => open(null)} />}
    </PlaytestStartContext>
  )
}
