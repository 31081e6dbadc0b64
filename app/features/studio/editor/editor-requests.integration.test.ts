import { getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { kitTables } from '#app/features/adventure/kit-rows.queries.server.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { mostCommands, requestSchema } from '#app/features/studio/draft/editor-request.schema.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { kindNames, kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { buildHotspot, buildScene } from '#database/factories/build-scene.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { draftCommands } from '#database/schema/draft-commands.ts'
import { editions } from '#database/schema/editions.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import { arrangeRows, changeRow, createRow, edit, removeRows } from '#tests/support/draft-commands.ts'
import { barest, fullKit } from '#tests/support/full-kit.ts'
import type { PrintKind } from '#tests/support/full-kit.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { getDraft } from './get-draft.server.ts'
import { performRequest } from './perform-request.server.ts'

const tables = {
  adventures,
  adventureScenes,
  sceneHotspots,
  adventurePuzzles,
  adventurePuzzleSolutions,
  adventureItems,
  adventureNpcs,
  npcDialogueNodes,
  assets,
  editions,
  draftCommands,
  ...kitTables,
}

const world = useStudioWorld(null)
let owner: Member
let other: Member
let mine: Awaited<ReturnType<typeof buildDraft>>
let theirs: Awaited<ReturnType<typeof buildDraft>>

beforeAll(async () => {
  owner = (await buildUser(world.database)).member
  other = (await buildUser(world.database)).member
  mine = await buildDraft(owner)
  theirs = await buildDraft(other)
})

/** One of each kind of adventure, with the id of one row per kind. */
async function buildDraft(member: Member) {
  const creatorId = member.userId
  const { id: details } = await buildAdventure(world.database, { creatorId })
  const kits = {
    'mystery-dinner': await buildKit(member, 'mystery-dinner'),
    'escape-room': await buildKit(member, 'escape-room'),
  }
  const cover = await buildAsset(world.database, { adventureId: details, ownerId: creatorId })
  const scene = await buildScene(world.database, { adventureId: details, isStartingMap: true })
  const second = await buildScene(world.database, { adventureId: details, name: 'The Garden', displayOrder: 1 })
  const hotspot = await buildHotspot(world.database, { sceneId: scene.id, targetSceneId: second.id })
  const [layer] = await world.database
    .insert(sceneLayers)
    .values({ sceneId: scene.id, name: 'Moon', x: 1, y: 1, width: 1, height: 1 })
    .returning()
  const puzzle = await buildPuzzle(world.database, { adventureId: details })
  const [item] = await world.database.insert(adventureItems).values({ adventureId: details, name: 'A key' }).returning()
  const [npc] = await world.database
    .insert(adventureNpcs)
    .values({ adventureId: details, name: 'The butler' })
    .returning()
  const [node] = await world.database
    .insert(npcDialogueNodes)
    .values({ npcId: npc!.id, nodeId: 'start', content: 'Good evening.' })
    .returning()
  return {
    ...kits['mystery-dinner'].rows,
    ...kits['escape-room'].rows,
    dinner: kits['mystery-dinner'].id,
    room: kits['escape-room'].id,
    dinnerPicture: kits['mystery-dinner'].picture,
    roomPicture: kits['escape-room'].picture,
    details,
    asset: cover.id,
    scene: scene.id,
    second: second.id,
    hotspot: hotspot.id,
    layer: layer!.id,
    puzzle: puzzle.id,
    item: item!.id,
    npc: npc!.id,
    node: node!.id,
  }
}

async function buildKit(member: Member, kind: PrintKind) {
  const { id } = await buildAdventure(world.database, { creatorId: member.userId, kind })
  const { draft } = await getDraft(world.database, member, { adventureId: id })
  const { id: picture } = await buildAsset(world.database, { adventureId: id, ownerId: member.userId })
  const { ids, rows } = fullKit(kind, { picture, puzzle: null }, draft)
  const made = rows.filter((row) => !kindOf(row.kind).single)
  const creating = made.map(({ kind: of, id: row, fields }) =>
    createRow(of, { id: row, parent: kindOf(of).parent ? ids.character : null, ...fields }),
  )
  await performRequest(world.database, member, id, edit(...creating))
  return { id, picture, rows: ids }
}

type Ids = typeof mine

/** Their own adventure, to which such a command is sent. */
function addressOf(name: string, ids: Pick<Ids, 'details' | 'dinner' | 'room'>): string {
  const [kind] = kindOf(name.split(' ')[1] as KindName).adventures
  return kind === 'mystery-dinner' ? ids.dinner : kind === 'escape-room' ? ids.room : ids.details
}

const ofKits = kitKindNames.flatMap((kind): [string, (ids: Ids) => Command][] => {
  const { single, parent, place, fields } = kindOf(kind)
  const text = Object.keys(fields).find((name) => fields[name]!.text)!
  const was = single ? '' : `${text} in English`
  const within = (ids: Ids) => (parent ? ids.character : null)
  const file = Object.keys(fields).find((name) => fields[name]!.file)
  const picture = (ids: Ids) => (file ? { [file]: kind.startsWith('room') ? ids.roomPicture : ids.dinnerPicture } : {})
  return [
    [`change ${kind}`, (ids) => changeRow(kind, ids[kind], { [text]: 'Renamed' }, { [text]: was })],
    ...(single
      ? []
      : ([
          [`create ${kind}`, (ids) => createRow(kind, { parent: within(ids), ...barest(kind), ...picture(ids) })],
          [`remove ${kind}`, (ids) => removeRows(kind, ids[kind])],
        ] satisfies [string, (ids: Ids) => Command][])),
    ...(place
      ? ([[`arrange ${kind}`, (ids) => arrangeRows(kind, [ids[kind]])]] as [string, (ids: Ids) => Command][])
      : []),
  ]
})

const commands: Record<string, (ids: Ids) => Command> = {
  ...Object.fromEntries(ofKits),
  'change details': (ids) => changeRow('details', ids.details, { coverAssetId: ids.asset }, { coverAssetId: null }),
  'create scene': (ids) => createRow('scene', { name: 'New', imageAssetId: ids.asset }),
  'change scene': (ids) => changeRow('scene', ids.second, { isStartingMap: true }, { isStartingMap: false }),
  'remove scene': (ids) => removeRows('scene', ids.scene),
  'arrange scene': (ids) => arrangeRows('scene', [ids.second, ids.scene]),
  'create hotspot': (ids) =>
    createRow('hotspot', { parent: ids.scene, type: 'puzzle', x: 1, y: 2, targetId: ids.puzzle }),
  'change hotspot': (ids) => changeRow('hotspot', ids.hotspot, { x: 3 }, { x: 50 }),
  'remove hotspot': (ids) => removeRows('hotspot', ids.hotspot),
  'arrange hotspot': (ids) => arrangeRows('hotspot', [ids.hotspot], ids.scene),
  'create layer': (ids) =>
    createRow('layer', { parent: ids.scene, name: 'New', imageAssetId: ids.asset, hotspotId: ids.hotspot }),
  'change layer': (ids) => changeRow('layer', ids.layer, { x: 3 }, { x: 1 }),
  'remove layer': (ids) => removeRows('layer', ids.layer),
  'arrange layer': (ids) => arrangeRows('layer', [ids.layer], ids.scene),
  'create puzzle': (ids) => createRow('puzzle', { name: 'New', type: 'code_entry', imageAssetId: ids.asset }),
  'change puzzle': (ids) => changeRow('puzzle', ids.puzzle, { name: 'Renamed' }, { name: 'The lock' }),
  'remove puzzle': (ids) => removeRows('puzzle', ids.puzzle),
  'create item': (ids) => createRow('item', { name: 'New', iconAssetId: ids.asset }),
  'change item': (ids) => changeRow('item', ids.item, { name: 'Renamed' }, { name: 'A key' }),
  'remove item': (ids) => removeRows('item', ids.item),
  'create npc': (ids) => createRow('npc', { name: 'New', avatarAssetId: ids.asset }),
  'change npc': (ids) => changeRow('npc', ids.npc, { name: 'Renamed' }, { name: 'The butler' }),
  'remove npc': (ids) => removeRows('npc', ids.npc),
  'create node': (ids) => createRow('node', { parent: ids.npc, content: 'New' }),
  'change node': (ids) => changeRow('node', ids.node, { content: 'Renamed' }, { content: 'Good evening.' }),
  'remove node': (ids) => removeRows('node', ids.node),
  'arrange node': (ids) => arrangeRows('node', [ids.node], ids.npc),
}
const names = Object.keys(commands)

const requests: EditorRequest[] = [
  edit(createRow('scene', { name: 'New' })),
  { intent: 'change-status', status: 'draft' },
  { intent: 'publish-update' },
  { intent: 'resubmit' },
  { intent: 'check-draft' },
  { intent: 'renew-link' },
]

async function everything(): Promise<string> {
  const rows: unknown[] = []
  for (const table of Object.values(tables))
    rows.push((await world.database.select().from(table)).map((row) => JSON.stringify(row)).sort())
  return JSON.stringify(rows)
}

/** Every row except the adventures, whose time of the last save may differ. */
async function everyRow(): Promise<string> {
  const rows: unknown[] = []
  for (const table of Object.values(tables).filter((each) => each !== adventures && each !== draftCommands))
    rows.push((await world.database.select().from(table)).map((row) => JSON.stringify(row)).sort())
  return JSON.stringify(rows)
}

const notFound = { status: 'failed', error: { code: 'notFound', params: {}, retryAfter: undefined } }

test('every intent has a request in the tables, and every change of a kind of row a command', () => {
  expect(requests.map(({ intent }) => intent).sort()).toEqual(
    requestSchema.options.map((schema) => schema.shape.intent.value).sort(),
  )
  const possible = kindNames.flatMap((kind) => [
    `change ${kind}`,
    ...(kindOf(kind).single ? [] : [`create ${kind}`, `remove ${kind}`]),
    ...(kindOf(kind).place ? [`arrange ${kind}`] : []),
  ])
  expect(names.toSorted()).toEqual(possible.toSorted())
})

describe('somebody else', () => {
  test.each(requests.map((request) => [request.intent, request] as const))(
    '%s on a draft that is not theirs finds nothing and changes nothing',
    async (_intent, request) => {
      const before = await everything()
      expect(await performRequest(world.database, other, mine.details, request)).toEqual(notFound)
      expect(await everything()).toBe(before)
    },
  )

  test.each(names)('%s in a draft that is not theirs finds nothing and changes nothing', async (name) => {
    const before = await everything()
    expect(await performRequest(world.database, other, addressOf(name, mine), edit(commands[name]!(mine)))).toEqual(
      notFound,
    )
    expect(await everything()).toBe(before)
  })

  // A new course or moment refers to no existing row
  const naming = ['change details', 'create course', 'create moment']
  const named = names.filter((name) => !naming.includes(name))

  test.each(named)(
    '%s with ids of another draft, sent to their own, is answered as if those ids did not exist',
    async (name) => {
      const absent = Object.fromEntries(Object.keys(mine).map((key) => [key, newId()])) as Ids
      const answerTo = async (ids: Ids) => {
        const command = commands[name]!(ids)
        const answer = await performRequest(world.database, other, addressOf(name, theirs), edit(command))
        const own = new Map(Object.entries(ids).map(([key, id]) => [id, key]))
        if (command.op === 'create') own.set(command.id, 'new')
        return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
          key === 'id' ? '' : (own.get(String(value)) ?? value),
        ) as unknown
      }
      const before = await everyRow()
      const answer = await answerTo(mine)
      expect(answer).toEqual(await answerTo(absent))
      expect(answer).toMatchObject({ taken: { rows: {} } })
      expect(await everyRow()).toBe(before)
    },
  )

  test.each([
    [
      'the target of a hotspot',
      () => changeRow('hotspot', theirs.hotspot, { targetId: mine.scene }, { targetId: theirs.second }),
    ],
    ['a cover', () => changeRow('details', theirs.details, { coverAssetId: mine.asset }, { coverAssetId: null })],
    ['a picture', () => changeRow('scene', theirs.scene, { imageAssetId: mine.asset }, { imageAssetId: null })],
    ['a sound', () => changeRow('scene', theirs.scene, { soundAssetId: mine.asset }, { soundAssetId: null })],
    ['a whole scene with a picture', () => createRow('scene', { name: 'New', imageAssetId: mine.asset })],
    ['a whole scene whose id is taken', () => createRow('scene', { id: mine.scene, name: 'Stolen' })],
    [
      'a hotspot whose id is taken',
      () => createRow('hotspot', { id: mine.hotspot, parent: theirs.scene, type: 'item', x: 1, y: 1 }),
    ],
    ['a hotspot in a scene', () => createRow('hotspot', { parent: mine.scene, type: 'item', x: 1, y: 1 })],
    [
      'hotspots changed together with another',
      () => batchOf([theirs.hotspot, mine.hotspot].map((id) => changeRow('hotspot', id, { x: 9 }, { x: 50 }))),
    ],
    [
      'an NPC with a node whose id is taken',
      () => {
        const npc = createRow('npc', { name: 'Stolen' })
        return batchOf([npc, createRow('node', { id: mine.node, parent: npc.id, nodeId: 'start', content: 'Stolen' })])
      },
    ],
    [
      'the picture of a puzzle',
      () => changeRow('puzzle', theirs.puzzle, { imageAssetId: mine.asset }, { imageAssetId: null }),
    ],
    ['a new item whose id is taken', () => createRow('item', { id: mine.item, name: 'Stolen' })],
    ['a new node whose id is taken', () => createRow('node', { id: mine.node, parent: theirs.npc, content: 'Stolen' })],
  ])('%s of their own cannot refer to a draft that is not theirs', async (_what, make) => {
    const before = await everyRow()
    const answer = await performRequest(world.database, other, theirs.details, edit(make()))
    if (answer.status === 'edited') expect(answer.taken.results).toMatchObject([{ status: 'refused' }])
    else expect(answer.status).toBe('failed')
    expect(await everyRow()).toBe(before)
  })

  test.each([
    ['removed hotspots', () => removeRows('hotspot', mine.hotspot)],
    [
      'links of a new hotspot',
      () => createRow('hotspot', { parent: theirs.second, type: 'puzzle', x: 1, y: 1, targetId: mine.puzzle }),
    ],
    ['an order of scenes', () => arrangeRows('scene', [theirs.scene, mine.scene])],
    ['an order of hotspots', () => arrangeRows('hotspot', [theirs.hotspot, mine.hotspot], theirs.scene)],
    ['an order of nodes', () => arrangeRows('node', [theirs.node, mine.node], theirs.npc)],
  ])('%s do not reach a draft that is not theirs, whose rows stay unchanged', async (_what, make) => {
    const ofMine = async () => {
      const hotspots = (await world.database.select().from(sceneHotspots)).filter(
        (row) => row.sceneId === mine.scene || row.sceneId === mine.second,
      )
      const scenes = (await world.database.select().from(adventureScenes)).filter(
        (row) => row.adventureId === mine.details,
      )
      const nodes = (await world.database.select().from(npcDialogueNodes)).filter((row) => row.npcId === mine.npc)
      return JSON.stringify([hotspots, scenes, nodes])
    }
    const before = await ofMine()
    const answer = await performRequest(world.database, other, theirs.details, edit(make()))
    expect(answer).toMatchObject({ status: 'edited', taken: { results: [{ status: 'taken' }] } })
    expect(await ofMine()).toBe(before)
    const mineIds = new Set(Object.values(mine))
    const written = (await world.database.select().from(sceneHotspots)).filter(
      (row) => row.sceneId !== mine.scene && row.sceneId !== mine.second,
    )
    expect(
      written.filter((row) => mineIds.has(row.targetSceneId ?? '') || mineIds.has(row.targetPuzzleId ?? '')),
    ).toEqual([])
  })

  test.each(['not-an-id', "'; drop table adventures; --", ''])(
    'an address that is not an id (%j) is not found',
    async (address) => {
      expect(await performRequest(world.database, owner, address, { intent: 'check-draft' })).toEqual(notFound)
    },
  )
})

