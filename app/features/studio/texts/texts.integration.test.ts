import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { duplicateAdventure } from '#app/features/studio/projects/duplicate-adventure.server.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { codeInText } from '#tests/support/code-in-text.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })
const { send, saved } = world

type Made = { id: string; version: number; translatedFrom: object }

/** For each kind of row: how one is made with a translated text, and how its fields are saved. */
const kinds: Record<
  string,
  { make: () => Promise<Made>; save: (row: Made, changes: object) => Promise<Made>; field: string }
> = {
  details: {
    field: 'description',
    make: async () =>
      (
        await saved({
          intent: 'update-details',
          version: 1,
          changes: { description: 'Old', translations: { fr: { description: 'Vieux' } } },
        })
      ).details!,
    save: async ({ version }, changes) => (await saved({ intent: 'update-details', version, changes })).details!,
  },
  scene: {
    field: 'description',
    make: async () =>
      (
        await saved({
          intent: 'create-scene',
          name: 'Hall',
          description: 'Old',
          translations: { fr: { description: 'Vieux' } },
        })
      ).scenes![0]!,
    save: async ({ id, version }, changes) =>
      (await saved({ intent: 'update-scene', sceneId: id, version, changes })).scenes![0]!,
  },
  hotspot: {
    field: 'blockedMessage',
    make: async () => {
      const scene = (await saved({ intent: 'create-scene', name: 'Hall' })).scenes![0]!
      return (
        await saved({
          intent: 'create-hotspot',
          sceneId: scene.id,
          type: 'item',
          x: 1,
          y: 1,
          blockedMessage: 'Old',
          translations: { fr: { blockedMessage: 'Vieux' } },
        })
      ).hotspots![0]!
    },
    save: async ({ id, version }, changes) =>
      (await saved({ intent: 'update-hotspots', edits: [{ hotspotId: id, version, changes }] })).hotspots![0]!,
  },
  puzzle: {
    field: 'description',
    make: async () =>
      (
        await saved({
          intent: 'create-puzzle',
          name: 'Safe',
          type: 'riddle',
          description: 'Old',
          translations: { fr: { description: 'Vieux' } },
        })
      ).puzzles![0]!,
    save: async ({ id, version }, changes) =>
      (await saved({ intent: 'update-puzzle', puzzleId: id, version, changes })).puzzles![0]!,
  },
  item: {
    field: 'description',
    make: async () =>
      (
        await saved({
          intent: 'create-item',
          name: 'Lamp',
          description: 'Old',
          translations: { fr: { description: 'Vieux' } },
        })
      ).items![0]!,
    save: async ({ id, version }, changes) =>
      (await saved({ intent: 'update-item', itemId: id, version, changes })).items![0]!,
  },
  npc: {
    field: 'description',
    make: async () =>
      (
        await saved({
          intent: 'create-npc',
          name: 'Ada',
          description: 'Old',
          translations: { fr: { description: 'Vieux' } },
        })
      ).npcs![0]!,
    save: async ({ id, version }, changes) =>
      (await saved({ intent: 'update-npc', npcId: id, version, changes })).npcs![0]!,
  },
  node: {
    field: 'content',
    make: async () => {
      const npc = (await saved({ intent: 'create-npc', name: 'Ada' })).npcs![0]!
      return (
        await saved({
          intent: 'create-node',
          npcId: npc.id,
          content: 'Old',
          translations: { fr: { content: 'Vieux' } },
        })
      ).nodes![0]!
    },
    save: async ({ id, version }, changes) => (await saved({ intent: 'update-node', id, version, changes })).nodes![0]!,
  },
}

test.each(Object.entries(kinds).map(([kind, how]) => ({ kind, ...how })))(
  'of a $kind it is known which translation its text has outgrown, until somebody says or writes otherwise',
  async ({ make, save, field }) => {
    const row = await make()
    expect(row.translatedFrom).toEqual({})
    const changed = await save(row, { [field]: 'New' })
    expect(changed.translatedFrom).toEqual({ fr: { [field]: 'Old' } })
    const untouched = await save(changed, { translations: { fr: {} } })
    expect(untouched.translatedFrom).toEqual({ fr: { [field]: 'Old' } })
    const confirmed = await save(untouched, { translatedFrom: { fr: { [field]: '' } } })
    expect(confirmed.translatedFrom).toEqual({})
    const undone = await save(confirmed, { translatedFrom: { fr: { [field]: 'Old' } } })
    expect(undone.translatedFrom).toEqual({ fr: { [field]: 'Old' } })
    const written = await save(undone, { translations: { fr: { [field]: 'Neuf' } } })
    expect(written.translatedFrom).toEqual({})
  },
)

