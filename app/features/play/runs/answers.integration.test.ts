import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RunEvent } from '#app/features/engine/events.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { rateLimitCounters } from '#database/schema/back-office.ts'
import { attemptCounters, runEvents, runs } from '#database/schema/play.ts'
import { newTestGuest, newTestMember, playAs, startAs } from '#tests/support/play-as.ts'
import type { Play, TestClock } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { claimGuestRuns } from '#app/features/play/party/claim-guest-runs.server.ts'
import { forgetOldAttempts } from './forget-old-attempts.server.ts'
import type { CommandOutcome } from './present-outcome.ts'

useDatabase({ most: 20 })

const minute = 60_000
const start = Date.parse('2026-11-20T12:00:00Z')

const openBox = (play: Play, game: TwoLocks) => play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
const findKey = (play: Play, game: TwoLocks) => play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
const tryCode = (play: Play, game: TwoLocks, code: string) =>
  play({ type: 'answer', puzzleId: game.ids.box, answer: { code } })
const wrongCode = (i: number) => String(1000 + i)
const wasJudged = (outcome: CommandOutcome) => outcome.refused === null

async function judgedAt(game: TwoLocks): Promise<number[]> {
  const rows = await getDatabase()
    .select({ events: runEvents.events, at: runEvents.createdAt })
    .from(runEvents)
    .innerJoin(runs, eq(runs.id, runEvents.runId))
    .where(eq(runs.adventureId, game.id))
  const judged = (events: RunEvent[]) =>
    events.some((event) => event.type === 'answered_wrong' || event.type === 'puzzle_solved')
  return rows.filter((row) => judged(row.events as unknown as RunEvent[])).map((row) => row.at.getTime())
}

function perTenMinutes(moments: number[]): number[] {
  const counts: number[] = []
  for (const moment of moments) {
    const window = Math.floor((moment - start) / (10 * minute))
    counts[window] = (counts[window] ?? 0) + 1
  }
  return Object.values(counts)
}

test('after three wrong answers even the right one waits 30 s, later 1, 2, 5 and 5 minutes', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const { play } = await startAs(newTestGuest(), game.id, clock)
  await openBox(play, game)
  let code = 0
  for (const pause of [30_000, minute, 2 * minute, 5 * minute, 5 * minute]) {
    for (let i = 0; i < 3; i++) expect(wasJudged(await tryCode(play, game, wrongCode(code++)))).toBe(true)
    clock.now += pause - 1_000
    expect((await tryCode(play, game, '0427')).refused).toMatchObject({ code: 'paused', retryAfterMs: 1_000 })
    clock.now += 1_000
  }
  expect((await tryCode(play, game, '0427')).events).toMatchObject([{ type: 'puzzle_solved' }, { type: 'said' }])
})

test('a wrong answer tried before costs nothing', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { play } = await startAs(newTestGuest(), game.id, { now: start })
  await openBox(play, game)
  await tryCode(play, game, '1111')
  for (let i = 0; i < 5; i++) expect((await tryCode(play, game, '11-11')).refused).toEqual({ code: 'alreadyTried' })
  expect((await tryCode(play, game, '2222')).view.puzzle?.attemptsLeft).toBe(1)
})

test('a pause for wrong answers follows the player into a new run and through sign-in', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const guest = newTestGuest()
  const first = await startAs(guest, game.id, clock)
  await openBox(first.play, game)
  for (let i = 0; i < 3; i++) await tryCode(first.play, game, wrongCode(i))
  const second = await startAs(guest, game.id, clock)
  await openBox(second.play, game)
  expect((await tryCode(second.play, game, '0427')).refused).toMatchObject({ code: 'paused', retryAfterMs: 30_000 })
  const member = await newTestMember()
  await claimGuestRuns(getDatabase(), { userId: member.userId, guestToken: guest.token })
  expect((await tryCode(playAs(second.runId, member, clock), game, '0427')).refused).toMatchObject({ code: 'paused' })
  clock.now += 30_000
  expect(wasJudged(await tryCode(playAs(second.runId, member, clock), game, '0427'))).toBe(true)
})

test('of a hundred answers sent together from fifty runs of one account, three are judged', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const member = await newTestMember()
  const runsOfOne = await Promise.all(Array.from({ length: 50 }, () => startAs(member, game.id, clock)))
  await Promise.all(runsOfOne.map(({ play }) => openBox(play, game)))
  const outcomes = await Promise.all(
    runsOfOne.flatMap(({ play }, i) => [
      tryCode(play, game, wrongCode(2 * i)),
      tryCode(play, game, wrongCode(2 * i + 1)),
    ]),
  )
  expect(outcomes.filter(wasJudged)).toHaveLength(3)
  expect(await judgedAt(game)).toHaveLength(3)
})

