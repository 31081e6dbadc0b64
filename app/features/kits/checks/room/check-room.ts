import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { worstFirst } from '#app/features/kits/checks/finding.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { checkFlow } from './check-flow.ts'
import { checkLocks } from './check-locks.ts'
import { checkRoomTexts } from './check-room-texts.ts'
import { checkThings } from './check-things.ts'
import { checkTime } from './check-time.ts'
import type { RoomFinding } from './room-finding.ts'

/** @param languages of the adventure, the primary one first; @returns errors first */
export const checkRoom = (room: RoomDocument, languages: readonly Locale[]): RoomFinding[] =>
  worstFirst([
    ...checkFlow(room),
    ...checkThings(room),
    ...checkLocks(room, languages),
    ...checkTime(room),
    ...checkRoomTexts(room, languages),
  ])
