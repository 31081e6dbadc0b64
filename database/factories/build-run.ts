import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { parties, players, runs } from '#database/schema/play.ts'

type Values = Partial<typeof runs.$inferInsert> & Pick<typeof runs.$inferInsert, 'adventureId' | 'editionId'>

/** Of a member, or a guest by the hash of the cookie's token. Its state is empty: playing on needs a started one. */
export async function buildRun(
  database: Queryable,
  { userId = null, guestHash = null, ...overrides }: Values & { userId?: string | null; guestHash?: string | null },
): Promise<typeof runs.$inferSelect> {
  const partyId = newId()
  const finished = overrides.status === 'finished' ? { finishedAt: new Date(), score: 100 } : {}
  const [row] = await database
    .insert(runs)
    .values({ stateVersion: 1, state: {}, contentLanguage: 'en', ...finished, ...overrides })
    .returning()
  if (!row) throw new Error('no run was built')
  await database.insert(parties).values({ id: partyId, runId: row.id })
  await database.insert(players).values({ partyId, userId, guestTokenHash: guestHash, name: 'Ada', isHost: true })
  return row
}
