import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actInParty, findParty } from '#app/features/play/party/act-in-party.server.ts'
import { joinParty } from '#app/features/play/party/join-party.server.ts'
import type { RunStreamEvents } from './stream-events.ts'
import { readParty } from './read-party.server.ts'
import { chooseLanguage } from './choose-language.server.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { selectRunNewsOf } from '#app/features/play/runs/run-statements.server.ts'
import { getDatabase, getPool } from '#app/platform/database/client.server.ts'
import { listenForNotifications } from '#app/platform/realtime/notifications.server.ts'
import { players, playerStreams } from '#database/schema/play.ts'
import { newTestGuest, playAs, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { runChannel } from './run-channel.ts'
import { RunHub, runHub } from './run-hub.server.ts'
import { toUpdate } from '#app/features/play/runs/run-update.server.ts'

const patience = { timeout: 20_000, interval: 15 }
const reach = useDatabase()
let hub: RunHub
let line: Awaited<ReturnType<typeof listenForNotifications>>

/* A hub of another process: it learns of moves through the database alone */
beforeEach(async () => {
  hub = new RunHub()
  line = await listenForNotifications(reach.connection, { [runChannel]: hub.hearing })
})

afterEach(() => line.close())

const personOf = ({ answerer }: TestPlayer) => ({ userId: answerer.userId, guestHash: answerer.guestHash })

type Heard = { event: string; data: unknown; id: number | undefined }

async function listenTo(runId: string, { answerer }: TestPlayer, at = hub, between = async () => {}) {
  const heard: Heard[] = []
  let isOpen = true
  const prepared = at.prepare(runId)
  await between()
  const news = (await selectRunNewsOf(answerer, runId, 0))!
  await between()
  await prepared.arrive(news.playerId)
  await between()
  const stream = {
    send: (event: string, data: unknown, id?: number) => void (isOpen && heard.push({ event, data, id })),
    close: () => void (isOpen = false),
  }
  const [standing, facts] = [await toUpdate(news, news.version), (await readParty(runId))!]
  await between()
  const close = prepared.open(news.playerId, stream, standing, facts)
  const moves = () => heard.filter(({ event }) => event === 'moved').map(({ data }) => data as RunStreamEvents['moved'])
  return { heard, moves, close }
}

async function begin() {
  const game = await buildTwoLocks(getDatabase(), { recommendedPlayers: '1-4' })
  const host = newTestGuest()
  const started = await startAs(host, game.id)
  await actInParty(getDatabase(), { userId: null, guestHash: host.answerer.guestHash }, started.runId, { invite: true })
  return { game, host, ...started }
}

test('a change of a game’s language reaches every stream without delay and without news', async () => {
  const { host, runId } = await begin()
  const { moves, heard } = await listenTo(runId, host)
  expect(heard.map(({ event }) => event)).toEqual(['moved', 'party'])
  await chooseLanguage(host.answerer, runId, 'fr')
  await vi.waitFor(() => expect(moves()).toHaveLength(2), patience)
  expect(moves()[1]).toMatchObject({
    version: moves()[0]!.version,
    language: 'fr',
    events: [],
    view: { scene: { name: 'hall (fr)' } },
  })
})

test('each player of a party reads all news in their own language, on any process', async () => {
  const { game, host, runId, play } = await begin()
  const bo = newTestGuest()
  const { code } = (await findParty(personOf(host), runId)).invitation!
  await joinParty(getDatabase(), { runId, code }, { person: personOf(bo), name: 'Bo', language: 'fr' })
  const streams = [await listenTo(runId, host, runHub()), await listenTo(runId, host)]
  const streamsOfBo = [await listenTo(runId, bo, runHub()), await listenTo(runId, bo)]
  expect(streamsOfBo.map(({ moves }) => moves()[0]!.view.scene.name)).toEqual(['hall (fr)', 'hall (fr)'])

  expect(await play({ type: 'use_hotspot', hotspotId: game.ids.keySpot })).toMatchObject({
    language: 'en',
    view: { scene: { name: 'hall' } },
  })
  const reading = async (each: typeof streams, language: string, scene: string) => {
    for (const { moves } of each)
      await vi.waitFor(
        () =>
          expect(moves().at(-1)).toMatchObject({
            language,
            events: [{ notice: { type: 'item_gained' } }],
            view: { scene: { name: scene } },
          }),
        patience,
      )
    return each.map(({ moves }) => moves().at(-1)!.view.inventory[0]!.name)
  }
  const [names, namesOfBo] = [await reading(streams, 'en', 'hall'), await reading(streamsOfBo, 'fr', 'hall (fr)')]
  expect(new Set([...names, ...namesOfBo]).size).toBe(2)
  expect(await playAs(runId, bo)({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })).toMatchObject({
    language: 'fr',
  })

  await chooseLanguage(bo.answerer, runId, 'en')
  await vi.waitFor(() => expect(streamsOfBo[1]!.moves().at(-1)).toMatchObject({ language: 'en' }), patience)
  expect((await chooseLanguage(host.answerer, runId, 'fr')).snapshot.language).toBe('fr')
  expect((await findRun(bo.answerer, runId)).snapshot).toMatchObject({
    language: 'en',
    view: { scene: { name: 'hall' } },
  })
  for (const { close } of [...streams, ...streamsOfBo]) close()
})

test('many announcements together lead to one read at a time, and each move is sent once', async () => {
  const { game, host, runId, play } = await begin()
  const { moves } = await listenTo(runId, host)
  for (let round = 0; round < 5; round++) {
    await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
    await play({ type: 'close_puzzle' })
    // The same again, late, and one for a move that never happened
    for (const seq of [1, 2, moves().at(-1)!.version]) hub.hearing.onMessage(JSON.stringify({ run: runId, seq }))
  }
  hub.hearing.onMessage(JSON.stringify({ run: runId, seq: 999 }))
  await vi.waitFor(() => expect(moves().at(-1)!.version).toBe(11), patience)
  const commands = moves().flatMap(({ events }) => events.map(({ commandId, notice }) => `${commandId} ${notice.type}`))
  expect(commands).toHaveLength(5)
  expect(new Set(commands).size).toBe(5)
})

test.each([0, 1, 2, 3])('a move by another process at step %i of opening a stream is not missed', async (step) => {
  const { game, host, runId, play } = await begin()
  let steps = 0
  const { moves } = await listenTo(runId, host, hub, async () => {
    if (steps++ === step) await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  })
  await vi.waitFor(
    () => expect(moves().at(-1)).toMatchObject({ version: 2, view: { puzzle: { id: game.ids.box } } }),
    patience,
  )
})

test('streams that open while another process plays on miss nothing, whoever comes first', async () => {
  const { game, host, runId, play } = await begin()
  await line.close()
  line = await listenForNotifications(reach.connection, {
    [runChannel]: { onMessage: (payload) => hub.hearing.onMessage(payload), onState: () => {} },
  })
  for (let round = 0; round < 25; round++) {
    // No process is yet known to hold a stream of this run
    await getDatabase().delete(playerStreams)
    hub = new RunHub()
    const turns = async () => {
      for (let turn = 0; turn < (round % 5) * 8; turn++) await new Promise(setImmediate)
    }
    const [{ moves }, made] = await Promise.all([
      listenTo(runId, host),
      turns().then(() =>
        play(round % 2 === 0 ? { type: 'use_hotspot', hotspotId: game.ids.boxSpot } : { type: 'close_puzzle' }),
      ),
    ])
    await vi.waitFor(() => expect(moves().at(-1)!.version).toBe(made.version), patience)
  }
})

test('a process taken for gone reads at its next beat the moves not announced to it', async () => {
  const { game, host, runId, play } = await begin()
  const { moves } = await listenTo(runId, host)
  await getDatabase().delete(playerStreams)
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await hub.beat()
  await vi.waitFor(() => expect(moves().at(-1)!.version).toBe(2), patience)
  await play({ type: 'close_puzzle' })
  await vi.waitFor(() => expect(moves().at(-1)!.version).toBe(3), patience)
})

const writtenIn = (asked: { mock: { calls: readonly unknown[][] } }): string[] =>
  asked.mock.calls.map(([query]) => (query as { name: string }).name).filter((name) => name.startsWith('player_'))

test('a player who returns while their departure is being stored is here', async () => {
  const { host, runId } = await begin()
  const isHere = async () => (await findParty(personOf(host), runId)).members[0]!.isHere
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await listenTo(runId, host)
    const asked = vi.spyOn(getPool(), 'query')
    first.close()
    vi.advanceTimersByTime(1_500)
    const back = hub.prepare(runId)
    const arrived = back.arrive((await findParty(personOf(host), runId)).you)
    await arrived
    expect(writtenIn(asked)).toEqual(['player_leaves', 'player_arrives'])
    expect(await isHere()).toBe(true)
    back.fail()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('a player who leaves and returns twice before the first departure is stored is here', async () => {
  const { host, runId } = await begin()
  const { you } = await findParty(personOf(host), runId)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = await listenTo(runId, host)
    const asked = vi.spyOn(getPool(), 'query')
    first.close()
    vi.advanceTimersByTime(1_500)
    const second = hub.prepare(runId)
    const arrived = [second.arrive(you)]
    second.fail()
    vi.advanceTimersByTime(1_500)
    const third = hub.prepare(runId)
    arrived.push(third.arrive(you))
    await Promise.all(arrived)
    expect(writtenIn(asked)).toEqual(['player_leaves', 'player_arrives', 'player_leaves', 'player_arrives'])
    expect((await findParty(personOf(host), runId)).members[0]!.isHere).toBe(true)
    third.fail()
  } finally {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('a hub keeps nothing of a run whose streams have closed', async () => {
  const { host, runId } = await begin()
  const [one, two] = [await listenTo(runId, host), await listenTo(runId, host)]
  one.close()
  expect(hub.size).toBe(1)
  two.close()
  expect(hub.size).toBe(0)
  hub.prepare(runId).fail()
  expect(hub.size).toBe(0)
})

test('a removed player hears nothing said since then, and everybody else hears all of it', async () => {
  const { host, runId } = await begin()
  const { code } = (await findParty(personOf(host), runId)).invitation!
  const bo = newTestGuest()
  await joinParty(getDatabase(), { runId, code }, { person: personOf(bo), name: 'Bo' })
  const [mine, theirs] = [await listenTo(runId, host), await listenTo(runId, bo)]
  const boId = (await findParty(personOf(bo), runId)).you
  await getDatabase().update(players).set({ removedAt: new Date(), removedByHost: true }).where(eq(players.id, boId))
  const reaction = { playerId: (await findParty(personOf(host), runId)).you, reaction: 'wow' }
  // Both announcements arrive together; the party is still being read when the second is heard
  hub.hearing.onMessage(JSON.stringify({ run: runId, party: true }))
  hub.hearing.onMessage(JSON.stringify({ run: runId, reaction }))
  await vi.waitFor(() => expect(mine.heard.at(-1)).toMatchObject({ event: 'reacted' }), patience)
  expect(theirs.heard.at(-1)).toMatchObject({ event: 'removed' })
  expect(theirs.heard.some(({ event }) => event === 'reacted')).toBe(false)
})