const countsOf = async (puzzleId: string): Promise<number[]> =>
  (
    await getDatabase()
      .select({ count: rateLimitCounters.count })
      .from(rateLimitCounters)
      .where(like(rateLimitCounters.key, `answers|%|${puzzleId}`))
  ).map((row) => row.count)

// Budgets were counted before the pause was checked, and stayed counted when it refused the answer
test('an answer that was not judged counts against no budget, even if many are sent together', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const guest = newTestGuest('198.51.100.12')
  const runsOfOne = await Promise.all(Array.from({ length: 25 }, () => startAs(guest, game.id, clock)))
  await Promise.all(runsOfOne.map(({ play }) => openBox(play, game)))
  const outcomes = await Promise.all(runsOfOne.map(({ play }, i) => tryCode(play, game, wrongCode(i))))
  expect(outcomes.filter(wasJudged)).toHaveLength(3)
  expect(await countsOf(game.ids.box)).toEqual([3, 3, 3])
})

// Starting a run used to delete them, and to wait for it
test('a daily job, not a player’s request, deletes old counts of wrong answers', async () => {
  const game = await buildTwoLocks(getDatabase())
  const [yesterday, today] = [{ now: start }, { now: start + 60 * minute }]
  for (const clock of [yesterday, today]) {
    const { play } = await startAs(await newTestMember(), game.id, clock)
    await openBox(play, game)
    await tryCode(play, game, wrongCode(0))
  }
  const kept = () =>
    getDatabase()
      .select({ at: attemptCounters.updatedAt })
      .from(attemptCounters)
      .where(eq(attemptCounters.puzzleId, game.ids.box))
      .orderBy(attemptCounters.updatedAt)
  const oneDayOn = { now: start + 24 * 60 * minute + 1 }
  await startAs(newTestGuest(), game.id, oneDayOn)
  expect(await kept()).toHaveLength(2)
  await forgetOldAttempts(getDatabase(), oneDayOn.now)
  expect(await kept()).toEqual([{ at: new Date(today.now) }])
})

test('one player gets thirty answers judged in ten minutes, whatever the author allows', async () => {
  const game = await buildTwoLocks(getDatabase())
  await getDatabase().execute(
    sql`update editions set document = jsonb_set(document, '{puzzles,0,allowedAttempts}', '10')
      where id = ${game.editionId}`,
  )
  const clock = { now: start }
  const { play } = await startAs(await newTestMember(), game.id, clock)
  await openBox(play, game)
  for (let i = 0; i < 60; i++) {
    await tryCode(play, game, wrongCode(i))
    clock.now += 9_900
  }
  expect(perTenMinutes(await judgedAt(game))).toEqual([30])
})

async function attack(game: TwoLocks, plays: Play[], clock: TestClock, bursts: readonly number[]): Promise<number[]> {
  for (const play of plays) await openBox(play, game)
  for (const [burst, at] of bursts.entries()) {
    clock.now = start + at
    await Promise.all(plays.map((play, i) => tryCode(play, game, wrongCode(burst * plays.length + i))))
  }
  return perTenMinutes(await judgedAt(game))
}

const everyQuarterMinute = (most: number) => Array.from({ length: most }, (_, i) => i * 15_000)
// 10,000 codes in full; the short form keeps the fifty runs, the pace and the fifty minutes
const bursts =
  process.env.FULL_RUNS === 'on'
    ? everyQuarterMinute(200)
    : [...everyQuarterMinute(5), ...Array.from({ length: 12 }, (_, i) => (i + 0.5) * 4 * minute)]

test('fifty runs of one guest: at most thirty codes judged in ten minutes', { timeout: 180_000 }, async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const guest = newTestGuest()
  const plays: Play[] = []
  for (let i = 0; i < 50; i++) plays.push((await startAs(guest, game.id, clock)).play)
  const counts = await attack(game, plays, clock, bursts)
  expect(counts).toHaveLength(5)
  expect(Math.max(...counts)).toBeLessThanOrEqual(30)
})

test('fifty guests who drop their cookies get thirty codes judged in ten minutes', { timeout: 180_000 }, async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const plays: Play[] = []
  for (let i = 0; i < 50; i++) plays.push((await startAs(newTestGuest('198.51.100.9'), game.id, clock)).play)
  const counts = await attack(game, plays, clock, bursts)
  expect(counts).toHaveLength(5)
  expect(Math.max(...counts)).toBeLessThanOrEqual(30)
})

