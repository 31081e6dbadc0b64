import { useEffect } from 'react'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { VoteProjection } from '#app/features/engine/projection.ts'

/** ms after the time is over; the others wait longer, for the case that who asked is gone. */
const ownAfterMs = 500
const othersAfterMs = 3_000

/** Asks the server to close a vote; only its clock decides whether the time is over. */
export function useVoteCount(vote: VoteProjection | null, send: (command: SentCommand) => void): void {
  useEffect(() => {
    if (!vote) return
    const wait = vote.leftMs + (vote.you === 'ask' ? ownAfterMs : othersAfterMs)
    const timer = setTimeout(() => send({ type: 'count_vote', vote: vote.id }), wait)
    return () => clearTimeout(timer)
  }, [vote, send])
}
