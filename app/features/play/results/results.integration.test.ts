import { showShareCode } from '#app/shared/share-code.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findOwnSession } from '#app/features/play/groups/own-session.server.ts'
import { directTeams } from '#app/features/play/groups/direct-teams.server.ts'
import { findOrganisedTeam, findSession, findTickets } from '#app/features/play/groups/find-session.server.ts'
import { findTeam } from '#app/features/play/groups/find-team.server.ts'
import { screenToken } from '#app/features/play/groups/secret-link.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { certificates } from '#database/schema/certificates.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'
import { playedSession } from '#tests/support/play-session.ts'
import type { PlayedSession } from '#tests/support/play-session.ts'
import { canaries } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { checkCode } from './check-code.server.ts'
import { deleteSession } from './delete-session.server.ts'
import { makeCertificates } from './make-certificates.server.ts'
import { openAgain, typedAgain } from './open-again.server.ts'
import { readCertificate } from './read-certificate.server.ts'
import { readResultsPage } from './read-results.server.ts'
import { findScreen, readScreen } from './read-screen.server.ts'
import { listTeams } from './results.queries.server.ts'

useDatabase()

const pageOf = ({ session }: PlayedSession, organiserId = session.organiserId, teamId: string | null = null) =>
  readResultsPage(getDatabase(), { organiserId, sessionId: session.id, locale: 'en', teamId })

/** Opens the box after two wrong answers and a hint, then the safe; `clock` moves on. */
async function finish({ playing, game: { ids }, clock }: PlayedSession, at: number): Promise<void> {
  const { play } = playing[at]!
  const answer = async (puzzleId: string, code: string, seconds = 20) => {
    clock.now += seconds * 1000
    await play({ type: 'answer', puzzleId, answer: { code } })
  }
  await play({ type: 'use_hotspot', hotspotId: ids.boxSpot })
  await answer(ids.box, '1111')
  await answer(ids.box, '2222')
  await play({ type: 'take_hint', puzzleId: ids.box })
  await answer(ids.box, '0427')
  await play({ type: 'use_hotspot', hotspotId: ids.doorSpot })
  await play({ type: 'use_hotspot', hotspotId: ids.safeSpot })
  await answer(ids.safe, canaries.code)
}

test('an organiser sees each team’s minutes, wrong answers, hints and ending; nobody else does', async () => {
  const played = await playedSession(['Owls', 'Foxes'])
  await finish(played, 0)
  const { results, summaries, one, hasCertificates } = await pageOf(played)
  expect(results.puzzles.map(({ name }) => name)).toEqual(['box', 'safe'])
  expect(results.teams).toMatchObject([
    { name: 'Owls', stage: 'ended', ms: 80_000, solved: 2, wrong: 2, hints: 1, ending: 'Out' },
    { name: 'Foxes', stage: 'playing', solved: 0, puzzles: [null, null] },
    { name: 'Newts', stage: 'absent' },
  ])
  expect(summaries[0]).toMatchObject({ name: 'box', opened: 1, solved: 1, medianMs: 60_000 })
  expect(one!.steps.map(({ kind }) => kind)).toEqual([
    'came',
    'opened',
    'wrong',
    'wrong',
    'hinted',
    'solved',
    'came',
    'opened',
    'solved',
    'ended',
  ])
  expect(one!.map.scenes.map(({ name }) => name)).toEqual(['hall', canaries.later])
  expect(hasCertificates).toBe(true)
  const { code, hint, ending, decoy } = canaries
  for (const secret of [code, hint, ending, decoy, '0427', '1111'])
    expect(JSON.stringify([results, summaries, one])).not.toContain(secret)
  const { id: other } = await buildUser(getDatabase())
  await expect(pageOf(played, other)).rejects.toMatchObject({ code: 'notFound' })
})

test('a team’s way is shown by its id; another session’s team is not', async () => {
  const played = await playedSession(['Owls', 'Foxes'])
  const foxes = played.playing[1]!
  expect((await pageOf(played, undefined, foxes.teamId)).one!.id).toBe(foxes.teamId)
  const elsewhere = await playedSession(['Elk'])
  const shown = await pageOf(played, undefined, elsewhere.playing[0]!.teamId)
  expect(shown.one!.id).toBe(played.playing[0]!.teamId)
})

