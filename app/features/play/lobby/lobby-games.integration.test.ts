import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refundPurchase } from '#app/features/payments/refunds/refund-purchase.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { adventures } from '#database/schema/adventures.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { memberAs, newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { Play, TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks, canaries } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { listGames } from './list-games.server.ts'
import { listMemberGames } from './list-member-games.server.ts'
import { openLobby } from './open-lobby.server.ts'
import { putAwayRun } from './put-away-run.server.ts'
import { takeUpRun } from './take-up-run.server.ts'

useDatabase()

const gamesOf = (who: TestPlayer, adventureId: string, every = false) =>
  listGames(getDatabase(), who.answerer, adventureId, every)
const statusOf = async (runId: string) =>
  (await getDatabase().select({ status: runs.status }).from(runs).where(eq(runs.id, runId)))[0]!.status

async function joinedBy(
  runId: string,
  name: string,
  more: Partial<typeof players.$inferInsert> = {},
): Promise<TestPlayer> {
  const guest = newTestGuest()
  const [party] = await getDatabase().select({ id: parties.id }).from(parties).where(eq(parties.runId, runId))
  await getDatabase()
    .insert(players)
    .values({ partyId: party!.id, guestTokenHash: guest.answerer.guestHash, name, ...more })
  return guest
}

async function playToTheEnd(play: Play, { ids }: TwoLocks): Promise<void> {
  await play({ type: 'use_hotspot', hotspotId: ids.boxSpot })
  await play({ type: 'answer', puzzleId: ids.box, answer: { code: '0427' } })
  await play({ type: 'use_hotspot', hotspotId: ids.doorSpot })
  await play({ type: 'use_hotspot', hotspotId: ids.safeSpot })
  await play({ type: 'answer', puzzleId: ids.safe, answer: { code: canaries.code } })
}

test('the lobby lists a person’s open games first, with progress and companions, then ended ones', async () => {
  const game = await buildTwoLocks(getDatabase())
  const host = newTestGuest()
  const finished = await startAs(host, game.id)
  await playToTheEnd(finished.play, game)
  const open = await startAs(host, game.id)
  await open.play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await open.play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0427' } })
  await joinedBy(open.runId, 'Chloé')
  await joinedBy(open.runId, 'Gone', { removedAt: new Date() })
  const { runs: games, runsInAll } = await gamesOf(host, game.id)
  expect(runsInAll).toBe(2)
  expect(games).toMatchObject([
    {
      id: open.runId,
      state: 'open',
      place: 'hall',
      language: 'en',
      puzzlesSolved: 1,
      puzzlesInAll: 2,
      companions: ['Chloé'],
      isHost: true,
      score: null,
    },
    { id: finished.runId, state: 'finished', place: 'Out', puzzlesSolved: 2, companions: [], score: 300 },
  ])
  expect(await gamesOf(newTestGuest(), game.id)).toEqual({ runs: [], runsInAll: 0 })
})

test('the lobby lists a person’s last five games with how many there are, and all on request', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  for (let i = 0; i < 7; i++) await startAs(guest, game.id, { now: Date.UTC(2026, 10, 1 + i) })
  const few = await gamesOf(guest, game.id)
  expect([few.runs.length, few.runsInAll]).toEqual([5, 7])
  expect(few.runs[0]!.at).toBe('2026-11-07T00:00:00.000Z')
  expect((await gamesOf(guest, game.id, true)).runs).toHaveLength(7)
})

test('a game put away stays in the list and is taken up where it was left off', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  const which = { adventureId: game.id, runId }
  await putAwayRun(getDatabase(), guest.answerer, which)
  await putAwayRun(getDatabase(), guest.answerer, which)
  expect((await gamesOf(guest, game.id)).runs).toMatchObject([{ id: runId, state: 'away', place: 'hall' }])
  await takeUpRun(getDatabase(), guest.answerer, which)
  expect((await gamesOf(guest, game.id)).runs).toMatchObject([{ state: 'open' }])
  expect((await findRun(guest.answerer, runId)).snapshot.view.inventory).toHaveLength(1)
})

