import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { presentAdventure } from '#app/features/library/adventure-page.present.ts'
import { findShown } from '#app/features/library/adventure-page.queries.server.ts'
import { listFeatured } from '#app/features/library/library.queries.server.ts'
import { playtimeOf } from '#app/features/adventure/playtime.ts'
import type { Playtime } from '#app/features/adventure/playtime.ts'
import { rateAdventure } from '#app/features/library/reviews/rate-adventure.server.ts'
import { readStanding } from '#app/features/library/reviews/read-reviews.server.ts'
import { removeReview } from '#app/features/library/reviews/remove-review.server.ts'
import { openLobby } from '#app/features/play/lobby/open-lobby.server.ts'
import { putAwayRun } from '#app/features/play/lobby/put-away-run.server.ts'
import { claimGuestRuns } from '#app/features/play/party/claim-guest-runs.server.ts'
import { keepPresent } from '#app/features/play/live/keep-present.server.ts'
import { refreshPlaytime } from '#app/features/play/runs/refresh-playtime.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { memberAs, newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks, canaries } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

const minutesOf = (playtime: Playtime | null) => (playtime?.isGuess === false ? playtime.minutes : null)

async function numbersOf({
  id,
}: {
  id: string
}): Promise<{ plays: number; minutes: number | null; rating: number | null; reviews: number }> {
  const page = presentAdventure((await findShown(getDatabase(), id))!, 'en')
  const card = (await listFeatured(getDatabase(), 1000)).find((row) => row.id === id)!
  const lobby = await openLobby(getDatabase(), {
    adventureId: id,
    person: { ...newTestGuest().answerer, isAdmin: false },
    locale: 'en',
  })
  if (lobby.view !== 'open') throw new Error('the lobby is not open')
  const numbers = {
    plays: lobby.totalPlays,
    minutes: minutesOf(lobby.playtime),
    rating: lobby.averageRating,
    reviews: lobby.reviewCount,
  }
  for (const row of [page, card])
    expect({
      plays: row.totalPlays,
      minutes: minutesOf('playtime' in row ? row.playtime : playtimeOf(row)),
      rating: row.averageRating,
      reviews: row.reviewCount,
    }).toEqual(numbers)
  return numbers
}

const minute = 60_000

async function finishAs(who: TestPlayer, game: TwoLocks, minutes: number): Promise<string> {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const { runId, play } = await startAs(who, game.id, clock)
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0427' } })
  // The clock stops while the whole party is away
  for (let i = 0; i < minutes; i++) await keepPresent(who.answerer, runId, new Date((clock.now += minute)))
  await play({ type: 'use_hotspot', hotspotId: game.ids.doorSpot })
  await play({ type: 'use_hotspot', hotspotId: game.ids.safeSpot })
  const end = await play({ type: 'answer', puzzleId: game.ids.safe, answer: { code: canaries.code } })
  expect(end.view.ending).not.toBeNull()
  return runId
}

const newGame = () => buildTwoLocks(getDatabase(), { averageRating: 5 })
const rate = (userId: string, { id }: TwoLocks, rating: number) =>
  rateAdventure(getDatabase(), userId, { adventureId: id, rating, text: '' })
const standing = async (who: TestPlayer, { id }: { id: string }) =>
  (await readStanding(getDatabase(), id, who.answerer)).standing

test('a play is a run begun by someone else; its time counts only finished runs, from three on', async () => {
  const game = await newGame()
  await finishAs(newTestGuest(), game, 1)
  await finishAs(await newTestMember(), game, 4)
  expect(await numbersOf(game)).toMatchObject({ plays: 2, minutes: null })
  await finishAs(newTestGuest(), game, 4)
  const host = newTestGuest()
  const { runId } = await startAs(host, game.id)
  await putAwayRun(getDatabase(), host.answerer, { adventureId: game.id, runId })
  await startAs(host, game.id)
  expect(await numbersOf(game)).toMatchObject({ plays: 5, minutes: 3 })
})

test('an owner’s run is a playtest: it counts in no figure and gives no right to review', async () => {
  const { adventure, scenes } = await buildPublishedAdventure(getDatabase(), { title: 'Tried' })
  const owner = memberAs(adventure.creatorId!)
  const started = await startRun(getDatabase(), {
    adventureId: adventure.id,
    starter: owner.starter,
    language: 'en',
    sceneId: scenes.garden.id,
  })
  if (!('runId' in started)) throw new Error('the draft cannot be played')
  expect((await getDatabase().select().from(runs).where(eq(runs.id, started.runId)))[0]).toMatchObject({
    isPlaytest: true,
    status: 'finished',
  })
  expect(await numbersOf(adventure)).toEqual({ plays: 0, minutes: null, rating: null, reviews: 0 })
  await refreshPlaytime(adventure.id)
  expect(await numbersOf(adventure)).toMatchObject({ minutes: null })
  expect(await standing(owner, adventure)).toBe('owner')
})

