import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { forgetAbandonedRuns } from '#app/features/play/runs/forget-abandoned-runs.server.ts'
import { claimGuestRuns } from '#app/features/play/party/claim-guest-runs.server.ts'
import * as stored from '#app/features/play/runs/editions.server.ts'
import { leaveOutOwnPlays } from '#app/features/play/runs/leave-out-own-plays.server.ts'
import { placeFigures, playDays, runFigures, wrongAnswers } from '#database/schema/figures.ts'
import { runs } from '#database/schema/play.ts'
import { newId } from '#app/shared/ids.ts'
import { newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { Play, TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { placeSums } from './count-run.ts'
import { endingId } from './ending-id.server.ts'
import { endingPlays, isEndingToCount, wrongAnswersOf } from './figures.queries.server.ts'
import { rollUpRuns } from './roll-up-runs.server.ts'

useDatabase()

const minute = 60_000
const evening = Date.parse('2026-11-20T23:00:00Z')

type Moves = { wrong?: string[]; hints?: number; takesKey?: boolean; solves?: boolean; finishes?: boolean }

/** Each move comes a minute after the one before. */
async function playOne(game: TwoLocks, who: TestPlayer, at: number, moves: Moves = {}) {
  const { ids } = game
  const clock = { now: at }
  const { runId, play } = await startAs(who, game.id, clock)
  const move: Play = async (command, id) => {
    clock.now += minute / 2
    const outcome = await play(command, id)
    expect(outcome.refused).toBeNull()
    return outcome
  }
  if (moves.takesKey) await move({ type: 'use_hotspot', hotspotId: ids.keySpot })
  if (moves.wrong || moves.hints || moves.solves || moves.finishes)
    await move({ type: 'use_hotspot', hotspotId: ids.boxSpot })
  for (const code of moves.wrong ?? []) await move({ type: 'answer', puzzleId: ids.box, answer: { code } })
  for (let at = 0; at < (moves.hints ?? 0); at++) await move({ type: 'take_hint', puzzleId: ids.box })
  if (moves.solves || moves.finishes) await move({ type: 'answer', puzzleId: ids.box, answer: { code: '0427' } })
  if (moves.finishes) {
    await move({ type: 'use_hotspot', hotspotId: ids.doorSpot })
    await move({ type: 'use_hotspot', hotspotId: ids.safeSpot })
    await move({ type: 'answer', puzzleId: ids.safe, answer: { code: 'CANARYCODE42' } })
  }
  return { runId, play, clock }
}

const placesOf = async (editionId: string) =>
  Object.fromEntries(
    (await getDatabase().select().from(placeFigures).where(eq(placeFigures.editionId, editionId))).map(
      ({ placeId, ...row }) => [placeId, Object.fromEntries(placeSums.map((name) => [name, row[name]]))],
    ),
  )

const none = { plays: 0, stopped: 0, solved: 0, revealed: 0, wrong: 0, hints: 0, solvingMs: 0 }

test('scenes, puzzles and hotspots are added up, with how many stopped where', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { ids, editionId } = game
  await playOne(game, newTestGuest(), evening, { takesKey: true, wrong: ['1111', '2222'], hints: 1, finishes: true })
  await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  await rollUpRuns(getDatabase(), { adventureId: game.id })
  const places = await placesOf(editionId)
  expect(places[ids.hall]).toEqual({ ...none, plays: 2, stopped: 1 })
  expect(places[ids.cellar]).toEqual({ ...none, plays: 1 })
  // Opened, two wrong answers, a hint, solved: four moves after the opening, half a minute each
  expect(places[ids.box]).toEqual({
    ...none,
    plays: 2,
    stopped: 1,
    solved: 1,
    wrong: 3,
    hints: 1,
    solvingMs: 2 * minute,
  })
  expect(places[ids.safe]).toEqual({ ...none, plays: 1, solved: 1, solvingMs: minute / 2 })
  expect(places[ids.keySpot]).toEqual({ ...none, plays: 1 })
  expect(places[ids.boxSpot]).toEqual({ ...none, plays: 2 })
  const days = await getDatabase().select().from(playDays).where(eq(playDays.editionId, editionId))
  expect(days).toEqual([{ editionId, day: '2026-11-20', plays: 2, finishes: 1, activeMs: 4.5 * minute }])
})

test('each ending counts the plays that came to it; a run before its end counts for none', async () => {
  const game = await buildTwoLocks(getDatabase())
  for (let at = 0; at < 2; at++) await playOne(game, newTestGuest(), evening, { finishes: true })
  await playOne(game, newTestGuest(), evening, { solves: true })
  const test = await playOne(game, newTestGuest(), evening, { finishes: true })
  await getDatabase().update(runs).set({ isPlaytest: true }).where(eq(runs.id, test.runId))
  const own = await playOne(game, newTestGuest(), evening, { finishes: true })
  await getDatabase().update(runs).set({ isOwn: true }).where(eq(runs.id, own.runId))
  const { runId } = await playOne(game, newTestGuest(), evening, { finishes: true })
  expect(await isEndingToCount(getDatabase(), runId)).toBe(true)
  await rollUpRuns(getDatabase(), { adventureId: game.id })
  expect([...(await endingPlays(getDatabase(), game.id))]).toEqual([[endingId('words Out|'), 3]])
  expect(await Promise.all([runId, own.runId, test.runId].map((id) => isEndingToCount(getDatabase(), id)))).toEqual([
    false,
    false,
    false,
  ])
})

test('a run that goes on is counted again, but only once in all', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { ids, editionId } = game
  const { play, clock } = await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(1)
  const before = await placesOf(editionId)
  expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(0)
  expect(await placesOf(editionId)).toEqual(before)
  clock.now += minute
  await play({ type: 'answer', puzzleId: ids.box, answer: { code: '0427' } })
  await play({ type: 'use_hotspot', hotspotId: ids.doorSpot })
  expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(1)
  const places = await placesOf(editionId)
  expect(places[ids.box]).toMatchObject({ plays: 1, stopped: 0, solved: 1, wrong: 1 })
  expect(places[ids.hall]).toMatchObject({ plays: 1, stopped: 0 })
  expect(places[ids.cellar]).toMatchObject({ plays: 1, stopped: 1 })
})

