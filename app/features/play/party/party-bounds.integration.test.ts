import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { playerArrives } from '#app/features/play/live/presence.server.ts'
import { RunHub } from '#app/features/play/live/run-hub.server.ts'
import { claimGuestRuns } from './claim-guest-runs.server.ts'
import { keepPresent } from '#app/features/play/live/keep-present.server.ts'
import { leaveOutOwnPlays } from '#app/features/play/runs/leave-out-own-plays.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { refreshPlaytime } from '#app/features/play/runs/refresh-playtime.server.ts'
import { selectRunOf } from '#app/features/play/runs/run-statements.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { recordNews } from '#app/features/payments/ledger/record-news.server.ts'
import { chatMessages, parties, players, playerStreams, runEvents, runs } from '#database/schema/play.ts'
import { memberAs, newTestGuest, newTestMember, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { actInParty, findParty } from './act-in-party.server.ts'
import { findInvitation } from './find-invitation.server.ts'
import { giveSign } from './give-sign.server.ts'
import { joinParty, mostEver } from './join-party.server.ts'
import { sendChat } from './send-chat.server.ts'

useDatabase()

const personOf = ({ answerer }: TestPlayer): Person => ({ userId: answerer.userId, guestHash: answerer.guestHash })
const refusal = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const act = (who: TestPlayer, runId: string, asked: Parameters<typeof actInParty>[3]) =>
  actInParty(getDatabase(), personOf(who), runId, asked)
const look = (code: string, who: TestPlayer, address = newId(), now = new Date()) =>
  findInvitation(getDatabase(), code, { person: personOf(who), knownAs: null, address, locale: 'en' }, now)

async function begin(host = newTestGuest(), priceCents = 0) {
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4' })
  const { runId } = await startAs(host, game.id)
  if (priceCents > 0) await getDatabase().update(adventures).set({ priceCents }).where(eq(adventures.id, game.id))
  const code = (await act(host, runId, { invite: true }))!.invitation!.code
  return { game, host, runId, code }
}

async function comeIn(code: string, who: TestPlayer, name = 'Bo') {
  const found = await look(code, who)
  return found ? joinParty(getDatabase(), found, { person: personOf(who), name }) : 'closed'
}

test('a chosen name stays at sign-in; an unnamed guest gets the account’s, cleaned and shortened', async () => {
  const { userId } = await newTestMember({ name: `connard ${'x'.repeat(60)}` })
  const [bo, { code, runId }] = [newTestGuest(), await begin()]
  await comeIn(code, bo, 'Bo the Bold')
  const own = await begin(bo)
  await claimGuestRuns(getDatabase(), { userId, guestToken: bo.token })
  expect((await findParty({ userId, guestHash: null }, runId)).members.map(({ name }) => name)).toEqual([
    'Guest',
    'Bo the Bold',
  ])
  const [{ name } = { name: '' }] = (await findParty({ userId, guestHash: null }, own.runId)).members
  expect(name).toMatch(/^\*{7} x+$/)
  expect(name.length).toBeLessThanOrEqual(40)
  const started = await startRun(getDatabase(), {
    adventureId: own.game.id,
    starter: { ...memberAs(userId).starter, name: `connard ${'y'.repeat(60)}` } as TestPlayer['starter'],
    language: 'en',
  })
  expect(
    (await findParty({ userId, guestHash: null }, 'runId' in started ? started.runId : '')).members[0]!.name,
  ).toMatch(/^\*{7} y{1,32}$/)
})

test('expired, closed and replaced codes lead nowhere and do not count as wrong tries', async () => {
  const { host, runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const boId = (await findParty(personOf(bo), runId)).you
  const next = (await act(host, runId, { remove: boId }))!.invitation!.code
  const late = new Date(Date.now() + 25 * 3_600_000)
  for (let tries = 0; tries < 25; tries++) {
    expect(await look(code, newTestGuest(), 'one address')).toBeUndefined()
    expect(await look(next, newTestGuest(), 'another address', late)).toBeUndefined()
  }
  await act(host, runId, { closeInvitation: true })
  for (let tries = 0; tries < 12; tries++) expect(await look(next, newTestGuest(), 'one address')).toBeUndefined()
  for (let tries = 0; tries < 10; tries++) await look('ZZZZ9999', newTestGuest(), 'one address')
  expect(await refusal(look('ZZZZ9999', newTestGuest(), 'one address'))).toBe('slowDown')
})

test('a playtest is for its creator alone: nobody starts it with them or is invited', async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase(), { recommendedPlayers: '1-4' })
  const maker = memberAs(adventure.creatorId!)
  for (const status of ['draft', 'in_review', 'coming_soon'] as const) {
    await getDatabase().update(adventures).set({ status }).where(eq(adventures.id, adventure.id))
    expect(
      await refusal(
        startRun(getDatabase(), {
          adventureId: adventure.id,
          starter: maker.starter,
          language: 'en',
          withFriends: true,
        }),
      ),
    ).toBe('notPlayable')
  }
  const { runId } = await startAs(maker, adventure.id)
  expect(await findParty(personOf(maker), runId)).toMatchObject({ mostPlayers: 1, isPlaytest: true })
  expect(await refusal(act(maker, runId, { invite: true }))).toBe('notPlayable')
})

