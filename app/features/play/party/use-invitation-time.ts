import { useEffect, useMemo, useState } from 'react'
import { invitationLeftMs } from './invitation-time.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

/** Hides an expired invitation, since the server sends nothing at that moment. */
export function useInvitationTime(party: PartySnapshot | null): PartySnapshot | null {
  const [over, setOver] = useState<PartySnapshot | null>(null)
  useEffect(() => {
    const ms = invitationLeftMs(party)
    if (ms === null) return
    const timer = setTimeout(() => setOver(party), ms)
    return () => clearTimeout(timer)
  }, [party])
  return useMemo(() => (party !== null && party === over ? { ...party, invitation: null } : party), [party, over])
}
