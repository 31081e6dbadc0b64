import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { initialState } from '#app/features/engine/initial-state.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import { replay } from '#app/features/engine/replay.fixtures.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'
import { codeInText } from '#tests/support/code-in-text.ts'
import { memberAs, newTestGuest, newTestMember, playAs, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks, canaries } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { chooseLanguage } from '#app/features/play/live/choose-language.server.ts'
import { claimGuestRuns } from '#app/features/play/party/claim-guest-runs.server.ts'
import { findRun } from './find-run.server.ts'
import { keepPresent } from '#app/features/play/live/keep-present.server.ts'
import { listRunsOf } from './run.queries.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'

useDatabase({ most: 12 })

const adventureRow = async (id: string) =>
  (await getDatabase().select().from(adventures).where(eq(adventures.id, id)))[0]!
const eventsOf = (runId: string) =>
  getDatabase().select().from(runEvents).where(eq(runEvents.runId, runId)).orderBy(runEvents.seq)
const rowOf = async (runId: string) => (await getDatabase().select().from(runs).where(eq(runs.id, runId)))[0]!

test('a guest’s finished run of a free adventure counts as one play', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id, clock)
  clock.now += 40_000
  await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  clock.now += 50_000
  const blocked = await play({ type: 'use_hotspot', hotspotId: game.ids.doorSpot })
  expect(blocked).toMatchObject({
    refused: null,
    version: 3,
    events: [{ type: 'found_shut', text: 'The door is barred.' }],
  })
  const again = await play({ type: 'use_hotspot', hotspotId: game.ids.doorSpot })
  expect(again).toMatchObject({ refused: { code: 'blocked' }, version: 3, events: [] })
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  const opened = await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0427' } })
  expect(opened.events).toMatchObject([
    { type: 'puzzle_solved', points: 150 },
    { type: 'said', text: 'The box springs open.' },
  ])
  clock.now += 55_000
  await play({ type: 'use_hotspot', hotspotId: game.ids.doorSpot })
  await play({ type: 'use_hotspot', hotspotId: game.ids.safeSpot })
  const end = await play({ type: 'answer', puzzleId: game.ids.safe, answer: { code: canaries.code } })
  expect(end.view.ending).toMatchObject({ title: 'Out', text: canaries.ending, score: 300 })
  expect(await rowOf(runId)).toMatchObject({
    status: 'finished',
    score: 300,
    activeMs: 145_000,
    finishedAt: new Date(clock.now),
  })
  expect(await adventureRow(game.id)).toMatchObject({ totalPlays: 1, averagePlaytimeMinutes: null })
  expect((await play({ type: 'close_puzzle' })).refused).toEqual({ code: 'finished' })
})

test('an away party’s clock stops: it pauses 60 s after anybody’s last sign of life', async () => {
  const game = await buildTwoLocks(getDatabase())
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id, clock)
  for (let i = 0; i < 4; i++) await keepPresent(guest.answerer, runId, new Date((clock.now += 30_000)))
  clock.now += 8 * 3_600_000
  expect((await findRun(guest.answerer, runId, clock.now)).snapshot.view.runMs).toBe(180_000)
  expect((await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })).view.runMs).toBe(180_000)
  expect((await rowOf(runId)).activeMs).toBe(180_000)
})

test('after sign-in a guest’s run goes on in another browser, and their cookie finds nothing', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  const { userId } = await newTestMember()
  expect(await claimGuestRuns(getDatabase(), { userId, guestToken: guest.token })).toBe(1)
  const elsewhere = memberAs(userId)
  expect((await findRun(elsewhere.answerer, runId)).snapshot.view.inventory).toMatchObject([
    { name: 'brass key', count: 1 },
  ])
  expect(await listRunsOf(getDatabase(), elsewhere.answerer, game.id)).toMatchObject([
    { id: runId, puzzlesSolved: 0, isPlaytest: false },
  ])
  await playAs(runId, elsewhere)({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await expect(findRun(guest.answerer, runId)).rejects.toMatchObject({ code: 'notFound' })
  expect(await claimGuestRuns(getDatabase(), { userId, guestToken: guest.token })).toBe(0)
})

test('strangers get the same answer for somebody’s run as for one that never existed', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { runId } = await startAs(newTestGuest(), game.id)
  const strangers = [newTestGuest(), await newTestMember(), memberAs(game.creatorId)]
  for (const stranger of strangers) {
    for (const id of [runId, newId(), 'no-id']) {
      await expect(findRun(stranger.answerer, id)).rejects.toMatchObject({ code: 'notFound' })
      await expect(keepPresent(stranger.answerer, id)).rejects.toMatchObject({ code: 'notFound' })
      await expect(playAs(id, stranger)({ type: 'close_puzzle' })).rejects.toMatchObject({ code: 'notFound' })
    }
  }
})