test('a caption that comes with a sound outgrows its translation too', async () => {
  const scene = (
    await saved({
      intent: 'create-scene',
      name: 'Hall',
      soundCaption: 'Rain',
      translations: { fr: { soundCaption: 'Pluie' } },
    })
  ).scenes![0]!
  const { scenes } = await saved({
    intent: 'set-scene-sound',
    sceneId: scene.id,
    version: scene.version,
    assetId: null,
    caption: 'Thunder',
  })
  expect(scenes![0]!.translatedFrom).toEqual({ fr: { soundCaption: 'Rain' } })
})

async function outgrownRiddle() {
  const made = (
    await saved({
      intent: 'create-puzzle',
      name: 'Riddle',
      type: 'riddle',
      solution: { correctAnswers: ['moonlight'] },
      translations: { fr: { solution: { correctAnswers: ['clair de lune'] } } },
    })
  ).puzzles![0]!
  return (
    await saved({
      intent: 'update-puzzle',
      puzzleId: made.id,
      version: made.version,
      changes: { solution: { correctAnswers: ['starlight'] } },
    })
  ).puzzles![0]!
}

test('what an answer was translated from is kept with the answer, and in no column of the puzzle', async () => {
  const puzzle = await outgrownRiddle()
  expect(puzzle.translatedFrom).toEqual({ fr: { 'solution.correctAnswers': 'moonlight' } })
  const [row] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.id, puzzle.id))
  expect(JSON.stringify(row)).not.toMatch(codeInText('moonlight'))
  const renamed = (
    await saved({ intent: 'update-puzzle', puzzleId: puzzle.id, version: puzzle.version, changes: { name: 'Another' } })
  ).puzzles![0]!
  expect(renamed.translatedFrom).toEqual(puzzle.translatedFrom)
})

test('a copy of the adventure knows it as well', async () => {
  const scene = await kinds.scene!.save(await kinds.scene!.make(), { description: 'New' })
  await outgrownRiddle()
  // a draft without files: none is copied
  const { id } = await duplicateAdventure({ database: world.database, storage: null as never }, world.member, {
    adventureId: world.adventureId,
  })
  const copy = await getDraft(world.database, world.member, { adventureId: id })
  expect(copy.scenes.map(({ translatedFrom }) => translatedFrom)).toEqual([scene.translatedFrom])
  expect(copy.puzzles.map(({ translatedFrom }) => translatedFrom)).toEqual([
    { fr: { 'solution.correctAnswers': 'moonlight' } },
  ])
})

test('nobody says it of an adventure of somebody else, and nothing of it is told', async () => {
  const row = await kinds.item!.save(await kinds.item!.make(), { description: 'New' })
  const { member: stranger } = await buildUser(world.database)
  const request: EditorRequest = {
    intent: 'update-item',
    itemId: row.id,
    version: row.version,
    changes: { translatedFrom: { fr: { description: '' } } },
  }
  expect(await send(request, world.adventureId, stranger)).toEqual({
    status: 'failed',
    error: { code: 'notFound', params: {} },
  })
  expect(
    (await getDraft(world.database, world.member, { adventureId: world.adventureId })).items[0]!.translatedFrom,
  ).toEqual({ fr: { description: 'Old' } })
})

test.each([
  ['a language that there is not', { de: { description: 'x' } }],
  ['the primary language', { en: { name: 'x' } }],
  [
    'more than one row has texts',
    { fr: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`hints.${index}`, 'x'])) },
  ],
  ['a text longer than any', { fr: { name: 'x'.repeat(10_001) } }],
  ['what is no text', { fr: { name: 7 } }],
])('%s is refused or forgotten', async (_what, translatedFrom) => {
  const row = await kinds.item!.make()
  const answer = await send({
    intent: 'update-item',
    itemId: row.id,
    version: row.version,
    changes: { translatedFrom },
  } as never)
  if (answer.status === 'saved') expect(answer.change.items![0]!.translatedFrom).toEqual({})
  else expect(answer.status).toBe('invalid')
})
