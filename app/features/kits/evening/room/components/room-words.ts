import type { RoomEnd } from '#app/features/kits/evening/room/room-views.ts'
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

/** What comes after it is the host's to tell: they have it on paper. */
export const endClosing = ({ hasEscaped }: RoomEnd): string =>
  hasEscaped ? m.evening_room_end_won() : m.evening_room_end_lost()

/** With which time and how many hints. */
export const endText = ({ playedMs, hints }: RoomEnd): string =>
  `${m.evening_room_time({ time: formatDuration(playedMs) })} · ${m.evening_room_hints({ count: hints })}`