test('a certificate’s code leads to what the team did, and to no name', async () => {
  const played = await playedSession(['Owls', 'Foxes'])
  const { session } = played
  const make = (organiserId = session.organiserId) =>
    makeCertificates(getDatabase(), { organiserId, sessionId: session.id, language: 'fr', paper: 'a4' })
  await expect(make()).rejects.toMatchObject({ code: 'notFound' })
  await finish(played, 0)
  const { name, pdf } = await make()
  expect(name).toBe('Class 6B')
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  await make()
  expect(await getDatabase().select().from(certificates)).toHaveLength(1)
  await getDatabase().update(groupSessions).set({ status: 'ended', endedAt: new Date() })
  await make()
  const before = await getDatabase().select().from(certificates)
  expect(before.map(({ hasEnded }) => hasEnded).sort()).toEqual([false, true])
  // The Foxes play on, and come to an end after their certificate was made
  await finish(played, 1)
  await make()
  // The Newts never came
  const rows = await getDatabase().select().from(certificates)
  expect(rows.map(({ hasEnded }) => hasEnded)).toEqual([true, true])
  expect(JSON.stringify(rows)).not.toMatch(/Owls|Foxes|Class/)
  const typed = showShareCode(checkCode(played.playing[0]!.teamId)).toLowerCase()
  const found = await readCertificate(getDatabase(), ` ${typed} `, 'fr')
  expect(found).toMatchObject({ title: 'Les deux serrures', ms: 80_000, hasEnded: true })
  await getDatabase().delete(groupSessions).where(eq(groupSessions.id, session.id))
  expect(await readCertificate(getDatabase(), typed, 'en')).toMatchObject({ title: 'The Two Locks' })
  expect(await readCertificate(getDatabase(), '6789B-CDFGH', 'en')).toBeNull()
  expect(await readCertificate(getDatabase(), 'no code', 'en')).toBeNull()
  const { id: other } = await buildUser(getDatabase())
  await expect(make(other)).rejects.toMatchObject({ code: 'notFound' })
}, 30_000)

test('the projector shows how far teams are, and no name of what is in the game', async () => {
  const played = await playedSession(['Owls', 'Foxes'], { limitMs: 600_000 })
  await finish(played, 0)
  const link = { sessionId: played.session.id, token: screenToken(played.session)! }
  const screen = await readScreen(getDatabase(), link, 'en')
  expect(screen).toMatchObject({ title: 'The Two Locks', status: 'running', join: null })
  expect(screen.teams.map(({ name, standing, share }) => [name, standing, share])).toEqual([
    ['Owls', 'finished', 1],
    ['Foxes', 'playing', 0],
    ['Newts', 'absent', 0],
  ])
  const names = ['hall', 'box', 'safe', 'key', 'cellar', 'garden', '"Out"', ...Object.values(canaries)]
  for (const name of names) expect(JSON.stringify(screen)).not.toContain(name)
  await expect(readScreen(getDatabase(), { ...link, token: 'x' }, 'en')).rejects.toMatchObject({ code: 'notFound' })
})

