import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { PlaytestDialog } from './playtest-dialog.tsx'
import type { PlaytestPlace } from './playtest-place.ts'

const PlaytestStartContext = createContext<((place: PlaytestPlace) => void) | null>(null)

export const usePlaytestStart = () => useContext(PlaytestStartContext)

export function PlaytestStart({ children }: { children: ReactNode }) {
  const { can, details } = useDraft()
  const [place, open] = useState<PlaytestPlace | null>(null)
  return (
    <PlaytestStartContext value={can.playtest && details.kind === 'online-adventure' ? open : null}>
      {children}
      {place && <PlaytestDialog place={place} onClose={() => open(null)} />}
    </PlaytestStartContext>
  )
}
