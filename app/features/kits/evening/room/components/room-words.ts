import type { RoomEnd, Signed } from '#app/features/kits/evening/room/room-views.ts'
import type { RoomRefusal } from '#app/features/kits/evening/room/room-evening.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { m } from '#app/i18n/generated/messages.js'

/** What somebody is told who was refused something. */
export const refusedTexts: Readonly<Record<RoomRefusal, () => string>> = {
  early: m.evening_room_refused_early,
  paused: m.evening_room_refused_paused,
  over: m.evening_room_over,
  gone: m.evening_room_refused_gone,
  wait: m.evening_room_refused_wait,
  last: m.evening_room_refused_last,
}

export const endTitle = ({ hasEscaped }: RoomEnd): string =>
  hasEscaped ? m.evening_room_escaped() : m.evening_room_over()

/** As its host reads it, who may have played or not. */
export const hostEndTitle = ({ hasEscaped }: RoomEnd): string =>
  hasEscaped ? m.evening_room_escaped_host() : m.evening_room_over()

/** A lock in plain words: by its sign alone, while its name would say too much. */
export const signedText = ({ sign, name }: Signed): string =>
  name === '' ? m.evening_room_unnamed({ sign }) : `${sign}\u00a0${name}`

/** For the team, once it has called. */
export const stuckText = (lock: Signed | null): string =>
  lock ? m.evening_room_called_at({ lock: signedText(lock) }) : m.evening_room_called()

/** For the host and the room. */
export const teamStuckText = (lock: Signed | null): string =>
  lock ? m.evening_room_team_stuck_at({ lock: signedText(lock) }) : m.evening_room_team_stuck()

/** What comes after it is the host's to tell: they have it on paper. */
export const endClosing = ({ hasEscaped }: RoomEnd): string =>
  hasEscaped ? m.evening_room_end_won() : m.evening_room_end_lost()

/** With which time and how many hints. */
export const endText = ({ playedMs, hints }: RoomEnd): string =>
  `${m.evening_room_time({ time: formatDuration(playedMs) })} · ${m.evening_room_hints({ count: hints })}`
