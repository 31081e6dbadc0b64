import { worstFirst } from '#app/features/kits/checks/finding.ts'
import { checkColours } from './check-colours.ts'
import { checkFlow } from './check-flow.ts'
import { checkLetters } from './check-letters.ts'
import { checkLocks } from './check-locks.ts'
import { checkRoomPaper } from './check-room-paper.ts'
import { checkRoomTexts } from './check-room-texts.ts'
import { checkThings } from './check-things.ts'
import { checkTime } from './check-time.ts'
import type { RoomCheck, RoomFinding, RoomSubject } from './room-finding.ts'

const checks: readonly RoomCheck[] = [
  checkFlow,
  checkThings,
  checkLocks,
  checkTime,
  checkRoomTexts,
  checkRoomPaper,
  checkLetters,
  checkColours,
]

/** The findings about a room, errors first. */
export const checkRoom = (subject: RoomSubject): RoomFinding[] => worstFirst(checks.flatMap((check) => check(subject)))