test('two processes that count at the same time count each run once', async () => {
  const game = await buildTwoLocks(getDatabase())
  for (let at = 0; at < 3; at++) await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  const counted = await Promise.all([1, 2, 3].map(() => rollUpRuns(getDatabase(), { adventureId: game.id })))
  expect(counted.reduce((sum, each) => sum + each)).toBe(3)
  expect((await placesOf(game.editionId))[game.ids.box]).toMatchObject({ plays: 3, wrong: 3 })
})

test('playtests and own games count nowhere, and plays found to be own are subtracted', async () => {
  const game = await buildTwoLocks(getDatabase())
  const own = await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  await getDatabase().update(runs).set({ isOwn: true }).where(eq(runs.id, own.runId))
  const { runId } = await playOne(game, newTestGuest(), evening, { wrong: ['1111'], solves: true })
  const test = await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  await getDatabase().update(runs).set({ isPlaytest: true }).where(eq(runs.id, test.runId))
  expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(1)
  expect((await placesOf(game.editionId))[game.ids.box]).toMatchObject({ plays: 1, solved: 1 })
  // Their own, played while signed out, and claimed at sign-in
  await getDatabase().execute(sql`
    update players p set user_id = ${game.creatorId} from parties t where t.id = p.party_id and t.run_id = ${runId}`)
  await leaveOutOwnPlays(getDatabase(), game.creatorId)
  expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(1)
  expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(0)
  for (const sums of Object.values(await placesOf(game.editionId))) expect(sums).toEqual(none)
  const days = await getDatabase().select().from(playDays).where(eq(playDays.editionId, game.editionId))
  expect(days).toMatchObject([{ plays: 0, finishes: 0 }])
  const answers = await getDatabase().select().from(wrongAnswers).where(eq(wrongAnswers.editionId, game.editionId))
  expect(answers).toMatchObject([{ plays: 0, answer: null, parties: [] }])
})

test('a wrong answer with one normal form in two languages counts as one answer', async () => {
  const game = await buildTwoLocks(getDatabase())
  const row = { editionId: game.editionId, puzzleId: game.ids.box, parties: [] }
  await getDatabase()
    .insert(wrongAnswers)
    .values([
      { ...row, language: 'en', answerHash: 'seven', plays: 4, answer: 'VII' },
      { ...row, language: 'fr', answerHash: 'seven', plays: 5, answer: 'sept' },
      { ...row, language: 'en', answerHash: 'eight', plays: 6, answer: '8' },
    ])
  expect(await wrongAnswersOf(getDatabase(), game.editionId, [game.ids.box])).toEqual([
    { puzzleId: game.ids.box, language: 'fr', text: 'sept', plays: 9 },
    { puzzleId: game.ids.box, language: 'en', text: '8', plays: 6 },
  ])
})

