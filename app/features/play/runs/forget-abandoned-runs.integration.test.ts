import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rollUpRuns } from '#app/features/play/figures/roll-up-runs.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { forgetAbandonedRuns } from './forget-abandoned-runs.server.ts'

useDatabase()

const day = 86_400_000
const now = new Date()

test('guests’ games are deleted after ninety untouched days; finished or accounts’ games stay', async () => {
  const { id } = await buildTwoLocks(getDatabase())
  const begin = async (who = newTestGuest(), changes: Partial<typeof runs.$inferInsert> = {}) => {
    const { runId } = await startAs(who, id)
    await getDatabase()
      .update(runs)
      .set({ updatedAt: new Date(now.getTime() - 91 * day), ...changes })
      .where(eq(runs.id, runId))
    return runId
  }
  const gone = [await begin(), await begin(newTestGuest(), { status: 'abandoned' })]
  const stays = [
    await begin(newTestGuest(), { updatedAt: new Date(now.getTime() - 89 * day) }),
    await begin(newTestGuest(), { status: 'finished' }),
    await begin(await newTestMember()),
  ]
  await rollUpRuns(getDatabase())
  expect(await forgetAbandonedRuns(getDatabase(), now)).toBe(2)
  const left = await getDatabase().select({ id: runs.id }).from(runs)
  expect(left.map((run) => run.id).sort()).toEqual(stays.sort())
  expect(await getDatabase().select().from(runEvents).where(inArray(runEvents.runId, gone))).toEqual([])
  expect(await getDatabase().select().from(parties).where(inArray(parties.runId, gone))).toEqual([])
  expect(await getDatabase().select().from(players)).toHaveLength(3)
  expect(await forgetAbandonedRuns(getDatabase(), now)).toBe(0)
})