test('a game whose purchase was taken back is listed as stopped, also in My games', async () => {
  const game = await buildTwoLocks(getDatabase(), { priceCents: 1_250 })
  const { userId, ...member } = await newTestMember()
  const { id } = await buildPurchase(getDatabase(), { buyerId: userId, adventureId: game.id })
  await startAs(member, game.id)
  const states = async () => [
    ...(await gamesOf(member, game.id)).runs.map(({ state }) => state),
    ...(await listMemberGames(getDatabase(), userId, 'en', 1)).games.map(({ state }) => state),
  ]
  expect(await states()).toEqual(['open', 'open'])
  await refundPurchase(getDatabase(), { purchaseId: id, by: null, reason: 'x' })
  expect(await states()).toEqual(['stopped', 'stopped'])
})

test('a player who plays on in a page that is still open has taken the game up again', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  await putAwayRun(getDatabase(), guest.answerer, { adventureId: game.id, runId })
  await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  expect(await statusOf(runId)).toBe('active')
})

test('only the host puts an open game away; anybody in the party, but no stranger, takes it up', async () => {
  const game = await buildTwoLocks(getDatabase())
  const other = await buildTwoLocks(getDatabase())
  const host = await newTestMember()
  const { runId, play } = await startAs(host, game.id)
  const companion = await joinedBy(runId, 'Chloé')
  const former = await joinedBy(runId, 'Former', { removedAt: new Date() })
  const which = { adventureId: game.id, runId }
  for (const nobody of [
    companion,
    former,
    newTestGuest(),
    await newTestMember({ role: 'admin' }),
    memberAs(game.creatorId),
  ]) {
    await expect(putAwayRun(getDatabase(), nobody.answerer, which)).rejects.toMatchObject({ code: 'notFound' })
  }
  await expect(putAwayRun(getDatabase(), host.answerer, { ...which, adventureId: other.id })).rejects.toMatchObject({
    code: 'notFound',
  })
  await expect(putAwayRun(getDatabase(), host.answerer, { ...which, runId: newId() })).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await statusOf(runId)).toBe('active')
  await putAwayRun(getDatabase(), host.answerer, which)
  for (const nobody of [former, newTestGuest()])
    await expect(takeUpRun(getDatabase(), nobody.answerer, which)).rejects.toMatchObject({ code: 'notFound' })
  await takeUpRun(getDatabase(), companion.answerer, which)
  expect(await statusOf(runId)).toBe('active')
  await playToTheEnd(play, game)
  await expect(putAwayRun(getDatabase(), host.answerer, which)).rejects.toMatchObject({ code: 'notFound' })
  await takeUpRun(getDatabase(), host.answerer, which)
  expect(await statusOf(runId)).toBe('finished')
})

test('somebody in a party both by account and as a guest has one game in the lobby, not two', async () => {
  const game = await buildTwoLocks(getDatabase())
  const member = await newTestMember()
  const { runId } = await startAs(member, game.id)
  const guest = await joinedBy(runId, 'Me, signed out')
  const both = { ...member, answerer: { ...member.answerer, guestHash: guest.answerer.guestHash } }
  expect((await gamesOf(both, game.id)).runs).toHaveLength(1)
})

test('of work that was taken back the lobby shows party size and numbers, but no creator’s name', async () => {
  const game = await buildTwoLocks(getDatabase(), {
    totalPlays: 41,
    averagePlaytimeMinutes: 33,
    recommendedPlayers: '1-4',
  })
  const person = { ...newTestGuest().answerer, isAdmin: false }
  expect(await openLobby(getDatabase(), { adventureId: game.id, person, locale: 'en' })).toMatchObject({
    creatorName: 'Ada Lovelace',
    mostPlayers: 4,
    totalPlays: 41,
    playtime: { minutes: 33, isGuess: false },
    averageRating: null,
    reviewCount: 0,
    runs: [],
    runsInAll: 0,
  })
  const guest = newTestGuest()
  await startAs(guest, game.id)
  await getDatabase().update(adventures).set({ status: 'draft' }).where(eq(adventures.id, game.id))
  expect(
    await openLobby(getDatabase(), {
      adventureId: game.id,
      person: { ...guest.answerer, isAdmin: false },
      locale: 'en',
    }),
  ).toMatchObject({ creatorName: null })
})
