import { asc, eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { adventures } from '#database/schema/adventures.ts'
import { evenings } from '#database/schema/evenings.ts'
import type { DinnerEvening } from './evening.ts'
import type { RoomEvening } from './room/room-evening.ts'

/** Of the host: guests have no account, and what they typed for themselves is not the host's to take away. */
export const personalEvenings: PersonalPart = {
  exports: (database, userId) => Promise.resolve([{ path: 'evenings.json', read: () => eveningsOf(database, userId) }]),

  async erase(transaction, userId) {
    await transaction.delete(evenings).where(eq(evenings.hostId, userId))
    return []
  },
}

async function eveningsOf(database: Database, userId: string): Promise<object[]> {
  const { id, kind, language, hostName, day, time, place, keptUntil, createdAt, state } = evenings
  const rows = await database
    .select({ id, kind, language, hostName, day, time, place, keptUntil, createdAt, state, kit: adventures.title })
    .from(evenings)
    .innerJoin(adventures, eq(adventures.id, evenings.adventureId))
    .where(eq(evenings.hostId, userId))
    .orderBy(asc(createdAt), asc(id))
  return rows.map(({ state: held, ...row }) => ({ ...row, ...namesIn(held) }))
}

/** Who came, as the host named them, and what the host told them. */
function namesIn(state: object): { guests: string[] } | { team: string; message: string } {
  const { guests, team = '', message = '' } = state as Partial<Pick<DinnerEvening, 'guests'> & RoomEvening>
  return guests ? { guests: guests.map(({ person }) => person) } : { team, message }
}
