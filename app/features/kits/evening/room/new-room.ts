import type { RoomEvening } from './room-evening.ts'

/** Before the clock is started. */
export const newRoom = ({
  team,
  teamId,
  minutes,
  hostPlays = false,
}: Pick<RoomEvening, 'team' | 'teamId' | 'minutes' | 'hostPlays'>): RoomEvening => ({
  kind: 'escape-room',
  team,
  teamId,
  minutes,
  hostPlays,
  startedAt: null,
  pausedAt: null,
  pausedMs: 0,
  endedAt: null,
  hasEscaped: false,
  locks: [],
  message: '',
  isStuck: false,
})