describe('mass assignment', () => {
  const columns = [
    ...new Set(
      Object.values(tables).flatMap((table) =>
        Object.entries(getTableColumns(table)).flatMap(([property, column]) => [property, column.name]),
      ),
    ),
  ]
  const refused = { status: 'refused', refusal: { reason: 'invalid' } }

  test.each(requests.map((request) => [request.intent, request] as const))(
    '%s refuses every column that is not declared',
    async (_intent, request) => {
      const before = await everything()
      const added = columns.filter((column) => !Object.hasOwn(request, column))
      expect(added.length).toBeGreaterThan(50)
      for (const column of added)
        expect(
          await performRequest(world.database, owner, mine.details, { ...request, [column]: 1 }),
          column,
        ).toMatchObject(refused)
      expect(await everything()).toBe(before)
    },
  )

  // Apart from its fields, a command is alike for all kinds
  test.each(names.filter((name) => !ofKits.some(([each]) => each === name)))(
    'to %s refuses every column that is not part of it',
    async (name) => {
      const command = commands[name]!(mine)
      for (const column of columns.filter((each) => !['id', 'kind'].includes(each)))
        expect(
          await performRequest(
            world.database,
            owner,
            addressOf(name, mine),
            edit({ ...command, [column]: 1 } as never),
          ),
          column,
        ).toMatchObject(refused)
    },
  )

  test.each(kindNames)('a %s refuses every field that it does not declare', async (kind) => {
    const { fields, place } = kindOf(kind)
    const languages = ['translations', 'translatedFrom']
    const changeable = Object.keys(fields).filter((name) => !fields[name]!.fixed && name !== place)
    const refusesAll = async (made: Command[]) => {
      expect(made.length).toBeGreaterThan(50)
      expect(made.length).toBeLessThanOrEqual(mostCommands)
      const before = await everyRow()
      const answer = await performRequest(world.database, owner, addressOf(`change ${kind}`, mine), edit(...made))
      if (answer.status !== 'edited') throw new Error(JSON.stringify(answer))
      for (const [at, result] of answer.taken.results.entries())
        expect(result, JSON.stringify(made[at])).toMatchObject({
          status: 'refused',
          refusal: { reason: expect.any(String) as string },
        })
      expect(await everyRow()).toBe(before)
    }
    const id = mine[kind]
    await refusesAll(
      columns
        .filter((column) => ![...changeable, ...languages].includes(column))
        .map((column) => changeRow(kind, id, { [column]: 1 }, { [column]: 0 })),
    )
    if (kindOf(kind).single) return
    const { fields: given, ...create } = commands[`create ${kind}`]!(mine) as Extract<Command, { op: 'create' }>
    await refusesAll(
      columns
        .filter((column) => ![...Object.keys(fields), ...languages].includes(column))
        .map((column) => ({ ...create, id: newId(), fields: { ...given, [column]: 1 } })),
    )
  })
})