test('links are found by a hash, and shown to the organiser as long as their sealed copy opens', async () => {
  const { session, playing } = await playedSession(['Owls'])
  const db = getDatabase()
  const [{ teamId, runId }] = playing as [(typeof playing)[0]]
  const sessionId = session.id
  const asked = { sessionId, organiserId: session.organiserId, locale: 'en' as const }
  const shown = async () => {
    const { screen } = await findSession(db, asked)
    const { address } = await findOrganisedTeam(db, { ...asked, teamId })
    const [ticket] = (await findTickets(db, asked)).teams
    return { screen, address, ticket: ticket!.address }
  }
  const { screen, address, ticket } = await shown()
  const [token, screenToken] = [address.split('/').at(-1)!, screen!.split('/').at(-1)!]
  expect(ticket).toBe(address)
  const stored = JSON.stringify([await db.select().from(groupTeams), await db.select().from(groupSessions)])
  for (const secret of [token, screenToken]) expect(stored).not.toContain(secret)
  // As the migration did with links that were there before
  const hashed = sql`encode(sha256(convert_to('group link ' || ${token}::text, 'UTF8')), 'hex')`
  await db.update(groupTeams).set({ tokenHash: hashed, sealedToken: '' }).where(eq(groupTeams.id, teamId))
  await db.update(groupSessions).set({ sealedScreenToken: '' })
  const later = await shown()
  const code = /\/s\/([6-9B-HJ-NPQ]{10})$/.exec(later.address)![1]!
  expect(later).toEqual({ screen: null, address: later.address, ticket: later.address })
  expect(await findTeam(db, { code }, { guestHash: null, locale: 'en' })).toMatchObject({ runId })
  expect(await findTeam(db, { token }, { guestHash: null, locale: 'en' })).toMatchObject({ runId })
  expect(await findScreen(db, { sessionId, token: screenToken })).toMatchObject({ id: sessionId })
})

test('while teams may come, the projector shows how', async () => {
  const open = await playedSession([], { arrival: 'named', status: 'waiting' })
  const link = { sessionId: open.session.id, token: screenToken(open.session)! }
  const { join, teams } = await readScreen(getDatabase(), link, 'en')
  expect(join).toMatchObject({
    code: showShareCode(open.session.code!),
    address: expect.stringMatching(/\/join$/) as string,
  })
  expect(teams.map(({ standing }) => standing)).toEqual(['absent'])
  await getDatabase().update(groupSessions).set({ status: 'running' })
  expect((await readScreen(getDatabase(), link, 'en')).join).toBeNull()
})

test('used again, a session has the same settings and team names, and nothing of what was played', async () => {
  const played = await playedSession(['Owls', 'Foxes'], { limitMs: 600_000, isRanked: false })
  const { session } = played
  const asked = { sessionId: session.id, language: 'en' as const }
  // Given to all since; the next session gets what was planned
  const own = { sessionId: session.id, organiserId: session.organiserId }
  await directTeams(getDatabase(), own, { order: 'give_time', minutes: 15, teamId: undefined })
  const opened = await openAgain(getDatabase(), { ...asked, organiserId: session.organiserId })
  const next = await findOwnSession(getDatabase(), { ...own, sessionId: opened.sessionId! })
  expect(next).toMatchObject({ name: 'Class 6B (2)', starts: 'together', limitMs: 600_000, isRanked: false })
  expect(next).toMatchObject({ status: 'waiting', editionId: session.editionId })
  const teams = await listTeams(getDatabase(), next.id)
  expect(teams.map(({ name, game }) => [name, game])).toEqual(['Owls', 'Foxes', 'Newts'].map((name) => [name, null]))
  for (const [sessionId, name] of [
    [session.id, 'Class 6B (3)'],
    [next.id, 'Class 6B (3)'],
  ] as const)
    expect(await typedAgain(getDatabase(), { ...own, sessionId, locale: 'en' })).toMatchObject({ name, minutes: '10' })
  await getDatabase().update(adventures).set({ priceCents: 900, creatorId: null })
  expect(await openAgain(getDatabase(), { ...asked, organiserId: session.organiserId })).toMatchObject({
    sessionId: null,
  })
  const { id: other } = await buildUser(getDatabase())
  await expect(openAgain(getDatabase(), { ...asked, organiserId: other })).rejects.toMatchObject({ code: 'notFound' })
})

test('an organiser deletes a session with everything in it; nobody else does', async () => {
  const { session, playing } = await playedSession(['Owls'])
  const { id: other } = await buildUser(getDatabase())
  const own = { sessionId: session.id, organiserId: session.organiserId }
  await expect(deleteSession(getDatabase(), { ...own, organiserId: other })).rejects.toMatchObject({ code: 'notFound' })
  await deleteSession(getDatabase(), own)
  expect(await getDatabase().select().from(runs).where(eq(runs.id, playing[0]!.runId))).toEqual([])
  await expect(deleteSession(getDatabase(), own)).rejects.toMatchObject({
    code: 'notFound',
  })
})
