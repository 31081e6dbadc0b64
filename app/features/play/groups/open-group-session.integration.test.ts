import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildGift } from '#database/factories/build-gift.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { giftRedemptions, purchases } from '#database/schema/payments.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { selectRunOf } from '#app/features/play/runs/run-statements.server.ts'
import { newTestGuest } from '#tests/support/play-as.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { joinTeam } from './join-team.server.ts'
import { openGroupSession } from './open-group-session.server.ts'
import { teamToken } from './secret-link.server.ts'
import { sessionFormSchema } from './session-form.schema.ts'

useDatabase()

const typed = {
  arrival: 'list',
  teams: '3',
  name: 'Class 6B',
  starts: 'together',
  minutes: '45',
  days: '30',
  ranked: 'on',
}
const formOf = (given: object = {}) => sessionFormSchema.parse({ ...typed, ...given })

const open = (adventureId: string, organiserId: string, given: object = {}) =>
  openGroupSession(getDatabase(), { adventureId, organiserId, form: formOf(given), language: 'en' })

const teamsOf = (sessionId: string) =>
  getDatabase()
    .select({
      id: groupTeams.id,
      name: groupTeams.name,
      sealedToken: groupTeams.sealedToken,
      run: runs,
      mostPlayers: parties.maxPlayers,
    })
    .from(groupTeams)
    .innerJoin(runs, eq(runs.groupTeamId, groupTeams.id))
    .innerJoin(parties, eq(parties.runId, runs.id))
    .where(eq(groupTeams.sessionId, sessionId))
    .orderBy(asc(groupTeams.displayOrder))

test('anybody opens a session of free work: its teams wait, halted, with nobody in them', async () => {
  const { adventure, editionId } = await buildPublishedAdventure(getDatabase(), { recommendedPlayers: '1-4' })
  const teacher = await buildUser(getDatabase())
  const opened = await open(adventure.id, teacher.id)
  if (!('sessionId' in opened)) throw new Error('it needs no seats')
  const teams = await teamsOf(opened.sessionId)
  expect(teams.map(({ name }) => name)).toEqual(['Team 1', 'Team 2', 'Team 3'])
  expect(new Set(teams.map(teamToken)).size).toBe(3)
  for (const { run, mostPlayers } of teams) {
    expect(run).toMatchObject({ editionId, status: 'halted', version: 0, isOwn: true, isPlaytest: false })
    expect(run.state).toMatchObject({ halted: 'paused', limitMs: 45 * 60_000, players: {} })
    expect(mostPlayers).toBe(4)
  }
  const [session] = await getDatabase().select().from(groupSessions).where(eq(groupSessions.id, opened.sessionId))
  expect(session).toMatchObject({ status: 'waiting', code: null, isRanked: true, purchaseId: null })
})

test('names are one a line and cleaned; self-named teams come with a code', async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase())
  const teacher = await buildUser(getDatabase())
  const opened = await open(adventure.id, teacher.id, { teams: ' Owls \n\nfoxes\n' })
  expect((await teamsOf('sessionId' in opened ? opened.sessionId : '')).map(({ name }) => name)).toEqual([
    'Owls',
    'foxes',
  ])
  const named = await open(adventure.id, teacher.id, { arrival: 'named', starts: 'as_they_come', minutes: '' })
  const [session] = await getDatabase()
    .select()
    .from(groupSessions)
    .where(eq(groupSessions.id, 'sessionId' in named ? named.sessionId : ''))
  expect(session).toMatchObject({ status: 'running', limitMs: null })
  expect(session?.code).toMatch(/^[6-9B-DF-HJ-NPQ]{10}$/)
})

test('one team, sixty-one, one name twice, a year and a day, or no name is refused', () => {
  for (const wrong of [
    { teams: '1' },
    { teams: '61' },
    { teams: 'alone' },
    { teams: 'Owls\nfoxes\nOWLS' },
    { days: '366' },
    { name: ' \u200B' },
  ])
    expect(sessionFormSchema.safeParse({ ...typed, ...wrong }).success).toBe(false)
})

test('nobody opens a session of what is not out; its creator does of what is', async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase(), { status: 'draft' })
  await expect(open(adventure.id, adventure.creatorId!)).rejects.toMatchObject({ code: 'notFound' })
  const { adventure: paid } = await buildPublishedAdventure(getDatabase(), { status: 'unlisted', priceCents: 900 })
  expect(await open(paid.id, paid.creatorId!)).toHaveProperty('sessionId')
})

test('each team of paid work takes a seat of one gift, and none when there are too few', async () => {
  const db = getDatabase()
  const { adventure } = await buildPublishedAdventure(db, { priceCents: 900 })
  const [teacher, stranger] = [await buildUser(db), await buildUser(db)]
  expect(await open(adventure.id, teacher.id)).toEqual({ seats: 3 })
  const few = await buildGift(db, { buyerId: teacher.id, adventureId: adventure.id, seats: 2 })
  await buildGift(db, { buyerId: stranger.id, adventureId: adventure.id, seats: 9 })
  expect(await open(adventure.id, teacher.id)).toEqual({ seats: 3 })
  const gift = await buildGift(db, { buyerId: teacher.id, adventureId: adventure.id, seats: 4 })
  const opened = await open(adventure.id, teacher.id)
  expect(opened).toHaveProperty('sessionId')
  expect(await open(adventure.id, teacher.id)).toEqual({ seats: 3 })
  const taken = await db.select().from(giftRedemptions)
  expect(taken.map(({ purchaseId, userId }) => [purchaseId, userId])).toEqual(Array(3).fill([gift.id, null]))
  expect(few.id).not.toBe(gift.id)
  const teams = await teamsOf('sessionId' in opened ? opened.sessionId : '')
  const ada = newTestGuest()
  const joiner = { guestHash: ada.answerer.guestHash!, name: 'Ada', language: 'en' as const }
  await joinTeam(db, teams[0]!.run.id, joiner)
  expect(await selectRunOf(ada.answerer, teams[0]!.run.id)).toMatchObject({ isStopped: false })
  await db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, gift.id))
  expect(await selectRunOf(ada.answerer, teams[0]!.run.id)).toMatchObject({ isStopped: true })
})

test('a deleted session leaves nothing of its teams', async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase())
  const teacher = await buildUser(getDatabase())
  const opened = await open(adventure.id, teacher.id)
  await getDatabase().delete(groupSessions)
  expect('sessionId' in opened && (await teamsOf(opened.sessionId))).toEqual([])
  expect(await getDatabase().select().from(players)).toEqual([])
})