test('the same command sent again is answered as before and happens once', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { runId, play } = await startAs(newTestGuest(), game.id)
  const commandId = newId()
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => play({ type: 'use_hotspot', hotspotId: game.ids.keySpot }, commandId)),
  )
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      version: 2,
      refused: null,
      events: [{ type: 'item_gained', itemName: 'brass key' }],
    })
    expect(outcome.view.inventory).toMatchObject([{ count: 1 }])
  }
  expect(await eventsOf(runId)).toHaveLength(2)
})

test('six who play together take the key once, and the events without gaps give the state', async () => {
  const game = await buildTwoLocks(getDatabase())
  const host = newTestGuest()
  const { runId } = await startAs(host, game.id)
  const clients = Array.from({ length: 6 }, () => playAs(runId, host))
  const outcomes = await Promise.all(
    clients.flatMap((play) => [
      play({ type: 'use_hotspot', hotspotId: game.ids.keySpot }),
      play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot }),
      play({ type: 'close_puzzle' }),
      play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot }),
    ]),
  )
  expect(outcomes.filter((outcome) => outcome.events.some((event) => event.type === 'item_gained'))).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.refused?.code === 'notHere')).toHaveLength(5)
  const events = await eventsOf(runId)
  expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1))
  const row = await rowOf(runId)
  expect(row.version).toBe(events.length)
  const happened = events.flatMap((event) => event.events as unknown as RunEvent[])
  expect(replay(initialState({ seed: (row.state as RunState).seed }), happened)).toEqual(row.state)
})

test('of two servers’ commands one comes first, and the other applies to the state it left', async () => {
  const game = await buildTwoLocks(getDatabase())
  const host = newTestGuest()
  const { runId, play } = await startAs(host, game.id)
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  // Somebody else moved the row between reading and writing: the version no longer fits
  const before = await rowOf(runId)
  const { commit } = await import('./commit-move.server.ts')
  const move = {
    runId,
    version: before.version - 1,
    state: before.state,
    activeMs: 0,
    now: new Date(),
    status: 'active' as const,
    score: null,
    commandId: newId(),
    playerId: (await findRun(host.answerer, runId)).row.playerId,
    command: {},
    events: [],
  }
  expect(await commit(move, null)).toBe(false)
  expect(await commit({ ...move, version: before.version }, null)).toBe(true)
  expect((await rowOf(runId)).version).toBe(before.version + 1)
})

test('no answer contains any secrets until they are earned', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  const told: unknown[] = [(await findRun(guest.answerer, runId)).snapshot]
  told.push(await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot }))
  told.push(await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '1111' } }))
  told.push(await play({ type: 'take_hint', puzzleId: game.ids.safe }))
  told.push(await play({ type: 'reveal_puzzle', puzzleId: game.ids.box }))
  const text = JSON.stringify(told)
  for (const canary of Object.values(canaries)) expect(text).not.toContain(canary)
  expect(text).not.toMatch(codeInText('0427'))
  const hint = await play({ type: 'take_hint', puzzleId: game.ids.box })
  expect(hint.view.puzzle?.hints.given).toEqual([canaries.hint])
  expect(hint.hintsUsed).toBe(1)
})

test('paid adventures are played by their buyers, and by nobody else', async () => {
  const game = await buildTwoLocks(getDatabase(), { priceCents: 1250 })
  const { userId } = await newTestMember()
  await expect(startAs(newTestGuest(), game.id)).rejects.toMatchObject({ code: 'purchaseNeeded' })
  await expect(startAs(memberAs(userId), game.id)).rejects.toMatchObject({ code: 'purchaseNeeded' })
  const purchase = { buyerId: userId, adventureId: game.id }
  for (const status of ['pending', 'refunded', 'lost', 'failed'] as const)
    await buildPurchase(getDatabase(), { ...purchase, status })
  await expect(startAs(memberAs(userId), game.id)).rejects.toMatchObject({ code: 'purchaseNeeded' })
  await buildPurchase(getDatabase(), purchase)
  await startAs(memberAs(userId), game.id)
  await startAs(await newTestMember({ role: 'admin' }), game.id)
  expect((await adventureRow(game.id)).totalPlays).toBe(2)
})

test('no run starts from a draft, which seems not to exist, nor from what is coming soon', async () => {
  const codes: Record<string, string> = {}
  for (const status of ['draft', 'in_review', 'coming_soon'] as const) {
    const game = await buildTwoLocks(getDatabase(), { status })
    await startAs(newTestGuest(), game.id).catch((error: { code: string }) => (codes[status] = error.code))
  }
  expect(codes).toEqual({ draft: 'notFound', in_review: 'notFound', coming_soon: 'notPlayable' })
  await expect(startAs(newTestGuest(), newId())).rejects.toMatchObject({ code: 'notFound' })
})