test('a creator’s own game with friends counts as no play, yet their friends have played', async () => {
  const { adventure } = await buildPublishedAdventure(getDatabase(), { recommendedPlayers: '1-4' })
  const maker = memberAs(adventure.creatorId!)
  const started = await startRun(getDatabase(), {
    adventureId: adventure.id,
    starter: maker.starter,
    language: 'en',
    withFriends: true,
  })
  if (!('runId' in started)) throw new Error('it was not started')
  const { runId } = started
  const party = (await act(maker, runId, { invite: true }))!
  expect(await comeIn(party.invitation!.code, newTestGuest())).toBe('joined')
  const row = async () => (await getDatabase().select().from(runs).where(eq(runs.id, runId)))[0]!
  expect(await row()).toMatchObject({ isPlaytest: false, isOwn: true, editionId: adventure.publishedEditionId })
  await getDatabase()
    .update(runs)
    .set({ status: 'finished', finishedAt: new Date(), activeMs: 600_000 })
    .where(eq(runs.id, runId))
  await refreshPlaytime(adventure.id)
  await leaveOutOwnPlays(getDatabase(), maker.userId)
  expect(await row()).toMatchObject({ isPlaytest: false })
  const [numbers] = await getDatabase()
    .select({ plays: adventures.totalPlays, minutes: adventures.averagePlaytimeMinutes })
    .from(adventures)
    .where(eq(adventures.id, adventure.id))
  expect(numbers).toEqual({ plays: 0, minutes: null })
})

