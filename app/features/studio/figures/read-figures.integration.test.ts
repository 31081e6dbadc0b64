import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordClicks } from '#app/features/play/runs/record-clicks.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { pageViews } from '#database/schema/figures.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { dayOf } from '#app/i18n/day.ts'
import { readFigures } from './read-figures.server.ts'

useDatabase()

const creator = (userId: string) => ({ userId, name: 'Ada', role: 'user' as const, emailVerified: true })

async function playedGame() {
  const game = await buildTwoLocks(getDatabase())
  for (const code of ['1111', '1111', '1111', '2222']) {
    const guest = newTestGuest()
    const { runId, play } = await startAs(guest, game.id)
    await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
    await play({ type: 'answer', puzzleId: game.ids.box, answer: { code } })
    await recordClicks(getDatabase(), guest.answerer, runId, {
      sceneId: game.ids.hall,
      cells: [{ cell: 7, clicks: 2 }],
    })
  }
  return game
}

test('its creator reads what plays did up to now, and of wrong answers those of three plays', async () => {
  const { id, creatorId, ids } = await playedGame()
  const day = dayOf(new Date())
  await getDatabase()
    .insert(pageViews)
    .values([
      { day, path: `/adventure/${id}`, language: 'en', views: 7, visitors: 3, adventureId: id },
      { day: '2020-01-01', path: `/adventure/${id}`, language: 'fr', views: 5, visitors: 2, adventureId: id },
    ])
  const {
    views,
    totals,
    editions: all,
    shown,
  } = await readFigures(getDatabase(), creator(creatorId), {
    adventureId: id,
    edition: 0,
  })
  expect(views).toEqual({ all: 12, lastMonth: 7 })
  expect(totals).toEqual({ plays: 4, finishes: 0, minutes: null })
  expect(all).toMatchObject([{ number: 1 }])
  const [hall, cellar] = shown!.scenes
  expect(hall).toMatchObject({ id: ids.hall, name: 'hall', plays: 4, stopped: 4, clicks: [{ cell: 7, clicks: 8 }] })
  expect(hall!.hotspots.map(({ id: each, plays }) => [each, plays])).toEqual([
    [ids.keySpot, 0],
    [ids.boxSpot, 4],
    [ids.doorSpot, 0],
  ])
  expect(cellar).toMatchObject({ plays: 0, stopped: 0 })
  expect(shown!.puzzles[0]).toMatchObject({ plays: 4, solved: 0, wrong: 4, stopped: 4, minutes: null })
  expect(shown!.puzzles[0]!.answers).toEqual([{ language: 'en', text: '1111', plays: 3 }])
})

test('each edition has its own figures, and playtests are no edition', async () => {
  const { id, creatorId, document, secrets } = await playedGame()
  const add = async (number: number, purpose: 'published' | 'playtest') => {
    const editionId = newId()
    const row = { id: editionId, adventureId: id, number, purpose, schemaVersion: 2, document, contentHash: 'x' }
    await getDatabase()
      .insert(editions)
      .values({ ...row, draftRevision: number })
    await getDatabase().insert(editionSecrets).values({ editionId, document: secrets })
    return editionId
  }
  await add(2, 'playtest')
  const publishedEditionId = await add(3, 'published')
  await getDatabase().update(adventures).set({ publishedEditionId }).where(eq(adventures.id, id))
  await startAs(newTestGuest(), id)
  const read = (edition: number) => readFigures(getDatabase(), creator(creatorId), { adventureId: id, edition })
  expect((await read(0)).editions.map(({ number }) => number)).toEqual([2, 1])
  expect((await read(0)).shown).toMatchObject({ number: 2, plays: 1 })
  expect((await read(1)).shown).toMatchObject({ number: 1, plays: 4 })
  expect((await read(7)).shown).toMatchObject({ number: 2 })
  expect((await read(0)).totals.plays).toBe(5)
})

test('they are nobody else’s, and there are none without an edition', async () => {
  const { id, creatorId } = await buildTwoLocks(getDatabase())
  const { userId } = await newTestMember()
  const asked = { adventureId: id, edition: 0 }
  await expect(readFigures(getDatabase(), creator(userId), asked)).rejects.toMatchObject({ code: 'notFound' })
  await expect(
    readFigures(getDatabase(), creator(creatorId), { ...asked, adventureId: 'nothing' }),
  ).rejects.toMatchObject({ code: 'notFound' })
  await getDatabase().update(adventures).set({ publishedEditionId: null }).where(eq(adventures.id, id))
  await getDatabase().delete(editions).where(eq(editions.adventureId, id))
  expect((await readFigures(getDatabase(), creator(creatorId), asked)).shown).toBeNull()
})