// A 45-second-old cookie counted as an established player, and 225 codes were judged together
test('eighty guests who only wait get thirty codes judged in ten minutes', { timeout: 120_000 }, async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const plays = await idlersOf(game, 80, '198.51.100.31', clock)
  for (let i = 0; i < 6; i++) {
    clock.now += minute
    await Promise.all(plays.map((play, guest) => tryCode(play, game, wrongCode(guest * 10 + i))))
  }
  expect(await judgedAt(game)).toHaveLength(30)
  await findKey(plays[0]!, game)
  expect((await tryCode(plays[0]!, game, '0427')).events[0]?.type).toBe('puzzle_solved')
})

test('forty accounts without a verified address share thirty too; one that has played has room', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const members = await Promise.all(Array.from({ length: 40 }, () => newTestMember({ emailVerified: false })))
  const plays = await Promise.all(
    members.map(async (member) => {
      const who = { ...member, answerer: { ...member.answerer, address: '198.51.100.33', isUnverified: true } }
      return (await startAs(who, game.id, clock)).play
    }),
  )
  for (const play of plays) await openBox(play, game)
  clock.now += minute
  const answers = await Promise.all(plays.map((play, i) => tryCode(play, game, wrongCode(i))))
  expect(answers.filter(wasJudged)).toHaveLength(30)
  const told = plays[answers.findIndex(({ refused }) => refused !== null)]!
  await findKey(told, game)
  await openBox(told, game)
  expect(wasJudged(await tryCode(told, game, '0427'))).toBe(true)
})

test('thirty pupils at the first lock have one code each judged; whoever solves it makes room', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const pupils = await idlersOf(game, 30, '198.51.100.32', clock)
  clock.now += minute
  const first = await Promise.all(pupils.map((play, i) => tryCode(play, game, wrongCode(i))))
  expect(first.filter(wasJudged)).toHaveLength(30)
  const [quick, ...others] = pupils
  expect((await tryCode(quick!, game, '0427')).refused).toMatchObject({ shared: true })
  await findKey(quick!, game)
  await openBox(quick!, game)
  expect(wasJudged(await tryCode(quick!, game, '0427'))).toBe(true)
  for (const play of others) expect(wasJudged(await tryCode(play, game, '0427'))).toBe(true)
})

test(
  'a guesser whose new guests play gets at most 225 answers in ten minutes, 540 in 3 h',
  { timeout: 180_000 },
  async () => {
    const game = await buildTwoLocks(getDatabase())
    const clock = { now: start }
    let code = 0
    for (const [round, guests] of [76, 76, 10, 10, 10, 10].entries()) {
      clock.now = start + round * 10 * minute
      const plays = await classOf(game, guests, '198.51.100.30', clock)
      clock.now += minute
      for (let j = 0; j < 3; j++) await Promise.all(plays.map((play) => tryCode(play, game, wrongCode(code++))))
    }
    const counts = perTenMinutes(await judgedAt(game))
    expect(counts).toEqual([225, 225, 30, 30, 30])
  },
)

async function idlersOf(game: TwoLocks, most: number, address: string, clock: TestClock): Promise<Play[]> {
  const plays = await Promise.all(Array.from({ length: most }, () => startAs(newTestGuest(address), game.id, clock)))
  for (const { play } of plays) await openBox(play, game)
  return plays.map(({ play }) => play)
}

async function classOf(game: TwoLocks, most: number, address: string, clock: TestClock): Promise<Play[]> {
  const plays = await idlersOf(game, most, address, clock)
  for (const play of plays) {
    await findKey(play, game)
    await openBox(play, game)
  }
  return plays
}

test(
  'thirty pupils at one lock each have a few wrong answers judged, and then the right one',
  { timeout: 60_000 },
  async () => {
    const game = await buildTwoLocks(getDatabase())
    const clock = { now: start }
    const pupils = await classOf(game, 30, '198.51.100.21', clock)
    for (let i = 0; i < 4; i++) {
      clock.now += minute
      const outcomes = await Promise.all(pupils.map((play, pupil) => tryCode(play, game, wrongCode(pupil * 100 + i))))
      expect(outcomes.filter(wasJudged)).toHaveLength(30)
    }
    clock.now += minute
    const outcomes = await Promise.all(pupils.map((play) => tryCode(play, game, '0427')))
    expect(outcomes.map(({ events }) => events[0]?.type)).toEqual(Array.from({ length: 30 }, () => 'puzzle_solved'))
  },
)

