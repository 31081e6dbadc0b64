import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { players, runs } from '#database/schema/play.ts'
import { readParty } from '#app/features/play/live/read-party.server.ts'
import { listRunsOf } from '#app/features/play/runs/run.queries.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { selectRunOf } from '#app/features/play/runs/run-statements.server.ts'
import { claimGuestRuns } from '#app/features/play/party/claim-guest-runs.server.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { newTestGuest, playAs } from '#tests/support/play-as.ts'
import type { TestClock, TestPlayer } from '#tests/support/play-as.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { presentBoard } from './board.present.ts'
import { deleteOldSessions } from './delete-old-sessions.server.ts'
import { directTeams } from './direct-teams.server.ts'
import { findTeam } from './find-team.server.ts'
import { joinTeam } from './join-team.server.ts'
import { nameTeam } from './name-team.server.ts'
import { openGroupSession } from './open-group-session.server.ts'
import { readSession } from './read-session.server.ts'
import { sessionFormSchema } from './session-form.schema.ts'
import { sessionOrderSchema } from './session-order.schema.ts'
import { setStuck } from './set-stuck.server.ts'

useDatabase()

const minute = 60_000

async function begin(given: object = {}) {
  const db = getDatabase()
  const game = await buildTwoLocks(db, { recommendedPlayers: '1-4' })
  const teacher = await buildUser(db)
  const form = sessionFormSchema.parse({
    arrival: 'list',
    teams: 'Owls\nFoxes',
    name: 'Class 6B',
    starts: 'together',
    minutes: '45',
    days: '30',
    ...given,
  })
  const opened = await openGroupSession(db, { adventureId: game.id, organiserId: teacher.id, form, language: 'en' })
  if (!('sessionId' in opened)) throw new Error('it needs no seats')
  const { sessionId } = opened
  const clock: TestClock = { now: Date.now() }
  const teams = () =>
    db
      .select({ id: groupTeams.id, name: groupTeams.name, runId: runs.id })
      .from(groupTeams)
      .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
      .where(eq(groupTeams.sessionId, sessionId))
      .orderBy(groupTeams.displayOrder)
  return {
    game,
    teacher,
    sessionId,
    clock,
    teams,
    order: (order: object) =>
      directTeams(db, { sessionId, organiserId: teacher.id }, sessionOrderSchema.parse(order), new Date(clock.now)),
    join: (runId: string, who: TestPlayer, name = 'Ada') =>
      joinTeam(db, runId, { guestHash: who.answerer.guestHash!, name, language: 'en' }, new Date(clock.now)),
    board: async () => {
      const facts = (await readSession(sessionId))!
      const { document } = await loadEdition(facts.editionId)
      return presentBoard(facts, document, 'en', clock.now)
    },
  }
}

const seen = async (who: TestPlayer, runId: string) => (await selectRunOf(who.answerer, runId))?.state