test('a party admits a hundred people in all, and those who were in it may come back', async () => {
  const { runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  await act(bo, runId, { leave: true })
  const [party] = await getDatabase().select().from(parties).where(eq(parties.runId, runId))
  await getDatabase()
    .insert(players)
    .values(
      Array.from({ length: mostEver - 2 }, () => ({
        id: newId(),
        partyId: party!.id,
        guestTokenHash: newId(),
        name: 'Gone',
        removedAt: new Date(),
      })),
    )
  expect(await comeIn(code, newTestGuest())).toBe('full')
  expect(await comeIn(code, bo)).toBe('joined')
})

test('a message by somebody who is being taken out is not sent', async () => {
  const { runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const boId = (await findParty(personOf(bo), runId)).you
  const announced: string[] = []
  const listener = await getPool().connect()
  listener.on('notification', ({ payload }) => announced.push(payload ?? ''))
  await listener.query('listen whodini_runs')
  // The host takes them out between the look-up and the write
  const takeOut = () => getDatabase().update(players).set({ removedAt: new Date() }).where(eq(players.id, boId))
  const query = getPool().query.bind(getPool())
  const spied = vi.spyOn(getPool(), 'query').mockImplementation((async (asked: { name?: string }, ...rest: never[]) => {
    const answer = await (query as (...all: unknown[]) => Promise<unknown>)(asked, ...rest)
    if (asked.name === 'select_party_member') await takeOut()
    return answer
  }) as never)
  try {
    await sendChat(getDatabase(), personOf(bo), runId, { id: newId(), text: 'still here?' })
    await getDatabase().update(players).set({ removedAt: null }).where(eq(players.id, boId))
    await giveSign(getDatabase(), personOf(bo), runId, { reaction: 'wow' })
  } finally {
    spied.mockRestore()
  }
  expect(await getDatabase().select().from(chatMessages).where(eq(chatMessages.playerId, boId))).toEqual([])
  await listener.query('unlisten whodini_runs')
  expect(announced.filter((payload) => payload.includes('reaction') || payload.includes('chat'))).toEqual([])
  listener.release()
})

test('changes of a party count towards the same limit as a player’s signs', async () => {
  const { host, runId } = await begin()
  const changes = await Promise.all(
    Array.from({ length: 61 }, (_, place) =>
      refusal(act(host, runId, place % 2 === 0 ? { chatEnabled: true } : { name: `Ana ${place}` })),
    ),
  )
  expect(changes.filter((outcome) => outcome === 'slowDown').length).toBeGreaterThan(0)
  expect(await refusal(act(host, runId, { closeInvitation: true }))).toBe('slowDown')
})

test('a page without a stream reports that it is present; with a stream it writes nothing', async () => {
  const { host, runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const bosId = (await findParty(personOf(bo), runId)).you
  const isBoHere = async () => (await findParty(personOf(host), runId)).members[1]!.isHere
  expect(await isBoHere()).toBe(false)
  await keepPresent(personOf(bo), runId)
  expect(await isBoHere()).toBe(true)
  await getDatabase()
    .update(playerStreams)
    .set({ seenAt: new Date(Date.now() - 46_000) })
    .where(eq(playerStreams.playerId, bosId))
  expect(await isBoHere()).toBe(false)
  await keepPresent(personOf(bo), runId)
  const process = newId()
  await playerArrives(bosId, process, runId)
  const before = await getDatabase().select().from(playerStreams).where(eq(playerStreams.playerId, bosId))
  expect(before.map(({ processId }) => processId)).toEqual([process])
  const [run] = await getDatabase().select().from(runs).where(eq(runs.id, runId))
  await keepPresent(personOf(bo), runId, new Date(Date.now() + 30_000))
  expect(await getDatabase().select().from(playerStreams).where(eq(playerStreams.playerId, bosId))).toEqual(before)
  expect((await getDatabase().select().from(runs).where(eq(runs.id, runId)))[0]).toEqual(run)
})

test('a run is no play if its starter owns the work, whoever is host now', async () => {
  const { game, host, runId, code } = await begin()
  const [{ creatorId } = { creatorId: null }] = await getDatabase()
    .select({ creatorId: adventures.creatorId })
    .from(adventures)
    .where(eq(adventures.id, game.id))
  const maker = newTestGuest()
  await comeIn(code, maker)
  await act(host, runId, { leave: true })
  const own = newTestGuest()
  const started = await startAs(own, game.id)
  for (const { token } of [maker, own]) await claimGuestRuns(getDatabase(), { userId: creatorId!, guestToken: token })
  const isOwn = async (of: string) => (await getDatabase().select().from(runs).where(eq(runs.id, of)))[0]!.isOwn
  expect([await isOwn(runId), await isOwn(started.runId)]).toEqual([false, true])
})

test('a new host ends the invitation of a paid game; a free game’s stays open', async () => {
  for (const [priceCents, open] of [
    [900, false],
    [0, true],
  ] as const) {
    const { host, runId, code } = await begin(newTestGuest(), priceCents)
    const bo = newTestGuest()
    await comeIn(code, bo)
    await act(host, runId, { leave: true })
    const party = await findParty(personOf(bo), runId)
    expect([party.members[0]!.isHost, party.invitation !== null]).toEqual([true, open])
  }
})

test('the next host of a paid game cannot invite, unless they have bought it too', async () => {
  const { game, host, runId, code } = await begin(newTestGuest(), 900)
  const [bo, cy] = [newTestGuest(), await newTestMember()]
  for (const each of [bo, cy]) expect(await comeIn(code, each)).toBe('joined')
  expect((await findParty(personOf(host), runId)).mayInvite).toBe(true)
  await act(host, runId, { leave: true })
  expect(await findParty(personOf(bo), runId)).toMatchObject({ invitation: null, mayInvite: false })
  expect(await refusal(act(bo, runId, { invite: true }))).toBe('purchaseNeeded')
  await buildPurchase(getDatabase(), { buyerId: cy.userId, adventureId: game.id })
  await act(bo, runId, { leave: true })
  expect((await findParty(personOf(cy), runId)).mayInvite).toBe(true)
  const { invitation } = (await act(cy, runId, { invite: true }))!
  // When the last player leaves, nobody can join after them to play on without paying
  await act(cy, runId, { leave: true })
  expect(await look(invitation!.code, newTestGuest())).toBeUndefined()
})

test('a player who started a paid game and was refunded can no longer invite', async () => {
  const buyer = await newTestMember()
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4', priceCents: 900 })
  const { id } = await buildPurchase(getDatabase(), { buyerId: buyer.userId, adventureId: game.id })
  const { runId } = await startAs(buyer, game.id)
  expect((await findParty(personOf(buyer), runId)).mayInvite).toBe(true)
  await getDatabase().transaction((tx) => recordNews(tx, id, { refunded: { cents: 900, whole: true, at: new Date() } }))
  expect(await refusal(act(buyer, runId, { invite: true }))).toBe('purchaseNeeded')
})

test('an event outlives its player', async () => {
  const { runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const boId = (await findParty(personOf(bo), runId)).you
  await getDatabase().delete(players).where(eq(players.id, boId))
  const events = await getDatabase().select().from(runEvents).where(eq(runEvents.runId, runId))
  expect(events.some(({ playerId }) => playerId === boId)).toBe(true)
})

test('a player who could not be stored as present is stored at the next stream', async () => {
  const { host, runId } = await begin()
  const hub = new RunHub()
  const { playerId } = (await selectRunOf(personOf(host), runId))!
  const failing = vi.spyOn(getPool(), 'query').mockRejectedValueOnce(new Error('the database was away') as never)
  const first = hub.prepare(runId)
  await expect(first.arrive(playerId)).rejects.toThrow('away')
  failing.mockRestore()
  first.fail()
  await hub.prepare(runId).arrive(playerId)
  expect((await findParty(personOf(host), runId)).members[0]!.isHere).toBe(true)
})
