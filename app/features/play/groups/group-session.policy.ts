import type { LobbyFacts } from '#app/features/play/lobby/lobby.policy.ts'
import type { Starts } from '#app/shared/group-sessions.ts'
import { isOut } from '#app/shared/statuses.ts'

/** `free`: its teams play for nothing; `seats`: each takes a seat of a gift; `closed`: nobody opens a session of it. */
export type SessionStanding = 'free' | 'seats' | 'closed'

/** Whether visitors begin games of their own in it, all day. */
export const isOpenAllDay = ({ starts, code }: { starts: Starts; code: string | null }): boolean =>
  starts === 'as_they_come' && code !== null

type Facts = Pick<LobbyFacts, 'status' | 'hasEdition' | 'isDeleted' | 'isOwner' | 'priceCents'>

export function sessionStanding({ status, hasEdition, isDeleted, isOwner, priceCents }: Facts): SessionStanding {
  if (!isOut(status) || !hasEdition || isDeleted) return 'closed'
  return isOwner || priceCents === 0 ? 'free' : 'seats'
}
