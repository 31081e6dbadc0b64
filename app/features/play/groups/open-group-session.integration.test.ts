import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countFreeSeats } from '#app/features/payments/gifts/take-seats.server.ts'
import { findForSession } from '#app/features/payments/gifts/for-session.server.ts'
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
import { deleteSession } from '#app/features/play/results/delete-session.server.ts'
import { newId } from '#app/shared/ids.ts'
import { directTeams } from './direct-teams.server.ts'
import { joinTeam } from './join-team.server.ts'
import { nameTeam } from './name-team.server.ts'
import { openGroupSession } from './open-group-session.server.ts'
import { openPaidSession } from './open-paid-session.server.ts'
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

test('each team of paid work takes a seat that was bought, and none does when some lack', async () => {
  const db = getDatabase()
  const { adventure } = await buildPublishedAdventure(db, { priceCents: 900 })
  const [teacher, stranger] = [await buildUser(db), await buildUser(db)]
  const of = { buyerId: teacher.id, adventureId: adventure.id }
  expect(await open(adventure.id, teacher.id)).toEqual({ missing: 3, priceCents: 900 })
  const gift = await buildGift(db, { ...of, seats: 2 })
  await buildGift(db, { buyerId: stranger.id, adventureId: adventure.id, seats: 9 })
  expect(await open(adventure.id, teacher.id)).toEqual({ missing: 1, priceCents: 900 })
  const bought = await buildGift(db, { ...of, seats: 2, isForTeams: true })
  const opened = await open(adventure.id, teacher.id)
  expect(opened).toHaveProperty('sessionId')
  const taken = await db.select().from(giftRedemptions)
  expect(taken.map(({ userId }) => userId)).toEqual([null, null, null])
  expect(taken.filter(({ purchaseId }) => purchaseId === bought.id)).toHaveLength(2)
  expect(await open(adventure.id, teacher.id)).toEqual({ missing: 2, priceCents: 900 })
  const teams = await teamsOf('sessionId' in opened ? opened.sessionId : '')
  const ada = newTestGuest()
  const joiner = { guestHash: ada.answerer.guestHash!, name: 'Ada', language: 'en' as const }
  await joinTeam(db, teams[0]!.run.id, joiner)
  expect(await selectRunOf(ada.answerer, teams[0]!.run.id)).toMatchObject({ isStopped: false })
  await db.update(purchases).set({ status: 'refunded' }).where(eq(purchases.id, gift.id))
  expect(await selectRunOf(ada.answerer, teams[0]!.run.id)).toMatchObject({ isStopped: true })
})

test('a session that is deleted gives back the seats of teams that never played', async () => {
  const db = getDatabase()
  const { adventure } = await buildPublishedAdventure(db, { priceCents: 900 })
  const teacher = await buildUser(db)
  const bought = { buyerId: teacher.id, adventureId: adventure.id }
  await buildGift(db, { ...bought, seats: 3, isForTeams: true })
  const opened = await open(adventure.id, teacher.id)
  if (!('sessionId' in opened)) throw new Error('it has seats enough')
  const organised = { organiserId: teacher.id, sessionId: opened.sessionId }
  await directTeams(db, organised, { order: 'start', teamId: undefined })
  const [team] = await teamsOf(opened.sessionId)
  await joinTeam(db, team!.run.id, { guestHash: newTestGuest().answerer.guestHash!, name: 'Ada', language: 'en' })
  expect(await countFreeSeats(db, bought)).toBe(0)
  await expect(deleteSession(db, { ...organised, organiserId: newId() })).rejects.toMatchObject({ code: 'notFound' })
  await deleteSession(db, organised)
  expect(await countFreeSeats(db, bought)).toBe(2)
})

test('by code there must be a seat for each expected team, which takes it when it comes', async () => {
  const db = getDatabase()
  const { adventure } = await buildPublishedAdventure(db, { priceCents: 900 })
  const teacher = await buildUser(db)
  await buildGift(db, { buyerId: teacher.id, adventureId: adventure.id, seats: 2, isForTeams: true })
  const named = { arrival: 'named', teams: undefined }
  expect(await open(adventure.id, teacher.id, { ...named, expected: '5' })).toEqual({ missing: 3, priceCents: 900 })
  const opened = await open(adventure.id, teacher.id, { ...named, expected: '2' })
  if (!('sessionId' in opened)) throw new Error('it has seats enough')
  const come = (name: string) => nameTeam(db, opened.sessionId, { name, language: 'en' })
  for (const name of ['Owls', 'Foxes', 'Owls']) expect(await come(name)).toHaveProperty('token')
  expect(await come('Newts')).toEqual({ refused: 'sessionFull' })
})

test('what was typed waits for the payment, opens one session, and is then forgotten', async () => {
  const db = getDatabase()
  const { adventure } = await buildPublishedAdventure(db, { priceCents: 900 })
  const [teacher, other] = [await buildUser(db), await buildUser(db)]
  const of = { buyerId: teacher.id, adventureId: adventure.id }
  const forSession = { ...typed, teams: 'Owls\nFoxes' }
  const { id } = await buildGift(db, { ...of, seats: 2, isForTeams: true, status: 'pending', forSession })
  const go = (organiserId: string) => openPaidSession(db, { purchaseId: id, organiserId, language: 'fr' })
  expect([await go(teacher.id), await findForSession(db, of)]).toEqual([null, forSession])
  await db.update(purchases).set({ status: 'paid', paidAt: new Date() }).where(eq(purchases.id, id))
  expect(await go(other.id)).toBeNull()
  const paths = await Promise.all([go(teacher.id), go(teacher.id)])
  const opened = await db.select().from(groupSessions).where(eq(groupSessions.organiserId, teacher.id))
  const [session] = opened
  expect(paths.toSorted()[0]).toMatch(/^\/sessions(\/|$)/)
  expect(paths).toContain(`/sessions/${session!.id}`)
  expect(opened).toHaveLength(1)
  expect((await teamsOf(session!.id)).map(({ name }) => name)).toEqual(['Owls', 'Foxes'])
  expect([await findForSession(db, of), await go(teacher.id)]).toEqual([null, null])
})

test('a deleted session leaves nothing of its teams', async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase())
  const teacher = await buildUser(getDatabase())
  const opened = await open(adventure.id, teacher.id)
  await getDatabase().delete(groupSessions)
  expect('sessionId' in opened && (await teamsOf(opened.sessionId))).toEqual([])
  expect(await getDatabase().select().from(players)).toEqual([])
})
