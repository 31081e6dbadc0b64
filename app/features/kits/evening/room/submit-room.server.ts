import { eq } from 'drizzle-orm'
import { changeEvening, editionOf } from '#app/features/kits/evening/change-evening.server.ts'
import { isRight } from '#app/features/kits/hints/is-right.server.ts'
import { isTypedIn, stepsOf } from '#app/features/kits/hints/hint-steps.ts'
import { countStep } from '#app/features/kits/hints/read-hints.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { evenings } from '#database/schema/evenings.ts'
import { applyToRoom, lockOf } from './apply-room.ts'
import type { AskedOfRoom, RoomSetting } from './apply-room.ts'
import type { RoomAnswer, RoomEvening } from './room-evening.ts'

/** @throws AppError notFound */
export async function submitToRoom(
  database: Database,
  eveningId: string,
  asked: AskedOfRoom,
  now = Date.now(),
): Promise<RoomAnswer> {
  const { kit, languages, primaryLanguage, id: editionId } = await editionOf(database, eveningId)
  if (kit.kind !== 'escape-room') throw new AppError('notFound')
  const room = kit.document
  const setting: RoomSetting = {
    now,
    isTypedIn: (puzzle) => isTypedIn(room, puzzle, primaryLanguage),
    isRight: (puzzle, text) => isRight(room, puzzle, text, languages),
    hintsOf: (puzzle) => stepsOf(room, puzzle, primaryLanguage).length,
  }
  let judged: { isRight?: boolean } = {}
  const answer = await changeEvening(
    database,
    eveningId,
    (before: RoomEvening) => {
      const applied = applyToRoom(room, before, asked, setting)
      if ('refused' in applied) return applied
      const { state, ...rest } = applied
      judged = rest
      return { state, isPlay: state.startedAt !== null && state.endedAt !== null }
    },
    (transaction, before, after) => countHints(transaction, { eveningId, editionId }, before, after),
  )
  return 'refused' in answer ? answer : { ...answer, ...judged }
}

/** In its creator's figures, as steps of the printed key are. */
async function countHints(
  transaction: Transaction,
  { eveningId, editionId }: { eveningId: string; editionId: string },
  before: RoomEvening,
  after: RoomEvening,
) {
  const opened = after.locks.find(({ puzzleId, hints }) => hints > lockOf(before, puzzleId).hints)
  if (!opened) return
  const [row] = await transaction
    .select({ adventureId: evenings.adventureId })
    .from(evenings)
    .where(eq(evenings.id, eveningId))
  if (!row) return
  const { puzzleId, hints: step } = opened
  await countStep(transaction, { adventureId: row.adventureId, editionId, puzzleId, step })
}
