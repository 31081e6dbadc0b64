import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { guestHash } from '#app/platform/guest.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { guestContext, localeContext, viewerContext } from '#app/platform/request-context.server.ts'
import { loader } from '#app/routes/public/home.tsx'
import { newId } from '#app/shared/ids.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'

useDatabase()

type Reader = { userId?: string; guest?: string; locale?: 'en' | 'fr' }

async function gamesOf({ userId, guest, locale = 'en' }: Reader) {
  const context = new RouterContextProvider()
  context.set(
    viewerContext,
    userId === undefined
      ? null
      : {
          userId,
          role: 'user',
          sessionId: 's',
          name: 'Ada',
          email: 'ada@example.org',
          emailVerified: true,
          signedInAt: new Date(),
        },
  )
  context.set(guestContext, guest ?? null)
  context.set(localeContext, locale)
  const request = new Request('http://localhost/')
  const { games } = await loader({ request, url: new URL(request.url), context, params: {}, pattern: '/' })
  if (!games) throw new Error('the page is everybody’s')
  return games
}

type Game = Awaited<ReturnType<typeof buildTwoLocks>>

async function buildRun(game: Game, player: Reader, overrides: Partial<typeof runs.$inferInsert> = {}) {
  const database = getDatabase()
  const [{ editionId }] = (await database
    .select({ editionId: adventures.publishedEditionId })
    .from(adventures)
    .where(eq(adventures.id, game.id))) as [{ editionId: string }]
  const [edition] = await database
    .select({ document: editions.document })
    .from(editions)
    .where(eq(editions.id, editionId))
  const { startSceneId } = edition!.document as { startSceneId: string }
  const [runId, partyId, playerId] = [newId(), newId(), newId()]
  const state = { players: { [playerId]: { sceneId: startSceneId, puzzleId: null } } }
  await database
    .insert(runs)
    .values({ id: runId, adventureId: game.id, editionId, stateVersion: 1, state, contentLanguage: 'en', ...overrides })
  await database.insert(parties).values({ id: partyId, runId })
  await database.insert(players).values({
    id: playerId,
    partyId,
    userId: player.userId ?? null,
    guestTokenHash: player.guest ? guestHash(player.guest) : null,
    name: 'Ada',
    isHost: true,
  })
  return runId
}

const guestToken = () => newId().replaceAll('-', '').slice(0, 22)

test('a member finds up to three active games, last played first, with scene and day', async () => {
  const [{ id: userId }, { id: other }] = [await buildUser(getDatabase()), await buildUser(getDatabase())]
  const game = await buildTwoLocks(getDatabase(), {
    title: 'Two Locks',
    translations: { fr: { title: 'Les deux serrures' } },
  })
  const cover = await buildAsset(getDatabase(), { adventureId: game.id, publishedAt: new Date() })
  await getDatabase().update(adventures).set({ thumbnailAssetId: cover.id }).where(eq(adventures.id, game.id))
  const day = (date: number) => new Date(Date.UTC(2026, 4, date))
  const ids = []
  for (const date of [1, 2, 3, 4]) ids.unshift(await buildRun(game, { userId }, { updatedAt: day(date) }))
  await buildRun(game, { userId }, { status: 'finished' })
  await buildRun(game, { userId }, { isPlaytest: true })
  await buildRun(game, { userId: other })
  const games = await gamesOf({ userId, locale: 'fr' })
  expect(games.map(({ runId }) => runId)).toEqual(ids.slice(0, 3))
  expect(games[0]).toEqual({
    runId: ids[0],
    title: 'Les deux serrures',
    scene: 'hall',
    picture: expect.stringContaining(cover.name),
    lastPlayedAt: day(4).toISOString(),
  })
})

test('a guest finds the games of their cookie and nobody else’s; a visitor finds none', async () => {
  const [guest, stranger] = [guestToken(), guestToken()]
  const game = await buildTwoLocks(getDatabase())
  const runId = await buildRun(game, { guest })
  expect((await gamesOf({ guest })).map((each) => each.runId)).toEqual([runId])
  expect(await gamesOf({ guest: stranger })).toEqual([])
  expect(await gamesOf({})).toEqual([])
})

test('a player who was removed from a party is not sent back into it', async () => {
  const guest = guestToken()
  const runId = await buildRun(await buildTwoLocks(getDatabase()), { guest })
  const [party] = await getDatabase().select().from(parties).where(eq(parties.runId, runId))
  await getDatabase().update(players).set({ removedAt: new Date() }).where(eq(players.partyId, party!.id))
  expect(await gamesOf({ guest })).toEqual([])
})

test('a player of an unpublished adventure sees the published title, not the new cover', async () => {
  const guest = guestToken()
  const game = await buildTwoLocks(getDatabase())
  await buildRun(game, { guest })
  const [before] = await gamesOf({ guest })
  const cover = await buildAsset(getDatabase(), { adventureId: game.id, publishedAt: new Date() })
  await getDatabase()
    .update(adventures)
    .set({ status: 'draft', title: 'Unheard', translations: { fr: { title: 'Unheard' } }, thumbnailAssetId: cover.id })
    .where(eq(adventures.id, game.id))
  expect(await gamesOf({ guest })).toEqual([before])
  expect(JSON.stringify(await gamesOf({ guest, locale: 'fr' }))).not.toMatch(new RegExp(`Unheard|${cover.name}`))
})

test('a cover that is not public yet is not shown', async () => {
  const guest = guestToken()
  const game = await buildTwoLocks(getDatabase())
  await buildRun(game, { guest })
  const cover = await buildAsset(getDatabase(), { adventureId: game.id, publishedAt: null })
  await getDatabase().update(adventures).set({ thumbnailAssetId: cover.id }).where(eq(adventures.id, game.id))
  expect((await gamesOf({ guest }))[0]!.picture).toBeNull()
})
