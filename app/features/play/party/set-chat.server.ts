import { eq } from 'drizzle-orm'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { parties } from '#database/schema/play.ts'
import { changeParty, hostOf } from './locked-party.server.ts'

/** For the host alone. @throws AppError notFound, notAllowed */
export async function setChat(
  database: Database,
  person: Person,
  runId: string,
  change: { chatEnabled: boolean } | { chatHidesNumbers: boolean },
): Promise<void> {
  await changeParty(database, runId, async (locked) => {
    hostOf(person, locked)
    await locked.transaction.update(parties).set(change).where(eq(parties.id, locked.party.id))
  })
}