describe('what cannot be stored', () => {
  const hotspot = { parent: newId(), type: 'item', x: 1, y: 1 }
  test.each([
    ['a NUL in a text', edit(createRow('scene', { name: 'a\u0000b' }))],
    ['half a character in a text', edit(createRow('scene', { name: 'a\ud800' }))],
    ['a NUL in a condition', edit(createRow('hotspot', { ...hotspot, visibilityConditions: { type: '\u0000' } }))],
    [
      'a condition nested without end',
      edit(
        createRow('hotspot', {
          ...hotspot,
          visibilityConditions: JSON.parse(`${'{"of":'.repeat(40)}1${'}'.repeat(40)}`),
        }),
      ),
    ],
    ['what stood there before, with a NUL', edit(changeRow('item', newId(), { name: 'x' }, { name: '\u0000' }))],
    ['no commands', { intent: 'edit', commands: [] }],
    ['more commands than one request brings', edit(...Array.from({ length: 501 }, () => removeRows('item', newId())))],
    ['an id that is none', { intent: 'edit', commands: [{ id: 'x', command: removeRows('item', newId()) }] }],
    ['an intent that is none', { intent: 'drop-table' }],
    ['no object', null],
    ['a list', [1]],
  ])('%s is refused with a message, not an error', async (_what, body) => {
    expect(await performRequest(world.database, owner, mine.details, body)).toMatchObject({
      status: 'refused',
      refusal: { reason: 'invalid' },
    })
  })

  test('a place that is not a number is refused with its field', async () => {
    const command = createRow('hotspot', { parent: mine.scene, type: 'item', x: 'NaN', y: 1 })
    expect(await performRequest(world.database, owner, mine.details, edit(command))).toMatchObject({
      taken: { results: [{ status: 'refused', refusal: { reason: 'invalid', fields: { x: [expect.any(String)] } } }] },
    })
  })
})