test('a wrong answer is stored only as a hash, then as masked words from the third party on', async () => {
  const game = await buildTwoLocks(getDatabase())
  const read = async () =>
    (
      await getDatabase()
        .select({ plays: wrongAnswers.plays, answer: wrongAnswers.answer })
        .from(wrongAnswers)
        .where(eq(wrongAnswers.editionId, game.editionId))
        .orderBy(wrongAnswers.plays)
    ).map(({ plays, answer }) => [plays, answer])
  const typed = { wrong: ['7 31', 'ada@example.org'] }
  const one = newTestGuest()
  for (let at = 0; at < 3; at++) await playOne(game, one, evening, typed)
  const { runId } = await playOne(game, newTestGuest(), evening, typed)
  const other = await joined(runId)
  await playOne(game, newTestGuest(), evening, { wrong: ['9999'] })
  await rollUpRuns(getDatabase(), { adventureId: game.id })
  expect(await read()).toEqual([
    [1, null],
    [4, null],
    [4, null],
  ])
  // A player from the second party does not make a third one, even after signing up for an account
  await playOne(game, other, evening, typed)
  await claimGuestRuns(getDatabase(), { userId: (await newTestMember()).userId, guestToken: other.token })
  await rollUpRuns(getDatabase(), { adventureId: game.id })
  expect(await read()).toEqual([
    [1, null],
    [5, null],
    [5, null],
  ])
  await playOne(game, newTestGuest(), evening, typed)
  await rollUpRuns(getDatabase(), { adventureId: game.id })
  const shown = await read()
  expect(shown[0]).toEqual([1, null])
  expect(shown.slice(1).toSorted()).toEqual([
    [6, '***@*******.***'],
    [6, '7 31'],
  ])
  const { rows } = await getDatabase().execute<{ text: string }>(sql`
    select counted::text as text from run_figures union all select parties::text from wrong_answers`)
  for (const { text } of rows) expect(text).not.toMatch(/7 31|"731"|ada@|@example|"9999"/)
})

/** Another player of the party. */
async function joined(runId: string): Promise<TestPlayer> {
  const guest = newTestGuest()
  await getDatabase().execute(sql`
    insert into players (id, party_id, guest_token_hash, name) select ${newId()}, id, ${guest.answerer.guestHash}, 'Bo'
      from parties
    where run_id = ${runId}`)
  return guest
}

test('an edition that cannot be read stops no other figures, and is counted once it can be', async () => {
  const [broken, sound] = [await buildTwoLocks(getDatabase()), await buildTwoLocks(getDatabase())]
  for (const game of [broken, sound]) await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  const load = stored.loadEdition
  const spy = vi
    .spyOn(stored, 'loadEdition')
    .mockImplementation((id) => (id === broken.editionId ? Promise.reject(new Error('no such version')) : load(id)))
  await rollUpRuns(getDatabase())
  spy.mockRestore()
  expect((await placesOf(sound.editionId))[sound.ids.box]).toMatchObject({ plays: 1 })
  expect(await placesOf(broken.editionId)).toEqual({})
  await rollUpRuns(getDatabase())
  expect((await placesOf(broken.editionId))[broken.ids.box]).toMatchObject({ plays: 1 })
})

test('opening figures waits for no other counting; the daily counting does wait', async () => {
  const game = await buildTwoLocks(getDatabase())
  await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  let daily: Promise<number> | undefined
  await getDatabase().transaction(async (tx) => {
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`figures of plays ${game.editionId}`}, 0))`)
    expect(await rollUpRuns(getDatabase(), { adventureId: game.id })).toBe(0)
    daily = rollUpRuns(getDatabase())
  })
  expect(await daily).toBeGreaterThan(0)
  expect((await placesOf(game.editionId))[game.ids.box]).toMatchObject({ plays: 1 })
})

test('figures outlive forgotten runs, and an uncounted run is not forgotten', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { runId } = await playOne(game, newTestGuest(), evening, { wrong: ['1111'] })
  const later = new Date(evening + 91 * 86_400_000)
  // The time of its last move is set by the test
  await getDatabase()
    .update(runs)
    .set({ updatedAt: new Date(evening) })
    .where(eq(runs.id, runId))
  const isThere = async () => (await getDatabase().select({ id: runs.id }).from(runs).where(eq(runs.id, runId))).length
  await forgetAbandonedRuns(getDatabase(), later)
  expect(await isThere()).toBe(1)
  await rollUpRuns(getDatabase(), { adventureId: game.id })
  const before = await placesOf(game.editionId)
  await forgetAbandonedRuns(getDatabase(), later)
  expect(await isThere()).toBe(0)
  expect(await getDatabase().select().from(runFigures).where(eq(runFigures.runId, runId))).toEqual([])
  expect(await placesOf(game.editionId)).toEqual(before)
})
