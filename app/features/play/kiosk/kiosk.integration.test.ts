import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { nameTeam } from '#app/features/play/groups/name-team.server.ts'
import { newTeamLink } from '#app/features/play/groups/secret-link.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { listTeams } from '#app/features/play/results/results.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'
import { newTestGuest } from '#tests/support/play-as.ts'
import { playedSession } from '#tests/support/play-session.ts'
import type { PlayedSession } from '#tests/support/play-session.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { arriveAtStation, findStation } from './arrive-at-station.server.ts'
import { findKiosk, openKiosk } from './open-kiosk.server.ts'
import { readStations } from './read-stations.server.ts'
import { saveIdle } from './save-idle.server.ts'
import { kioskToken, stationToken } from './session-secrets.server.ts'
import { leaveKiosk, startAtKiosk } from './start-at-kiosk.server.ts'

useDatabase()

const openAllDay = (given: Parameters<typeof playedSession>[1] = {}) =>
  playedSession([], { arrival: 'named', starts: 'as_they_come', ...given })

const linkTo = ({ session }: PlayedSession) => ({ sessionId: session.id, token: kioskToken(session.id) })
const hashOf = () => newTestGuest().answerer.guestHash!

const start = (played: PlayedSession, guestHash: string, now?: Date) =>
  startAtKiosk(getDatabase(), linkTo(played), { guestHash, language: 'en' }, now)

const shownTo = (played: PlayedSession, guestHash: string | null) =>
  openKiosk(getDatabase(), linkTo(played), { guestHash, locale: 'en' })

test('a kiosk starts a game for whoever stands there, and shows it on no other device', async () => {
  const played = await openAllDay()
  const [first, second] = [hashOf(), hashOf()]
  expect(await shownTo(played, first)).toMatchObject({ start: { title: 'The Two Locks', isOpen: true }, run: null })
  await start(played, first)
  const shown = await shownTo(played, first)
  expect(shown.idleMs).toBe(180_000)
  expect(shown.run!.snapshot.view.scene.name).toBe('hall')
  expect(JSON.stringify(await shownTo(played, second))).not.toContain(shown.run!.runId)
  await start(played, second)
  const teams = await listTeams(getDatabase(), played.session.id)
  expect(teams.map(({ name, game }) => [name, game !== null])).toEqual([
    ['Newts', false],
    ['Visitors 2', true],
    ['Visitors 3', true],
  ])
})

test('a game that its visitors left is over, and its time stands', async () => {
  const played = await openAllDay()
  const [device, other] = [hashOf(), hashOf()]
  await start(played, device)
  await leaveKiosk(getDatabase(), linkTo(played), other)
  const halted = async () => (await shownTo(played, device)).run!.snapshot.view.halted
  expect(await halted()).toBeNull()
  await leaveKiosk(getDatabase(), linkTo(played), device)
  await leaveKiosk(getDatabase(), linkTo(played), device)
  expect(await halted()).toBe('ended')
})

test('two kiosks that start at one moment have a team each', async () => {
  const played = await openAllDay()
  const devices = [hashOf(), hashOf(), hashOf()]
  await Promise.all(devices.map((device) => start(played, device)))
  const names = (await listTeams(getDatabase(), played.session.id)).map(({ name }) => name)
  expect(names).toEqual(['Newts', 'Visitors 2', 'Visitors 3', 'Visitors 4'])
})

test('a kiosk is found by its address alone, and only where teams start as they come', async () => {
  const played = await openAllDay()
  const { sessionId, token } = linkTo(played)
  await expect(findKiosk(getDatabase(), { sessionId, token: kioskToken(newId()) })).rejects.toThrow()
  await expect(findKiosk(getDatabase(), { sessionId, token: '' })).rejects.toMatchObject({ code: 'notFound' })
  await getDatabase().update(groupSessions).set({ status: 'ended' })
  expect((await shownTo(played, null)).start.isOpen).toBe(false)
  await expect(start(played, hashOf())).rejects.toMatchObject({ code: 'unavailable' })
  await getDatabase().update(groupSessions).set({ starts: 'by_team' })
  await expect(findKiosk(getDatabase(), { sessionId, token })).rejects.toMatchObject({ code: 'notFound' })
})