test('who waits is in no game; the start lets all in, and who comes later at once', async () => {
  const { teams, join, order, clock, game } = await begin()
  const [owls, foxes] = await teams()
  const [ada, bo, cy] = [newTestGuest(), newTestGuest(), newTestGuest()]
  expect([await join(owls!.runId, ada), await join(owls!.runId, bo), await join(owls!.runId, ada)]).toEqual([
    'joined',
    'joined',
    'alreadyIn',
  ])
  expect(await seen(ada, owls!.runId)).toMatchObject({ players: {}, halted: 'paused' })
  expect(await order({ order: 'start' })).toEqual({ reached: 2, teams: 2 })
  expect(Object.keys((await seen(ada, owls!.runId))!['players'] as object)).toHaveLength(2)
  expect(await join(foxes!.runId, cy)).toBe('joined')
  const outcome = await playAs(foxes!.runId, cy, clock)({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  expect(outcome.refused).toBeNull()
  expect(await order({ order: 'start' })).toEqual({ reached: 0, teams: 2 })
})

test.each(['together', 'by_team', 'as_they_come'])(
  'a team of “%s” loses no time while nobody has come',
  async (starts) => {
    const { teams, join, order, clock, board, game } = await begin({ starts, minutes: '5' })
    const [owls, foxes] = await teams()
    await join(foxes!.runId, newTestGuest())
    await order({ order: 'start' })
    const absent = { standing: 'absent', clock: { runMs: 0, leftMs: 5 * minute, ticks: false } }
    clock.now += 10 * minute
    await order({ order: 'pause' })
    await order({ order: 'resume' })
    expect((await board()).teams).toMatchObject([absent, { standing: 'playing', clock: { runMs: minute } }])
    const ada = newTestGuest()
    await join(owls!.runId, ada)
    expect((await board()).teams[0]).toMatchObject({ standing: 'playing', clock: { ...absent.clock, ticks: true } })
    clock.now += minute / 2
    const moved = await playAs(owls!.runId, ada, clock)({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
    expect([moved.refused, moved.view.runMs]).toEqual([null, minute / 2])
  },
)

test('a paused team takes no move and its clock stands; more time lets a team go on', async () => {
  const { teams, join, order, clock, board, game } = await begin({ minutes: '5' })
  const [owls] = await teams()
  const ada = newTestGuest()
  await join(owls!.runId, ada)
  await order({ order: 'start' })
  const play = playAs(owls!.runId, ada, clock)
  clock.now += minute / 2
  await order({ order: 'pause' })
  clock.now += 3_600_000
  expect((await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })).refused).toEqual({ code: 'halted' })
  expect((await board()).teams[0]).toMatchObject({ standing: 'paused', clock: { runMs: minute / 2, ticks: false } })
  await order({ order: 'resume' })
  clock.now += minute / 2
  const moved = await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  expect([moved.refused, moved.view.runMs, moved.view.limitLeftMs]).toEqual([null, minute, 4 * minute])
  await getDatabase()
    .update(runs)
    .set({ activeMs: 5 * minute, updatedAt: new Date(clock.now) })
    .where(eq(runs.id, owls!.runId))
  expect((await play({ type: 'ask_goal' })).refused).toEqual({ code: 'outOfTime' })
  expect((await board()).teams[0]).toMatchObject({ standing: 'outOfTime' })
  expect(await order({ order: 'give_time', minutes: '10', teamId: owls!.id })).toEqual({ reached: 1, teams: 1 })
  expect((await play({ type: 'ask_goal' })).view.limitLeftMs).toBe(10 * minute)
})

test('teams start one by one, and an ended session takes nobody in', async () => {
  const { teams, join, order, board } = await begin({ starts: 'by_team' })
  const [owls, foxes] = await teams()
  await join(owls!.runId, newTestGuest())
  await join(foxes!.runId, newTestGuest())
  await order({ order: 'start', teamId: foxes!.id })
  expect((await board()).teams.map(({ standing }) => standing)).toEqual(['waiting', 'playing'])
  await order({ order: 'end' })
  expect((await board()).teams.map(({ standing }) => standing)).toEqual(['waiting', 'over'])
  expect(await join(owls!.runId, newTestGuest())).toBe('over')
})

test('teams that name themselves come with one name from several devices, and start as they come', async () => {
  const { sessionId, join, board } = await begin({ arrival: 'named', starts: 'as_they_come' })
  const name = (typed: string) => nameTeam(getDatabase(), sessionId, { name: typed, language: 'en' })
  const reader = { guestHash: null, locale: 'en' as const }
  const first = await name('Lynx')
  expect(await name('lynx')).toEqual(first)
  const found = await findTeam(getDatabase(), { token: 'token' in first ? first.token : '' }, reader)
  expect(await join(found!.runId, newTestGuest())).toBe('joined')
  expect((await board()).teams).toMatchObject([{ name: 'Lynx', standing: 'playing' }])
  await getDatabase().update(groupTeams).set({ sealedToken: 'v1.of.another.secret' })
  const again = await name('Lynx')
  const { runId } = found!
  expect(await findTeam(getDatabase(), { token: 'token' in again ? again.token : '' }, reader)).toMatchObject({ runId })
})

test('sixty join from one address, thirty with one account: each device is a player', async () => {
  const { teams, join } = await begin({ teams: '30' })
  const all = await teams()
  const guests = all.flatMap(({ runId }) => [runId, runId].map((id) => ({ runId: id, who: newTestGuest('192.0.2.1') })))
  const outcomes = await Promise.all(guests.map(({ runId, who }) => join(runId, who)))
  expect(outcomes).toEqual(Array(60).fill('joined'))
  const account = await buildUser(getDatabase())
  for (const { who } of guests.slice(0, 30))
    await claimGuestRuns(getDatabase(), { userId: account.id, guestToken: who.token })
  expect(await getDatabase().select().from(players).where(eq(players.userId, account.id))).toEqual([])
})

test('a class may guess at its first lock, within one budget for its organiser’s sessions', async () => {
  const { teams, join, order, clock, game, teacher } = await begin({ teams: '40' })
  const all = await teams()
  const pupils = all.map(({ runId }) => ({ runId, who: newTestGuest('192.0.2.9') }))
  for (const { runId, who } of pupils) await join(runId, who)
  await order({ order: 'start' })
  for (const { runId, who } of pupils) {
    const play = playAs(runId, who, clock)
    await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
    await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
    const { refused } = await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0000' } }, newId())
    expect(refused).toBeNull()
  }
  const counters = await getDatabase().execute<{ key: string; count: number }>(
    `select key, count from rate_limit_counters where key like 'answers|guests:organiser:${teacher.id}|%'`,
  )
  expect(counters.rows.map(({ count }) => count)).toEqual([40])
})

test('a team asks for help until it is answered; another team’s player cannot', async () => {
  const { teams, join, order, board } = await begin()
  const [owls, foxes] = await teams()
  const [ada, bo] = [newTestGuest(), newTestGuest()]
  await join(owls!.runId, ada)
  await join(foxes!.runId, bo)
  await order({ order: 'start' })
  await setStuck(getDatabase(), ada.answerer, owls!.runId, true)
  await expect(setStuck(getDatabase(), bo.answerer, owls!.runId, true)).rejects.toMatchObject({ code: 'notFound' })
  expect((await board()).teams.map(({ stuck }) => stuck)).toEqual(['asked', null])
  await order({ order: 'tell', text: 'Ten minutes left.' })
  expect((await board()).teams.map(({ stuck }) => stuck)).toEqual(['asked', null])
  expect(await readParty(owls!.runId)).toMatchObject({ isStuck: true })
  await order({ order: 'tell', teamId: owls!.id, text: 'Look behind the clock.' })
  expect((await board()).teams.map(({ stuck }) => stuck)).toEqual([null, null])
  expect(await readParty(owls!.runId)).toMatchObject({ isStuck: false })
  expect((await seen(ada, owls!.runId))!['journal']).toContainEqual(
    expect.objectContaining({ kind: 'organiser', text: 'Look behind the clock.' }),
  )
})

test('nobody else directs a session, and its games are in nobody’s list', async () => {
  const { sessionId, teams, join, game } = await begin()
  const [owls] = await teams()
  const [ada, other] = [newTestGuest(), await buildUser(getDatabase())]
  await join(owls!.runId, ada)
  const organised = { sessionId, organiserId: other.id }
  await expect(directTeams(getDatabase(), organised, { order: 'start', teamId: undefined })).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await listRunsOf(getDatabase(), ada.answerer, game.id)).toEqual([])
})

test('on its day a session is deleted with its games and all names', async () => {
  const { teams, join, sessionId } = await begin({ days: '2' })
  const [owls] = await teams()
  await join(owls!.runId, newTestGuest())
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await deleteOldSessions(getDatabase(), inDays(1))
  expect(await getDatabase().select().from(groupSessions).where(eq(groupSessions.id, sessionId))).toHaveLength(1)
  await deleteOldSessions(getDatabase(), inDays(3))
  expect(await getDatabase().select().from(runs).where(eq(runs.id, owls!.runId))).toEqual([])
})