test.each([
  ['taken back by its creator', 'draft'],
  ['taken into review by a moderator', 'in_review'],
] as const)('%s, an adventure starts no new runs, and those under way go on', async (_how, status) => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  await getDatabase().update(adventures).set({ status }).where(eq(adventures.id, game.id))
  await expect(startAs(guest, game.id)).rejects.toMatchObject({ code: 'notPlayable' })
  await expect(startAs(newTestGuest(), game.id)).rejects.toMatchObject({ code: 'notFound' })
  expect((await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })).refused).toBeNull()
  expect((await listRunsOf(getDatabase(), guest.answerer, game.id)).map((run) => run.id)).toEqual([runId])
})

test('the game’s language is chosen apart from the interface’s, among those of the edition', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId } = await startAs(guest, game.id)
  expect((await findRun(guest.answerer, runId)).snapshot.view.title).toBe('The Two Locks')
  expect((await chooseLanguage(guest.answerer, runId, 'fr')).snapshot.view.title).toBe('Les deux serrures')
  expect((await findRun(guest.answerer, runId)).snapshot.language).toBe('fr')
  await expect(chooseLanguage(newTestGuest().answerer, runId, 'en')).rejects.toMatchObject({ code: 'notFound' })
})

test('a renamed adventure shows its new title in open games, in their language', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  const rename = (title: string, translations: Record<string, Record<string, unknown>>) =>
    getDatabase().update(adventures).set({ title, translations }).where(eq(adventures.id, game.id))
  await rename('The Three Locks', { fr: { title: 'Les trois serrures' } })
  expect((await findRun(guest.answerer, runId)).snapshot.view.title).toBe('The Three Locks')
  expect((await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })).view.title).toBe('The Three Locks')
  expect((await chooseLanguage(guest.answerer, runId, 'fr')).snapshot.view.title).toBe('Les trois serrures')
  await rename('The Four Locks', { fr: { title: ' ' } })
  expect((await findRun(guest.answerer, runId)).snapshot.view.title).toBe('The Four Locks')
})

test('a party has a host and room for as many players as the adventure allows', async () => {
  const game = await buildTwoLocks(getDatabase())
  const { runId } = await startAs(newTestGuest(), game.id)
  const rows = await getDatabase()
    .select({ maxPlayers: parties.maxPlayers, isHost: players.isHost, name: players.name })
    .from(parties)
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(eq(parties.runId, runId))
  expect(rows).toEqual([{ maxPlayers: 4, isHost: true, name: 'Guest' }])
})

test('starting or finishing a run does not look like an edit of the adventure', async () => {
  const game = await buildTwoLocks(getDatabase())
  await getDatabase().execute(sql`update adventures set updated_at = '2026-01-01' where id = ${game.id}`)
  await startAs(newTestGuest(), game.id)
  expect((await adventureRow(game.id)).updatedAt).toEqual(new Date('2026-01-01T00:00:00Z'))
})

test('an owner’s playtest of the draft begins in any scene and status and counts nowhere', async () => {
  const { adventure, scenes } = await buildPublishedAdventure(getDatabase(), { status: 'draft' })
  await getDatabase()
    .update(adventureScenes)
    .set({ name: 'The Hall, repainted' })
    .where(eq(adventureScenes.id, scenes.hall.id))
  const owner = memberAs(adventure.creatorId!)
  const { runId, play } = await startAs(owner, adventure.id)
  expect((await findRun(owner.answerer, runId)).snapshot.view.scene.name).toBe('The Hall, repainted')
  expect(await rowOf(runId)).toMatchObject({ isPlaytest: true })
  const garden = await startRun(getDatabase(), {
    adventureId: adventure.id,
    starter: owner.starter,
    language: 'en',
    sceneId: scenes.garden.id,
  })
  expect('runId' in garden && (await rowOf(garden.runId)).status).toBe('finished')
  expect((await play({ type: 'close_puzzle' })).refused).toBeNull()
  expect(await adventureRow(adventure.id)).toMatchObject({ totalPlays: 0, averagePlaytimeMinutes: null })
  await expect(
    startRun(getDatabase(), { adventureId: adventure.id, starter: owner.starter, language: 'en', sceneId: newId() }),
  ).rejects.toMatchObject({ code: 'invalidInput' })
})

test('a draft without a scene cannot be tried, and says so', async () => {
  const adventure = await buildAdventure(getDatabase())
  const started = await startRun(getDatabase(), {
    adventureId: adventure.id,
    starter: memberAs(adventure.creatorId!).starter,
    language: 'en',
  })
  expect(started).toMatchObject({ findings: [{ code: 'no_scene' }] })
})

test('nobody but its owner chooses where a run begins', async () => {
  const game = await buildTwoLocks(getDatabase())
  await expect(
    startRun(getDatabase(), {
      adventureId: game.id,
      starter: newTestGuest().starter,
      language: 'en',
      sceneId: game.ids.cellar,
    }),
  ).rejects.toMatchObject({ code: 'invalidInput' })
})