test('a full session lets go of its oldest game that is over, and of none under way', async () => {
  const played = await openAllDay()
  const { session } = played
  await getDatabase()
    .insert(groupTeams)
    .values(
      Array.from({ length: teamsInSession.most - 1 }, (_, place) => {
        const id = newId()
        return { id, sessionId: session.id, name: `Team ${place}`, displayOrder: place + 1, ...newTeamLink(id).columns }
      }),
    )
  const [newts] = await listTeams(getDatabase(), session.id)
  await expect(start(played, hashOf())).rejects.toMatchObject({ code: 'unavailable' })
  await getDatabase()
    .update(runs)
    .set({ updatedAt: new Date(Date.now() - 40 * 60_000) })
    .where(eq(runs.id, newts!.runId!))
  const walkUp = { name: 'Ravens', language: 'en' as const }
  await getDatabase().update(groupSessions).set({ starts: 'together' })
  expect(await nameTeam(getDatabase(), session.id, walkUp)).toEqual({ refused: 'sessionFull' })
  await getDatabase().update(groupSessions).set({ starts: 'as_they_come' })
  expect(await nameTeam(getDatabase(), session.id, walkUp)).toHaveProperty('token')
  expect(await nameTeam(getDatabase(), session.id, { ...walkUp, name: 'Crows' })).toEqual({ refused: 'sessionFull' })
  const names = (await listTeams(getDatabase(), session.id)).map(({ name }) => name)
  expect(names).toHaveLength(teamsInSession.most)
  expect(names).toContain('Ravens')
  expect(names).not.toContain('Newts')
})

test('a station’s code brings the team on this device to its scene or puzzle', async () => {
  const played = await openAllDay()
  const { session, game } = played
  const at = (targetId: string) => ({ sessionId: session.id, targetId, token: stationToken(session.id, targetId) })
  const guest = newTestGuest()
  const hash = guest.answerer.guestHash!
  const who = { guestHash: hash, language: 'fr' as const }
  expect(await findStation(getDatabase(), at(game.ids.safe), hash)).toMatchObject({ runId: undefined, mayBegin: true })
  // Without a game one begins right there
  const runId = await arriveAtStation(getDatabase(), at(game.ids.safe), who)
  expect((await findStation(getDatabase(), at(game.ids.safe), hash)).runId).toBe(runId)
  const view = async () => (await findRun(guest.answerer, runId)).snapshot.view
  expect(await view()).toMatchObject({ scene: { id: game.ids.cellar }, puzzle: { id: game.ids.safe } })
  expect(await arriveAtStation(getDatabase(), at(game.ids.hall), who)).toBe(runId)
  await getDatabase().update(runs).set({ status: 'finished', finishedAt: new Date() }).where(eq(runs.id, runId))
  const another = await arriveAtStation(getDatabase(), at(game.ids.hall), who)
  expect(another).not.toBe(runId)
  expect(await arriveAtStation(getDatabase(), at(game.ids.safe), who)).toBe(another)
  expect(await view()).toMatchObject({ scene: { id: game.ids.hall }, puzzle: null })
  // No code leads to an ending, and none to another place or session
  await expect(findStation(getDatabase(), at(game.ids.end), hash)).rejects.toMatchObject({ code: 'notFound' })
  const forged = { ...at(game.ids.safe), targetId: game.ids.hall }
  await expect(findStation(getDatabase(), forged, hash)).rejects.toMatchObject({ code: 'notFound' })
  const elsewhere = { ...at(game.ids.safe), token: stationToken(newId(), game.ids.safe) }
  await expect(findStation(getDatabase(), elsewhere, hash)).rejects.toMatchObject({ code: 'notFound' })
  await getDatabase().update(groupSessions).set({ status: 'ended' })
  const late = arriveAtStation(getDatabase(), at(game.ids.hall), { ...who, guestHash: hashOf() })
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
})

test('an organiser sees the kiosk’s address and each station’s code, and sets the idle minutes', async () => {
  const { session, game } = await openAllDay()
  const own = { organiserId: session.organiserId, sessionId: session.id }
  await saveIdle(getDatabase(), { ...own, minutes: 5 })
  const view = await readStations(getDatabase(), { ...own, locale: 'en' })
  expect(view).toMatchObject({ idleMinutes: 5, isOpenAllDay: true })
  expect(view.kiosk).toContain(kioskToken(session.id))
  expect(view.stations.map(({ id }) => id)).toEqual([game.ids.hall, game.ids.cellar, game.ids.box, game.ids.safe])
  const { id: other } = await buildUser(getDatabase())
  const asOther = { ...own, organiserId: other }
  await expect(readStations(getDatabase(), { ...asOther, locale: 'en' })).rejects.toMatchObject({ code: 'notFound' })
  await expect(saveIdle(getDatabase(), { ...asOther, minutes: 9 })).rejects.toMatchObject({ code: 'notFound' })
})