test(
  'thirty pupils who keep hammering at a lock have one code each judged and wait 45 seconds',
  { timeout: 60_000 },
  async () => {
    const game = await buildTwoLocks(getDatabase())
    const clock = { now: start }
    const pupils = await classOf(game, 30, '198.51.100.22', clock)
    clock.now += 10_000
    const first = await Promise.all(pupils.map((play, pupil) => tryCode(play, game, wrongCode(pupil * 100))))
    expect(first.filter(wasJudged)).toHaveLength(30)
    clock.now += 5_000
    const told = await Promise.all(pupils.map((play, pupil) => tryCode(play, game, wrongCode(pupil * 100 + 1))))
    expect(told.map(({ refused }) => refused)).toEqual(
      Array.from({ length: 30 }, () => ({ code: 'paused', retryAfterMs: 30_000, shared: true })),
    )
    clock.now += 30_000
    const then = await Promise.all(pupils.map((play, pupil) => tryCode(play, game, wrongCode(pupil * 100 + 1))))
    expect(then.filter(wasJudged)).toHaveLength(30)
  },
)

test('a new party alone at its address has its three attempts judged without a wait', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { play } = await startAs(newTestGuest('198.51.100.23'), game.id, { now: start })
  await openBox(play, game)
  for (let i = 0; i < 3; i++) expect(wasJudged(await tryCode(play, game, wrongCode(i)))).toBe(true)
})

test('thirty pupils who solve the puzzle leave their address with its full budget', { timeout: 60_000 }, async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  const pupils = await classOf(game, 30, '198.51.100.24', clock)
  clock.now += minute
  for (let i = 0; i < 2; i++)
    await Promise.all(pupils.map((play, pupil) => tryCode(play, game, wrongCode(pupil * 100 + i))))
  for (const play of pupils) expect(wasJudged(await tryCode(play, game, '0427'))).toBe(true)
  const shared = await getDatabase()
    .select({ count: rateLimitCounters.count })
    .from(rateLimitCounters)
    .where(like(rateLimitCounters.key, `answers|%:198.51.100.24|${game.ids.box}`))
  expect(shared.map(({ count }) => count)).toEqual([0, 0, 0])
})

test('a guest who reaches the limit of an address is told that others share it', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: start }
  for (const play of await classOf(game, 30, '198.51.100.10', clock))
    expect(wasJudged(await tryCode(play, game, wrongCode(0)))).toBe(true)
  const [another] = await classOf(game, 1, '198.51.100.10', clock)
  expect((await tryCode(another!, game, '0427')).refused).toEqual({
    code: 'paused',
    retryAfterMs: 45_000,
    shared: true,
  })
  const [elsewhere] = await classOf(game, 1, '198.51.100.11', clock)
  expect(wasJudged(await tryCode(elsewhere!, game, '0427'))).toBe(true)
  clock.now += 45_000
  expect((await tryCode(another!, game, '0427')).events[0]?.type).toBe('puzzle_solved')
})

test(
  'fifteen parties behind one address play for an hour, pausing only for their own answers',
  { timeout: 60_000 },
  async () => {
    const game = await buildTwoLocks(getDatabase())
    const clock = { now: start }
    const parties: { play: Play; begins: number }[] = []
    for (let i = 0; i < 15; i++) {
      clock.now = start + i * 10_000
      const { play } = await startAs(newTestGuest('198.51.100.20'), game.id, clock)
      // A party takes two minutes to find key and box; its four then type a dozen wrong codes, three at a time
      await findKey(play, game)
      parties.push({ play, begins: i * 10_000 + 125_000 })
    }
    const schedule = parties.flatMap(({ play, begins }, party) => [
      { at: start + begins - 1_000, act: async () => void (await openBox(play, game)) },
      ...Array.from({ length: 12 }, (_, i) => ({
        at: start + begins + Math.floor(i / 3) * 6 * minute + (i % 3) * 8_000,
        act: async () => expect((await tryCode(play, game, wrongCode(party * 100 + i))).refused).toBeNull(),
      })),
      {
        at: start + begins + 40 * minute,
        act: async () => expect((await tryCode(play, game, '0427')).events[0]?.type).toBe('puzzle_solved'),
      },
    ])
    for (const { at, act } of schedule.sort((a, b) => a.at - b.at)) {
      clock.now = at
      await act()
    }
    expect(await judgedAt(game)).toHaveLength(15 * 13)
  },
)