test('a claimed guest run stays a single play with its time, and its player may rate', async () => {
  const game = await newGame()
  const guest = newTestGuest()
  for (const who of [guest, newTestGuest(), newTestGuest()]) await finishAs(who, game, 3)
  expect(await standing(guest, game)).toBe('signIn')
  const before = await numbersOf(game)
  const member = await newTestMember()
  await claimGuestRuns(getDatabase(), { userId: member.userId, guestToken: guest.token })
  expect(await numbersOf(game)).toEqual(before)
  expect(await standing(member, game)).toBe('may')
  await rate(member.userId, game, 4)
  expect(await numbersOf(game)).toEqual({ plays: 3, minutes: 3, rating: 4, reviews: 1 })
})

test('runs that the creator began while signed out stop counting as plays after signing in', async () => {
  const game = await newGame()
  const guest = newTestGuest()
  for (let i = 0; i < 3; i++) await finishAs(newTestGuest(), game, 1)
  const runId = await finishAs(guest, game, 9)
  const { runId: open } = await startAs(guest, game.id)
  expect(await numbersOf(game)).toMatchObject({ plays: 5, minutes: 3 })
  await claimGuestRuns(getDatabase(), { userId: game.creatorId, guestToken: guest.token })
  expect(await numbersOf(game)).toMatchObject({ plays: 3, minutes: 1 })
  for (const id of [runId, open])
    expect((await getDatabase().select().from(runs).where(eq(runs.id, id)))[0]).toMatchObject({
      isPlaytest: false,
      isOwn: true,
    })
  await finishAs(newTestGuest(), game, 5)
  await claimGuestRuns(getDatabase(), { userId: game.creatorId, guestToken: guest.token })
  expect(await numbersOf(game)).toMatchObject({ plays: 4, minutes: 2 })
})

test('a creator who joined someone else’s party as a guest does not stop it counting as a play', async () => {
  const game = await newGame()
  const runId = await finishAs(newTestGuest(), game, 2)
  const guest = newTestGuest()
  const [party] = await getDatabase().select({ id: parties.id }).from(parties).where(eq(parties.runId, runId))
  await getDatabase()
    .insert(players)
    .values({ partyId: party!.id, guestTokenHash: guest.answerer.guestHash, name: 'The author' })
  await claimGuestRuns(getDatabase(), { userId: game.creatorId, guestToken: guest.token })
  expect(await numbersOf(game)).toMatchObject({ plays: 1 })
})

test('a party is one play; all may rate, guests after signing up, but not people who left', async () => {
  const game = await newGame()
  const [host, friend, leaver, guest] = [
    await newTestMember(),
    await newTestMember(),
    await newTestMember(),
    newTestGuest(),
  ]
  const runId = await finishAs(host, game, 2)
  const [party] = await getDatabase().select({ id: parties.id }).from(parties).where(eq(parties.runId, runId))
  await getDatabase()
    .insert(players)
    .values([
      { partyId: party!.id, userId: friend.userId, name: 'Friend' },
      { partyId: party!.id, userId: leaver.userId, name: 'Leaver', removedAt: new Date() },
      { partyId: party!.id, guestTokenHash: guest.answerer.guestHash, name: 'Guest' },
    ])
  expect([
    await standing(host, game),
    await standing(friend, game),
    await standing(leaver, game),
    await standing(guest, game),
  ]).toEqual(['may', 'may', 'notYet', 'signIn'])
  const later = await newTestMember()
  await claimGuestRuns(getDatabase(), { userId: later.userId, guestToken: guest.token })
  for (const [who, stars] of [
    [host, 5],
    [friend, 4],
    [later, 2],
  ] as const)
    await rate(who.userId, game, stars)
  expect(await numbersOf(game)).toMatchObject({ plays: 1, reviews: 3 })
  expect((await numbersOf(game)).rating).toBeCloseTo(11 / 3)
})

test('a removed review no longer counts; without any review there is no average', async () => {
  const game = await newGame()
  const [one, other] = [await newTestMember(), await newTestMember()]
  for (const who of [one, other]) await finishAs(who, game, 1)
  await rate(one.userId, game, 2)
  await rate(other.userId, game, 5)
  expect(await numbersOf(game)).toMatchObject({ rating: 3.5, reviews: 2 })
  await removeReview(getDatabase(), one.userId, game.id)
  expect(await numbersOf(game)).toMatchObject({ rating: 5, reviews: 1 })
  await removeReview(getDatabase(), other.userId, game.id)
  expect(await numbersOf(game)).toMatchObject({ rating: null, reviews: 0, plays: 2 })
})

test('when many people finish at the same moment, the average includes them all', async () => {
  const game = await newGame()
  await Promise.all([1, 2, 3, 4, 5, 6].map((minutes) => finishAs(newTestGuest(`203.0.113.${minutes}`), game, minutes)))
  const { rows } = await getDatabase().execute<{ minutes: number }>(
    sql`select round(avg(active_ms) / 60000)::int as minutes from runs where adventure_id = ${game.id}
      and status = 'finished'`,
  )
  expect(await numbersOf(game)).toMatchObject({ plays: 6, minutes: rows[0]!.minutes })
})
