import { useEffect } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

export function useFoundNotes(found: readonly { thing: string }[], onNotes: PlayerViewProps['onNotes']): void {
  const things = JSON.stringify(found.map(({ thing }) => thing))
  useEffect(() => onNotes?.({ found: JSON.parse(things) as string[] }), [things, onNotes])
}
