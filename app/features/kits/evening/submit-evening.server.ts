import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { eveningLinks } from '#database/schema/evenings.ts'
import { applyToEvening } from './apply-evening.ts'
import type { Asked } from './apply-evening.ts'
import { changeEvening, editionOf } from './change-evening.server.ts'
import type { CommandAnswer, DinnerEvening } from './evening.ts'
import { isAtReveal } from './evening-state.ts'
import { newGuestLink } from './evening-link.server.ts'

/** @throws AppError notFound */
export async function submitToEvening(
  database: Database,
  eveningId: string,
  asked: Asked,
  now = Date.now(),
): Promise<CommandAnswer> {
  const { kit } = await editionOf(database, eveningId)
  if (kit.kind !== 'mystery-dinner') throw new AppError('notFound')
  const { document } = kit
  return changeEvening(
    database,
    eveningId,
    (before: DinnerEvening) => {
      const applied = applyToEvening(document, before, asked, { now, newId: newId() })
      return 'refused' in applied ? applied : { ...applied, isPlay: isAtReveal(document, applied.state) }
    },
    (transaction, before, after) => linkNewGuests(transaction, eveningId, before, after),
  )
}

async function linkNewGuests(transaction: Transaction, eveningId: string, before: DinnerEvening, after: DinnerEvening) {
  const known = new Set(before.guests.map(({ id }) => id))
  const fresh = after.guests.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return
  await transaction.insert(eveningLinks).values(fresh.map(({ id }) => ({ eveningId, ...newGuestLink(id) })))
}
