import type { BoardTeam, TeamStanding } from './board.ts'

/** Which teams of a session its organiser looks at. */
export const teamFilters = ['all', 'help', 'away', 'absent', 'waiting', 'playing', 'finished'] as const
export type TeamFilter = (typeof teamFilters)[number]

type Seen = Pick<BoardTeam, 'standing' | 'stuck' | 'members'>

/** It plays, and none of its devices is connected. */
export const isAway = ({ standing, members }: Seen): boolean =>
  standing === 'playing' && members.length > 0 && members.every(({ isHere }) => !isHere)

const standingsOf: Partial<Record<TeamFilter, readonly TeamStanding[]>> = {
  absent: ['absent'],
  waiting: ['waiting'],
  playing: ['playing', 'paused', 'outOfTime'],
  finished: ['finished', 'over'],
}

export function isShown(team: Seen, filter: TeamFilter): boolean {
  if (filter === 'help') return team.stuck !== null
  if (filter === 'away') return isAway(team)
  return standingsOf[filter]?.includes(team.standing) ?? true
}

/** @param named in the page's address */
export const readFilter = (named: string | null): TeamFilter => teamFilters.find((each) => each === named) ?? 'all'
