import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { RunEvent } from '#app/features/engine/events.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { replay } from '#app/features/engine/replay.fixtures.ts'
import type { Stage } from '#app/features/engine/stage.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { runEvents, runs } from '#database/schema/play.ts'
import { adventureScenes, sceneLayers } from '#database/schema/scenes.ts'
import { newTestGuest, newTestMember, playAs, startAs } from '#tests/support/play-as.ts'
import type { TestPlayer } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { catchUpPlaytest } from './catch-up-playtest.server.ts'
import { readPlaytest } from './read-playtest.server.ts'
import { startPlaytest } from './start-playtest.server.ts'

useDatabase({ most: 8 })

type Owner = TestPlayer & { userId: string }
let owner: Owner
let draft: Awaited<ReturnType<typeof buildDraft>>

beforeAll(async () => {
  owner = await newTestMember()
  draft = await buildDraft(owner.userId)
})

async function buildDraft(creatorId: string) {
  const database = getDatabase()
  const { id: adventureId } = await buildAdventure(database, { creatorId, status: 'draft' })
  const [lamp, coin] = await database
    .insert(adventureItems)
    .values([
      { adventureId, name: 'Lamp' },
      { adventureId, name: 'Coin', stackable: true },
    ])
    .returning()
  const puzzle = await buildPuzzle(database, { adventureId, name: 'Fuse box' })
  const hasLamp = { type: 'has_item', itemId: lamp!.id }
  const power = { type: 'flag_set', flag: 'power' }
  const hall = await buildScene(database, { adventureId, name: 'Hall', isStartingMap: true })
  const yard = await buildScene(database, {
    adventureId,
    name: 'Yard',
    displayOrder: 1,
    isEnding: true,
    endingText: 'Out.',
    endingConditions: hasLamp,
  })
  const [guard] = await database.insert(adventureNpcs).values({ adventureId, name: 'Guard' }).returning()
  await database.insert(npcDialogueNodes).values([
    { npcId: guard!.id, nodeId: 'praise', content: 'Well done.', conditions: power, displayOrder: 0 },
    {
      npcId: guard!.id,
      nodeId: 'hello',
      nodeType: 'question',
      content: 'Yes?',
      choices: [
        { text: 'The power', next_node_id: 'praise' },
        { text: 'Nothing', next_node_id: 'hello' },
      ],
      displayOrder: 1,
    },
  ])
  const door = await buildHotspot(database, {
    sceneId: hall.id,
    name: 'Door',
    targetSceneId: yard.id,
    interactionConditions: { type: 'all', of: [power, hasLamp] },
  })
  const whole = { sceneId: hall.id, x: 50, y: 50, width: 100, height: 100, description: 'Not as it was.' }
  await database.insert(sceneLayers).values([
    { ...whole, name: 'Glow', altText: 'A warm glow', visibilityConditions: power },
    { ...whole, name: 'Rust', altText: 'Rust on the door', displayOrder: 1, hotspotId: door.id },
  ])
  await buildHotspot(database, { sceneId: hall.id, type: 'npc', name: 'Guard', targetNpcId: guard!.id })
  await buildHotspot(database, { sceneId: hall.id, type: 'puzzle', name: 'Fuse box', targetPuzzleId: puzzle.id })
  return {
    adventureId,
    hall: hall.id,
    yard: yard.id,
    lamp: lamp!.id,
    coin: coin!.id,
    puzzle: puzzle.id,
    guard: guard!.id,
    door: door.id,
  }
}

const stageOf = (more: Partial<Stage> = {}): Stage => ({
  sceneId: draft.hall,
  items: [],
  flags: [],
  counters: [],
  solved: [],
  visited: [],
  talk: null,
  ...more,
})
const start = (who: Owner, stage: unknown, adventureId = draft.adventureId) =>
  startPlaytest(
    getDatabase(),
    { ...who.starter, userId: who.userId, name: 'Ada', role: 'user', emailVerified: true },
    { adventureId, stage, language: 'en' },
  )
const look = (who: TestPlayer, runId: string) => readPlaytest({ ...who.answerer, isAdmin: false }, runId)
const totalPlays = async (id: string) =>
  (await getDatabase().select().from(adventures).where(eq(adventures.id, id)))[0]!.totalPlays

