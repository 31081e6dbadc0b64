import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RunEvent } from '#app/features/engine/events.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { playerArrives, playersStay } from '#app/features/play/live/presence.server.ts'
import { digestOf } from '#app/features/play/live/run-room.server.ts'
import { claimGuestRuns } from './claim-guest-runs.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import { runHub } from '#app/features/play/live/run-hub.server.ts'
import { submitCommand } from '#app/features/play/runs/submit-command.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import type { adventures } from '#database/schema/adventures.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { editions } from '#database/schema/editions.ts'
import { chatMessages, parties, playerStreams, players, runEvents, runs } from '#database/schema/play.ts'
import { newTestGuest, newTestMember } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { actInParty, findParty } from './act-in-party.server.ts'
import { findInvitation } from './find-invitation.server.ts'
import { inviteToParty } from './invite-to-party.server.ts'
import { handOverHosts } from './hand-over-hosts.server.ts'
import { joinParty } from './join-party.server.ts'
import { comeBack, shareRolesOfAbsent } from './share-roles-of-absent.server.ts'
import { chatKept } from '#app/features/play/live/stream-events.ts'
import { readParty } from '#app/features/play/live/read-party.server.ts'

useDatabase({ most: 16 })

const hour = 3_600_000
const personOf = ({ answerer }: TestPlayer): Person => ({ userId: answerer.userId, guestHash: answerer.guestHash })
const refusal = async (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const partyRow = async (runId: string) =>
  (await getDatabase().select().from(parties).where(eq(parties.runId, runId)))[0]!
const runRow = async (runId: string) => (await getDatabase().select().from(runs).where(eq(runs.id, runId)))[0]!
const eventsOf = (runId: string) =>
  getDatabase().select().from(runEvents).where(eq(runEvents.runId, runId)).orderBy(runEvents.seq)

let addresses = 0
/** Tries are counted by address, so every party has an address of its own. */
const newAddress = () => `198.51.100.${addresses++}`

const look = (code: string, person: Person, { address = newAddress(), now = new Date() } = {}) =>
  findInvitation(getDatabase(), code, { person, knownAs: null, address, locale: 'en' }, now)

async function begin(
  overrides: Partial<typeof adventures.$inferInsert> = {},
  host = newTestGuest(),
): Promise<{ game: TwoLocks; host: TestPlayer; runId: string; code: string }> {
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4', ...overrides })
  const started = await startRun(getDatabase(), { adventureId: game.id, starter: host.starter, language: 'en' })
  if (!('runId' in started)) throw new Error('not started')
  const party = await actInParty(getDatabase(), personOf(host), started.runId, { invite: true })
  return { game, host, runId: started.runId, code: party!.invitation!.code }
}

async function comeIn(code: string, who: TestPlayer, name = 'Bo', now?: Date) {
  const found = await look(code, personOf(who))
  return found ? joinParty(getDatabase(), found, { person: personOf(who), name }, now) : 'closed'
}

test('an invitation’s code stays the same for a day; closed, it lets nobody in', async () => {
  const { host, runId, code } = await begin()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  const again = await actInParty(getDatabase(), personOf(host), runId, { invite: true })
  expect(again!.invitation!.code).toBe(code)
  expect(again!.invitation!.expiresAt - Date.now()).toBeGreaterThan(24 * hour - 60_000)
  const late = new Date(Date.now() + 24 * hour + 1_000)
  expect(await look(code, personOf(newTestGuest()), { now: late })).toBeUndefined()
  const found = await look(code, personOf(newTestGuest()))
  expect(await joinParty(getDatabase(), found!, { person: personOf(newTestGuest()), name: 'Late' }, late)).toBe(
    'closed',
  )
  await actInParty(getDatabase(), personOf(host), runId, { closeInvitation: true })
  expect(await comeIn(code, newTestGuest())).toBe('closed')
  expect((await actInParty(getDatabase(), personOf(host), runId, { invite: true }))!.invitation!.code).not.toBe(code)
})

test('a code that another party has is not given out again', async () => {
  const { code } = await begin()
  const other = await begin()
  await actInParty(getDatabase(), personOf(other.host), other.runId, { closeInvitation: true })
  const codes = [code, code, 'AAAA2222']
  await inviteToParty(getDatabase(), personOf(other.host), other.runId, new Date(), () => codes.shift()!)
  expect((await partyRow(other.runId)).joinCode).toBe('AAAA2222')
})

test('a newcomer begins at the start with the party’s inventory, and joining is a move', async () => {
  const { game, host, runId, code } = await begin()
  const send = (command: Parameters<typeof submitCommand>[0]['command']) =>
    submitCommand({ runId, commandId: newId(), command, answerer: host.answerer }, runHub())
  await send({ type: 'use_hotspot', hotspotId: game.ids.keySpot })
  await send({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await send({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0427' } })
  await send({ type: 'use_hotspot', hotspotId: game.ids.doorSpot })
  const bo = newTestGuest()
  expect(await comeIn(code, bo)).toBe('joined')
  const { snapshot } = await findRun(personOf(bo), runId)
  expect(snapshot.view).toMatchObject({
    scene: { id: game.ids.hall },
    inventory: [{ name: 'brass key' }],
    party: [{}, {}],
  })
  const { rows } = { rows: await eventsOf(runId) }
  expect(rows.at(-1)).toMatchObject({
    seq: (await runRow(runId)).version,
    command: { type: 'join' },
    events: [{ type: 'player_joined' }],
  })
  expect(await comeIn(code, bo)).toBe('alreadyIn')
  expect((await look(code, personOf(bo)))!.isIn).toBe(true)
})

test('of twenty people at the last seats, as many get in as there are seats, each once', async () => {
  const { runId, code } = await begin()
  const crowd = Array.from({ length: 20 }, () => newTestGuest())
  const found = await look(code, personOf(crowd[0]!))
  const outcomes = await Promise.all(
    crowd.map((who, place) => joinParty(getDatabase(), found!, { person: personOf(who), name: `Guest ${place}` })),
  )
  expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(17)
  expect(Object.keys((await runRow(runId)).state['players'] as object)).toHaveLength(4)
  expect((await look(code, personOf(newTestGuest())))!.join).toMatchObject({
    view: 'full',
    invitation: { seatsLeft: 0, mostPlayers: 4 },
  })
  const twice = await begin()
  const bo = newTestGuest()
  const both = await look(twice.code, personOf(bo))
  const same = await Promise.all(
    [1, 2, 3].map(() => joinParty(getDatabase(), both!, { person: personOf(bo), name: 'Bo' })),
  )
  expect(same.sort()).toEqual(['alreadyIn', 'alreadyIn', 'joined'])
})

test('only the host of a paid adventure must have bought it, and nobody joins a finished run', async () => {
  const host = await newTestMember()
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4', priceCents: 1250 })
  await buildPurchase(getDatabase(), { buyerId: host.userId, adventureId: game.id })
  const started = await startRun(getDatabase(), {
    adventureId: game.id,
    starter: host.starter,
    language: 'en',
    withFriends: true,
  })
  const runId = 'runId' in started ? started.runId : ''
  await inviteToParty(getDatabase(), personOf(host), runId)
  const { joinCode } = await partyRow(runId)
  expect(await comeIn(joinCode!, newTestGuest())).toBe('joined')
  await getDatabase().update(runs).set({ status: 'finished' }).where(eq(runs.id, runId))
  expect((await look(joinCode!, personOf(newTestGuest())))!.join).toMatchObject({ view: 'finished' })
  expect(await comeIn(joinCode!, newTestGuest())).toBe('finished')
})

test('nobody can join a single-player adventure', async () => {
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1' })
  const host = newTestGuest()
  expect(
    await refusal(
      startRun(getDatabase(), { adventureId: game.id, starter: host.starter, language: 'en', withFriends: true }),
    ),
  ).toBe('invalidInput')
  const started = await startRun(getDatabase(), { adventureId: game.id, starter: host.starter, language: 'en' })
  expect(await refusal(inviteToParty(getDatabase(), personOf(host), 'runId' in started ? started.runId : ''))).toBe(
    'notPlayable',
  )
})

test('E5: after ten wrong codes in a minute or twenty in an hour, an address can join nowhere', async () => {
  const { code } = await begin()
  const address = newAddress()
  const now = new Date()
  const tryAt = (typed: string, at: Date) => refusal(look(typed, personOf(newTestGuest()), { address, now: at }))
  const first = await Promise.all(Array.from({ length: 30 }, () => tryAt('ZZZZ9999', now)))
  expect(first.filter((outcome) => outcome === undefined)).toHaveLength(10)
  expect(first.filter((outcome) => outcome === 'slowDown')).toHaveLength(20)
  expect(await tryAt(code, now)).toBe('slowDown')
  const nextMinute = new Date(now.getTime() + 61_000)
  const second = await Promise.all(Array.from({ length: 30 }, () => tryAt('ZZZZ8888', nextMinute)))
  expect(second.filter((outcome) => outcome === undefined).length).toBeLessThanOrEqual(10)
  for (let minute = 2; minute < 59; minute++) await tryAt('ZZZZ7777', new Date(now.getTime() + minute * 61_000))
  expect(await tryAt(code, new Date(now.getTime() + 58.5 * 60_000))).toBe('slowDown')
  expect(await tryAt(code, new Date(now.getTime() + 62 * 60_000))).toBeUndefined()
})

test('fifteen parties of four join together from one address without a refusal', async () => {
  const address = newAddress()
  const started = await Promise.all(Array.from({ length: 15 }, () => begin()))
  const outcomes = await Promise.all(
    started.flatMap(({ code }) =>
      [1, 2, 3].map(async () => {
        const who = newTestGuest(address)
        const found = await look(code, personOf(who), { address })
        return joinParty(getDatabase(), found!, { person: personOf(who), name: 'Bo' })
      }),
    ),
  )
  expect(outcomes).toEqual(Array.from({ length: 45 }, () => 'joined'))
})

test('the host’s actions are refused to everybody else, and all actions to strangers', async () => {
  const { host, runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const hostId = (await findParty(personOf(host), runId)).you
  for (const asked of [
    { invite: true },
    { closeInvitation: true },
    { remove: hostId },
    { chatEnabled: false },
    { chatHidesNumbers: true },
  ] as const) {
    expect([asked, await refusal(actInParty(getDatabase(), personOf(bo), runId, asked))]).toEqual([asked, 'notAllowed'])
  }
  const all = [
    { invite: true },
    { closeInvitation: true },
    { remove: hostId },
    { chatEnabled: false },
    { chat: 'x', messageId: newId() },
    { reaction: 'wow' },
    { ping: { sceneId: newId(), x: 1, y: 1 } },
    { name: 'x' },
    { leave: true },
  ] as const
  for (const asked of all) {
    for (const id of [runId, newId(), 'x'])
      expect([asked, await refusal(actInParty(getDatabase(), personOf(newTestGuest()), id, asked))]).toEqual([
        asked,
        'notFound',
      ])
  }
  expect(await refusal(actInParty(getDatabase(), personOf(host), runId, { remove: hostId }))).toBe('invalidInput')
  expect(await refusal(actInParty(getDatabase(), personOf(host), runId, { remove: newId() }))).toBe('notFound')
})

test('a removed player returns neither with the cookie nor with the account it becomes', async () => {
  const { host, runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const boId = (await findParty(personOf(bo), runId)).you
  const { invitation } = (await actInParty(getDatabase(), personOf(host), runId, { remove: boId }))!
  expect(await comeIn(invitation!.code, bo)).toBe('removed')
  const { userId } = await newTestMember()
  await claimGuestRuns(getDatabase(), { userId, guestToken: bo.token })
  expect((await look(invitation!.code, { userId, guestHash: null }))!.join).toEqual({ view: 'removed' })
  const found = (await look(invitation!.code, { userId, guestHash: null }))!
  expect(await joinParty(getDatabase(), found, { person: { userId, guestHash: null }, name: 'Bo' })).toBe('removed')
})

test('when the last player leaves, the game is put away; whoever then joins by code is its host', async () => {
  const { host, runId, code } = await begin()
  await actInParty(getDatabase(), personOf(host), runId, { leave: true })
  expect((await runRow(runId)).status).toBe('abandoned')
  const bo = newTestGuest()
  expect(await comeIn(code, bo)).toBe('joined')
  expect((await findParty(personOf(bo), runId)).members).toMatchObject([{ name: 'Bo', isHost: true }])
  expect((await runRow(runId)).status).toBe('active')
})

test('a host who is away for two minutes hands over to somebody who is here, if anybody is', async () => {
  const { host, runId, code } = await begin()
  const [bo, cy] = [newTestGuest(), newTestGuest()]
  await comeIn(code, bo)
  await comeIn(code, cy)
  const party = async () => (await findParty(personOf(cy), runId)).members.map(({ isHost }) => isHost)
  const [hostId, , cyId] = (await findParty(personOf(host), runId)).members.map(({ playerId }) => playerId)
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await handOverHosts(getDatabase(), soon(130))
  expect(await party()).toEqual([true, false, false])
  const process = newId()
  await playerArrives(cyId!, process, runId)
  await handOverHosts(getDatabase(), soon(30))
  expect(await party()).toEqual([true, false, false])
  await getDatabase()
    .update(players)
    .set({ lastSeenAt: soon(-121) })
    .where(eq(players.id, hostId!))
  await handOverHosts(getDatabase())
  expect(await party()).toEqual([false, false, true])
  await playerArrives(hostId!, process, runId)
  await handOverHosts(getDatabase())
  expect(await party()).toEqual([false, false, true])
})

test('those here share the role of a player who is away for two minutes, until they are back', async () => {
  const { host, runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const { you: hostId } = await findParty(personOf(host), runId)
  const { you: boId } = await findParty(personOf(bo), runId)
  const rolesNow = async () => {
    const { players: placed } = (await runRow(runId)).state as RunState
    return [hostId, boId].map((id) => `${placed[id]!.roles.join('')}${placed[id]!.away ? ' away' : ''}`)
  }
  const goAway = (id: string) =>
    getDatabase()
      .update(players)
      .set({ lastSeenAt: new Date(Date.now() - 121_000) })
      .where(eq(players.id, id))
  const process = newId()
  await goAway(boId)
  await shareRolesOfAbsent(getDatabase())
  expect(await rolesNow()).toEqual(['a', 'b'])
  await playerArrives(hostId, process, runId)
  await shareRolesOfAbsent(getDatabase())
  // Only where there are roles to share
  expect(await rolesNow()).toEqual(['a', 'b'])
  const { editionId } = await runRow(runId)
  await getDatabase()
    .update(editions)
    .set({ document: sql`${editions.document} || '{"hasRoles": true}'` })
    .where(eq(editions.id, editionId))
  await shareRolesOfAbsent(getDatabase())
  await shareRolesOfAbsent(getDatabase())
  expect(await rolesNow()).toEqual(['ab', 'b away'])
  await playerArrives(boId, process, runId)
  await comeBack(getDatabase(), personOf(bo), runId)
  await comeBack(getDatabase(), personOf(bo), runId)
  expect(await rolesNow()).toEqual(['a', 'b'])
  expect(
    (await eventsOf(runId)).flatMap(({ events }) => (events as RunEvent[]).map(({ type }) => type)).slice(-2),
  ).toEqual(['player_away', 'player_back'])
})

test('chat is on unless children play, limited, cleaned, and its last fifty messages stay', async () => {
  for (const [category, enabled] of [
    ['Mystery', true],
    ['Family', false],
    ['Educational', false],
  ] as const) {
    const { host, runId } = await begin({ category })
    expect([category, (await findParty(personOf(host), runId)).chat.enabled]).toEqual([category, enabled])
  }
  const { host, runId } = await begin()
  const say = (chat: string, messageId = newId()) =>
    actInParty(getDatabase(), personOf(host), runId, { chat, messageId })
  const id = newId()
  await say('putain, the KEY', id)
  const party = await say('putain, the KEY', id)
  expect(party!.chat.messages.map(({ text }) => text)).toEqual(['******, the KEY'])
  expect(await refusal(say('\u200B'))).toBe('invalidInput')
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, place) => refusal(say(`message ${place}`))))
  // The three before count too
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(17)
  expect(outcomes.filter((outcome) => outcome === 'slowDown')).toHaveLength(23)
  const { id: partyId } = await partyRow(runId)
  const [{ id: playerId } = { id: '' }] = await getDatabase()
    .select({ id: players.id })
    .from(players)
    .where(eq(players.partyId, partyId))
  await getDatabase()
    .insert(chatMessages)
    .values(
      Array.from({ length: 60 }, (_, place) => ({
        partyId,
        id: newId(),
        playerId,
        text: `old ${place}`,
        createdAt: new Date(Date.now() - hour + place),
      })),
    )
  expect((await findParty(personOf(host), runId)).chat.messages).toHaveLength(chatKept)
})

test('a team shares its codes, unless children play or the host hides phone numbers', async () => {
  const numbersIn = async (category: string, change?: { chatHidesNumbers: boolean }) => {
    const { host, runId } = await begin({ category })
    const ask = (asked: Parameters<typeof actInParty>[3]) => actInParty(getDatabase(), personOf(host), runId, asked)
    await ask({ chatEnabled: true })
    if (change) await ask(change)
    return (await ask({ chat: '4815162342', messageId: newId() }))!.chat.messages.map(({ text }) => text)
  }
  expect(await numbersIn('Mystery')).toEqual(['4815162342'])
  expect(await numbersIn('Mystery', { chatHidesNumbers: true })).toEqual(['**********'])
  expect(await numbersIn('Family')).toEqual(['**********'])
  expect(await numbersIn('Family', { chatHidesNumbers: false })).toEqual(['4815162342'])
})

test('two parties may use the same id for a message', async () => {
  const [one, two] = [await begin(), await begin()]
  const messageId = newId()
  for (const { host, runId } of [one, two])
    expect(
      (await actInParty(getDatabase(), personOf(host), runId, { chat: 'Hello', messageId }))!.chat.messages,
    ).toHaveLength(1)
})

test('a name is cleaned, and refused if nothing is left of it', async () => {
  const { host, runId } = await begin()
  expect(
    (await actInParty(getDatabase(), personOf(host), runId, { name: '  Connard \n the\u202E Great ' }))!.members,
  ).toMatchObject([{ name: '******* the Great' }])
  expect(await refusal(actInParty(getDatabase(), personOf(host), runId, { name: '\u2060' }))).toBe('invalidInput')
})

test('no two players of a party have the same name, even if they join or rename together', async () => {
  const { host, runId, code } = await begin()
  await actInParty(getDatabase(), personOf(host), runId, { name: 'Wren' })
  const crowd = [newTestGuest(), newTestGuest()]
  await Promise.all(crowd.map((who) => comeIn(code, who, 'wren')))
  const names = async () => (await findParty(personOf(host), runId)).members.map(({ name }) => name)
  expect((await names()).sort()).toEqual(['Wren', 'wren 2', 'wren 3'])
  await actInParty(getDatabase(), personOf(host), runId, { name: 'Wren' })
  await actInParty(getDatabase(), personOf(crowd[0]!), runId, { name: 'Ada' })
  await actInParty(getDatabase(), personOf(crowd[1]!), runId, { name: 'ADA' })
  expect((await names()).sort()).toEqual(['ADA 2', 'Ada', 'Wren'])
})

test('a guest who signs in keeps joined runs; two players of one person become one', async () => {
  const { userId } = await newTestMember({ name: 'Bo Signed-in' })
  const account: Person = { userId, guestHash: null }
  const joined = await begin()
  const bo = newTestGuest()
  await comeIn(joined.code, bo)
  const own = await begin({}, bo)
  const found = (await look(own.code, account))!
  expect(await joinParty(getDatabase(), found, { person: account, name: 'Bo elsewhere' })).toBe('joined')
  expect((await findParty(account, own.runId)).members.map(({ isHost }) => isHost)).toEqual([true, false])
  await claimGuestRuns(getDatabase(), { userId, guestToken: bo.token })
  expect((await findParty(account, joined.runId)).members.map(({ name }) => name)).toEqual(['Guest', 'Bo'])
  const party = await findParty(account, own.runId)
  expect(party.members).toMatchObject([{ playerId: party.you, name: 'Bo elsewhere', isHost: true }])
  expect(Object.keys((await runRow(own.runId)).state['players'] as object)).toEqual([party.you])
  expect((await findRun({ ...account, guestHash: bo.answerer.guestHash }, own.runId)).snapshot.view.party).toHaveLength(
    1,
  )
  expect(await refusal(findRun(personOf(bo), own.runId))).toBe('notFound')
})

test('a player whose process is silent for 40 s is away; one who stays keeps the clock running', async () => {
  const { host, runId, code } = await begin()
  const bo = newTestGuest()
  await comeIn(code, bo)
  const [hostId, boId] = [(await findParty(personOf(host), runId)).you, (await findParty(personOf(bo), runId)).you]
  const [mine, dead] = [newId(), newId()]
  await playerArrives(hostId, mine, runId)
  await playerArrives(boId, dead, runId)
  const here = async () => (await findParty(personOf(host), runId)).members.map(({ isHere }) => isHere)
  expect(await here()).toEqual([true, true])
  await getDatabase()
    .update(playerStreams)
    .set({ seenAt: new Date(Date.now() - 41_000) })
  const before = await runRow(runId)
  const later = new Date(before.updatedAt.getTime() + 20_000)
  expect(await playersStay([hostId], mine, [runId], later)).toEqual([{ id: runId, version: before.version }])
  expect(await here()).toEqual([true, false])
  expect(await runRow(runId)).toMatchObject({
    activeMs: before.activeMs + 20_000,
    updatedAt: later,
    version: before.version,
  })
  expect(await getDatabase().select().from(playerStreams)).toMatchObject([{ playerId: hostId }])
})

test('of two looks at a party the later one can be told, and both show the same party', async () => {
  const { host, runId } = await begin()
  const before = await findParty(personOf(host), runId)
  const after = await findParty(personOf(host), runId)
  expect(after.asOf).toBeGreaterThan(before.asOf)
  const [first, second] = [await readParty(runId), await readParty(runId)]
  expect(digestOf(second!)).toBe(digestOf(first!))
})
