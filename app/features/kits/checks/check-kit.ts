import type { Kit } from '#app/features/kits/documents/kit.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { checkDinner } from './dinner/check-dinner.ts'
import type { DinnerFinding } from './dinner/dinner-finding.ts'
import { checkRoom } from './room/check-room.ts'
import type { RoomFinding } from './room/room-finding.ts'

/** What is wrong with a print kind, errors first. */
export type CheckedKit =
  | { kind: 'mystery-dinner'; findings: DinnerFinding[] }
  | { kind: 'escape-room'; findings: RoomFinding[] }

/** @param languages the primary one first */
export const checkKit = (kit: Kit, languages: readonly Locale[]): CheckedKit =>
  kit.kind === 'mystery-dinner'
    ? { kind: kit.kind, findings: checkDinner({ document: kit.document, languages }) }
    : { kind: kit.kind, findings: checkRoom({ document: kit.document, languages }) }