async function started(stage: Partial<Stage> = {}): Promise<string> {
  const outcome = await start(owner, stageOf(stage))
  if (!('runId' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.runId
}

test('a playtest begins as its creator chose and explains each condition after each move', async () => {
  const runId = await started({
    items: [
      { itemId: draft.lamp, count: 1 },
      { itemId: draft.coin, count: 3 },
    ],
    flags: [{ flag: 'mood', value: 'calm' }],
    solved: [draft.puzzle],
  })
  const first = await look(owner, runId)
  expect(first).toMatchObject({
    version: 1,
    sceneId: draft.hall,
    items: [
      { name: 'Lamp', count: 1 },
      { name: 'Coin', count: 3 },
    ],
    puzzles: [{ name: 'Fuse box', solved: true }],
    beginnings: [
      {
        npcId: draft.guard,
        startsAt: 'hello',
        nodes: [
          { nodeId: 'praise', conditions: { holds: false } },
          { nodeId: 'hello', conditions: { type: 'always' } },
        ],
      },
    ],
    endings: [{ sceneId: draft.yard, here: false, conditions: { type: 'clause', holds: true, actual: 1 } }],
  })
  expect(first.flags).toEqual([
    { name: 'power', value: null, place: { entity: 'node', id: 'praise', parentId: draft.guard } },
    { name: 'mood', value: 'calm', place: null },
  ])
  const door = (view: typeof first) => view.hotspots.find(({ name }) => name === 'Door')?.usable
  expect(door(first)).toMatchObject({
    type: 'all',
    holds: false,
    of: [
      { holds: false, actual: null, leaf: { flag: 'power' } },
      { holds: true, actual: 1 },
    ],
  })

  expect(first.layers).toMatchObject([
    { name: 'A warm glow', shows: false, tiedTo: null, visible: { holds: false, leaf: { flag: 'power' } } },
    { name: 'Rust on the door', shows: true, tiedTo: { name: 'Door', isThere: true }, visible: { type: 'always' } },
  ])

  const play = playAs(runId, owner)
  const shut = await play({ type: 'use_hotspot', hotspotId: draft.door })
  expect(shut.refused ?? shut.events).toEqual({ code: 'blocked' })
  expect((await play({ type: 'playtest_flag', flag: 'power', value: true })).refused).toBeNull()
  const lit = await look(owner, runId)
  expect(door(lit)).toMatchObject({ holds: true })
  expect(lit.layers.map(({ shows }) => shows)).toEqual([true, true])
  await play({ type: 'playtest_take', itemId: draft.coin, count: 2 })
  await play({ type: 'playtest_give', itemId: draft.coin, count: 1 })
  expect((await look(owner, runId)).items).toMatchObject([{ count: 1 }, { count: 2 }])
  expect((await play({ type: 'playtest_go', sceneId: draft.yard })).view.ending).toMatchObject({ text: 'Out.' })
  expect(await look(owner, runId)).toMatchObject({ isOver: true, sceneId: draft.yard })

  const rows = await getDatabase().select().from(runEvents).where(eq(runEvents.runId, runId)).orderBy(runEvents.seq)
  const [run] = await getDatabase().select().from(runs).where(eq(runs.id, runId))
  const { seed } = run!.state as RunState
  expect(
    replay(
      initialState({ seed }),
      rows.flatMap((row) => row.events as unknown as RunEvent[]),
    ),
  ).toEqual(run!.state)
  expect(run).toMatchObject({ isPlaytest: true, status: 'finished' })
  expect(await totalPlays(draft.adventureId)).toBe(0)
})

test('a conversation is open at the node that its author asked for, and its choices are shown', async () => {
  const runId = await started({ talk: { npcId: draft.guard, nodeId: 'hello' } })
  expect(await look(owner, runId)).toMatchObject({
    talk: {
      npcId: draft.guard,
      nodeId: 'hello',
      choices: [
        {
          text: 'The power',
          open: false,
          conditions: { type: 'always' },
          target: { holds: false, leaf: { flag: 'power' } },
        },
        { text: 'Nothing', open: true },
      ],
    },
  })
})

test.each<[string, (ids: typeof draft) => object, object]>([
  ['a scene of another adventure', () => ({ sceneId: newId() }), { field: 'sceneId', place: null, code: 'unknown' }],
  [
    'an item that is gone',
    ({ lamp }) => ({
      items: [
        { itemId: lamp, count: 1 },
        { itemId: newId(), count: 1 },
      ],
    }),
    { field: 'items', place: 1, code: 'unknown' },
  ],
  [
    'two of what does not stack',
    ({ lamp }) => ({ items: [{ itemId: lamp, count: 2 }] }),
    { field: 'items', place: 0, code: 'onlyOne' },
  ],
  [
    'a count that is none',
    ({ coin }) => ({ items: [{ itemId: coin, count: 0 }] }),
    { field: 'items', place: 0, code: 'invalid' },
  ],
  [
    'a counter that is no number',
    () => ({ counters: [{ counter: 'health', value: 'much' }] }),
    { field: 'counters', place: 0, code: 'invalid' },
  ],
  [
    'a flag that is no name',
    () => ({ flags: [{ flag: '__proto__', value: true }] }),
    { field: 'flags', place: 0, code: 'invalid' },
  ],
  [
    'more than there is room for',
    () => ({ visited: Array.from({ length: 501 }, () => newId()) }),
    { field: 'visited', place: null, code: 'tooMany' },
  ],
  [
    'a node that nobody says',
    ({ guard }) => ({ talk: { npcId: guard, nodeId: 'sing' } }),
    { field: 'talk', place: null, code: 'unknown' },
  ],
])('%s is reported at its field, and nothing is started', async (_what, wrong, problem) => {
  const before = await getDatabase().$count(runs)
  expect(await start(owner, { ...stageOf(), ...wrong(draft) })).toEqual({ problems: [problem] })
  expect(await getDatabase().$count(runs)).toBe(before)
})

test('anything that is not a stage is refused', async () => {
  for (const stage of [
    null,
    [],
    'hall',
    { ...stageOf(), extra: 1 },
    stageOf({ flags: [{ flag: 'mood', value: 'a\u0000b' }] }),
  ]) {
    await expect(start(owner, stage)).rejects.toMatchObject({ code: 'invalidInput' })
  }
})

test('only the owner starts a playtest of a draft or of published work', async () => {
  const stranger = await newTestMember()
  await expect(start(stranger, stageOf())).rejects.toMatchObject({ code: 'notFound' })
  const game = await buildTwoLocks(getDatabase())
  await expect(start(stranger, { ...stageOf(), sceneId: game.ids.hall }, game.id)).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await totalPlays(game.id)).toBe(0)
})

test('secrets are shown for playtests only, and to their owner only', async () => {
  const runId = await started()
  const strangers = [newTestGuest(), await newTestMember()]
  for (const stranger of strangers) await expect(look(stranger, runId)).rejects.toMatchObject({ code: 'notFound' })
  await expect(readPlaytest({ ...strangers[1]!.answerer, isAdmin: true }, runId)).rejects.toMatchObject({
    code: 'notFound',
  })
  const game = await buildTwoLocks(getDatabase(), { creatorId: owner.userId })
  for (const player of strangers) {
    const { runId: played } = await startAs(player, game.id)
    await expect(look(player, played)).rejects.toMatchObject({ code: 'notFound' })
    await expect(look(owner, played)).rejects.toMatchObject({ code: 'notFound' })
  }
  // The former owner must no longer see them
  await getDatabase()
    .update(adventures)
    .set({ creatorId: (await newTestMember()).userId })
    .where(eq(adventures.id, draft.adventureId))
  await expect(look(owner, runId)).rejects.toMatchObject({ code: 'notFound' })
  await expect(playAs(runId, owner)({ type: 'playtest_flag', flag: 'power', value: true })).rejects.toMatchObject({
    code: 'invalidInput',
  })
  await getDatabase().update(adventures).set({ creatorId: owner.userId }).where(eq(adventures.id, draft.adventureId))
})

test('a player’s run rejects playtest commands: nothing happens, and nothing is written', async () => {
  const game = await buildTwoLocks(getDatabase())
  const guest = newTestGuest()
  const { runId, play } = await startAs(guest, game.id)
  const commands = [
    { type: 'playtest_go', sceneId: game.ids.end },
    { type: 'playtest_give', itemId: game.ids.key, count: 1 },
    { type: 'playtest_take', itemId: game.ids.key, count: 1 },
    { type: 'playtest_flag', flag: 'power', value: true },
  ] as const
  for (const command of commands) await expect(play(command)).rejects.toMatchObject({ code: 'invalidInput' })
  expect(await getDatabase().$count(runEvents, eq(runEvents.runId, runId))).toBe(1)
})

const catchUp = (who: Owner, runId: string) =>
  catchUpPlaytest(getDatabase(), { userId: who.userId, role: 'user', emailVerified: true }, runId)

test('a playtest that is taken up goes on with the current draft, keeping what it has', async () => {
  const runId = await started({ items: [{ itemId: draft.lamp, count: 1 }] })
  const isHall = eq(adventureScenes.id, draft.hall)
  await getDatabase().update(adventureScenes).set({ name: 'Great hall' }).where(isHall)
  expect((await look(owner, runId)).scenes[0]).toMatchObject({ name: 'Hall' })
  expect(await catchUp(owner, runId)).toEqual({ findings: [] })
  expect(await look(owner, runId)).toMatchObject({
    sceneId: draft.hall,
    scenes: [{ name: 'Great hall' }, {}],
    items: [{ name: 'Lamp', count: 1 }, {}],
  })
  await getDatabase().update(adventureScenes).set({ name: 'Hall' }).where(isHall)
})

test('a draft that cannot be tried leaves the playtest unchanged and says why', async () => {
  const own = await buildDraft(owner.userId)
  const outcome = await start(owner, stageOf({ sceneId: own.hall }), own.adventureId)
  const { runId } = outcome as { runId: string }
  await getDatabase().delete(adventureScenes).where(eq(adventureScenes.adventureId, own.adventureId))
  expect((await catchUp(owner, runId)).findings.map(({ code }) => code)).toContain('no_scene')
  expect(await look(owner, runId)).toMatchObject({ version: 1, sceneId: own.hall })
})

test('nobody else takes up a playtest, and a game of the published edition stays as it is', async () => {
  const runId = await started()
  await expect(catchUp(await newTestMember(), runId)).rejects.toMatchObject({ code: 'notFound' })
  const game = await buildTwoLocks(getDatabase())
  const player = await newTestMember()
  const { runId: played } = await startAs(player, game.id)
  const isRun = eq(runs.id, played)
  const [before] = await getDatabase().select().from(runs).where(isRun)
  expect(await catchUp(player, played)).toEqual({ findings: [] })
  expect(await getDatabase().select().from(runs).where(isRun)).toEqual([before])
})
