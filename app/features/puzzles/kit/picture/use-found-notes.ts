import { useEffect } from 'react'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

/** Notes what is found, so that a hint is about something else. */
export function useFoundNotes(found: readonly { thing: string }[], onNotes: PlayerViewProps['onNotes']): void {
  const things = JSON.stringify(found.map(({ thing }) => thing))
  useEffect(() => onNotes?.({ found: JSON.parse(things) as string[] }), [things, onNotes])
}
