import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { runs } from '#database/schema/play.ts'
import { sceneClicks } from '#database/schema/figures.ts'
import { newTestGuest, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { findRun } from './find-run.server.ts'
import { clicksSchema, recordClicks } from './record-clicks.server.ts'

useDatabase()

const noon = new Date('2026-11-20T17:00:00Z')

async function started() {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId } = await startAs(guest, game.id, { now: noon.getTime() })
  const [run] = await getDatabase().select().from(runs).where(eq(runs.id, runId))
  const sceneId = (await findRun(guest.answerer, runId)).snapshot.view.scene.id
  const send = (cells: { cell: number; clicks: number }[], who = guest, scene = sceneId) =>
    recordClicks(getDatabase(), who.answerer, runId, { sceneId: scene, cells }, noon)
  const sums = () =>
    getDatabase()
      .select({ day: sceneClicks.day, cell: sceneClicks.cell, clicks: sceneClicks.clicks })
      .from(sceneClicks)
      .where(eq(sceneClicks.editionId, run!.editionId))
      .orderBy(sceneClicks.cell)
  return { runId, send, sums }
}

test('clicks are added up by cell and day', async () => {
  const { send, sums } = await started()
  await send([
    { cell: 40, clicks: 2 },
    { cell: 3, clicks: 1 },
  ])
  await send([{ cell: 40, clicks: 5 }])
  expect(await sums()).toEqual([
    { day: '2026-11-20', cell: 3, clicks: 1 },
    { day: '2026-11-20', cell: 40, clicks: 7 },
  ])
})

test('nothing is stored for strangers, other scenes and games that count nowhere', async () => {
  const { runId, send, sums } = await started()
  await expect(send([{ cell: 1, clicks: 1 }], newTestGuest())).rejects.toMatchObject({ code: 'notFound' })
  await expect(send([{ cell: 1, clicks: 1 }], undefined, newId())).rejects.toMatchObject({ code: 'notFound' })
  await getDatabase().update(runs).set({ isOwn: true }).where(eq(runs.id, runId))
  await send([{ cell: 1, clicks: 1 }])
  expect(await sums()).toEqual([])
})

test.each([
  [{ cell: 576, clicks: 1 }],
  [{ cell: -1, clicks: 1 }],
  [{ cell: 1, clicks: 51 }],
  [{ cell: 1.5, clicks: 1 }],
])('%j is refused', (cell) => {
  expect(clicksSchema.safeParse({ sceneId: newId(), cells: [cell] }).success).toBe(false)
  expect(clicksSchema.safeParse({ sceneId: newId(), cells: [{ cell: 1, clicks: 1 }] }).success).toBe(true)
})
