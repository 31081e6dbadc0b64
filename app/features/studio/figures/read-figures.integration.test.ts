import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hintKey } from '#app/features/kits/hints/hint-key.server.ts'
import { openSteps, readHints } from '#app/features/kits/hints/read-hints.server.ts'
import { noteDownload } from '#app/features/kits/print/note-download.server.ts'
import { recordClicks } from '#app/features/play/runs/record-clicks.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { pageViews } from '#database/schema/figures.ts'
import { reviews } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { dayOf } from '#app/i18n/day.ts'
import type { GameFigures } from './figures-view.ts'
import { readFigures } from './read-figures.server.ts'

useDatabase()

/** For an online adventure. */
async function readGame(...asked: Parameters<typeof readFigures>): Promise<GameFigures> {
  const figures = await readFigures(...asked)
  if (figures.kind !== 'game') throw new Error('figures of a kit')
  return figures
}

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

test('its creator reads the plays up to now, and wrong answers that three plays gave', async () => {
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
    days,
    totals,
    editions: all,
    shown,
  } = await readGame(getDatabase(), creator(creatorId), {
    adventureId: id,
    edition: 0,
  })
  expect(views).toEqual({ all: 12, lastMonth: 7 })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day, views: 7, plays: 4 })
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

test('each edition has its own figures, and playtest editions are left out', async () => {
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

test('nobody else can read them, and there are none without an edition', async () => {
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

test('a kit has downloads by edition and day, stars, and for a room hints opened by step', async () => {
  const room = await buildPublishedKit(getDatabase(), 'escape-room')
  const editionId = room.publishedEditionId!
  const [edition] = await getDatabase().select().from(editions).where(eq(editions.id, editionId))
  const people = await Promise.all([1, 2, 3].map(() => buildUser(getDatabase())))
  for (const { id: userId } of [...people, people[0]!])
    await noteDownload(getDatabase(), { userId, adventureId: room.id, editionId })
  const rate = (at: number, rating: number, hiddenAt: Date | null = null) =>
    getDatabase()
      .insert(reviews)
      .values({ id: newId(), adventureId: room.id, userId: people[at]!.id, rating, hiddenAt })
  await Promise.all([rate(0, 5), rate(1, 2), rate(2, 1, new Date())])
  const asked = { adventureId: room.id, key: hintKey(edition!), locale: 'en' as const }
  const page = await readHints(getDatabase(), asked)
  if (page.view !== 'hints') throw new Error('asks for a key')
  const [puzzle] = page.puzzles
  for (const step of [1, 1, 2]) await openSteps(getDatabase(), { ...asked, puzzleId: puzzle!.id, step, viewer: null })

  const figures = await readFigures(getDatabase(), creator(room.creatorId!), { adventureId: room.id, edition: 0 })
  expect(figures).toMatchObject({
    kind: 'kit',
    totals: { plays: 3 },
    ratings: { average: 3.5, count: 2, stars: [0, 1, 0, 0, 1] },
    shown: { number: 1, plays: 3 },
  })
  expect(figures.days.at(-1)).toMatchObject({ day: dayOf(new Date()), plays: 3 })
  const hints = figures.kind === 'kit' ? figures.shown?.hints : null
  expect(hints?.map(({ puzzle: name }) => name)).toEqual(page.puzzles.map(({ name }) => name))
  expect(hints?.[0]?.steps.map(({ opened }) => opened).slice(0, 2)).toEqual([2, 1])
  expect(
    hints
      ?.slice(1)
      .flatMap(({ steps }) => steps)
      .every(({ opened }) => opened === 0),
  ).toBe(true)

  const dinner = await buildPublishedKit(getDatabase(), 'mystery-dinner')
  expect(
    await readFigures(getDatabase(), creator(dinner.creatorId!), { adventureId: dinner.id, edition: 0 }),
  ).toMatchObject({ kind: 'kit', ratings: { average: null, count: 0 }, shown: { plays: 0, hints: null } })
})
