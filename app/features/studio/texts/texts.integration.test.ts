import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { duplicateAdventure } from '#app/features/studio/projects/duplicate-adventure.server.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { isKitKind, kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, KitKind, OnlineKind } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { codeInText } from '#tests/support/code-in-text.ts'
import { edit } from '#tests/support/draft-commands.ts'
import { barest } from '#tests/support/full-kit.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld({ languages: ['en', 'fr'] })
const { create, change, tried } = world

const kinds: Record<OnlineKind, { field: string; make: () => Promise<{ id: string; translatedFrom: object }> }> = {
  details: {
    field: 'description',
    make: () =>
      change('details', world.adventureId, { description: 'Old', translations: { fr: { description: 'Vieux' } } }),
  },
  scene: { field: 'description', make: () => makeDescribed('scene') },
  hotspot: {
    field: 'blockedMessage',
    make: async () =>
      create('hotspot', {
        parent: (await create('scene', { name: 'Hall' })).id,
        type: 'item',
        x: 1,
        y: 1,
        blockedMessage: 'Old',
        translations: { fr: { blockedMessage: 'Vieux' } },
      }),
  },
  layer: {
    field: 'description',
    make: async () => makeDescribed('layer', { parent: (await create('scene', { name: 'Hall' })).id }),
  },
  puzzle: { field: 'description', make: () => makeDescribed('puzzle', { type: 'riddle' }) },
  item: { field: 'description', make: () => makeDescribed('item') },
  npc: { field: 'description', make: () => makeDescribed('npc') },
  node: {
    field: 'content',
    make: async () =>
      create('node', {
        parent: (await create('npc', { name: 'Ada' })).id,
        content: 'Old',
        translations: { fr: { content: 'Vieux' } },
      }),
  },
}

const makeDescribed = (kind: KindName, more: object = {}) =>
  create(kind, { name: 'Lamp', description: 'Old', translations: { fr: { description: 'Vieux' } }, ...more })

/** For a row of a print kind: a text that may be empty. */
function inKit(kind: KitKind) {
  const { fields, adventures, single, parent, list } = kindOf(kind)
  const field = Object.keys(fields).find((name) => fields[name]!.text && !fields[name]!.text.required)!
  const texts = { [field]: 'Old', translations: { fr: { [field]: 'Vieux' } } }
  const make = async (): Promise<{ id: string; translatedFrom: object }> => {
    const begun = { creatorId: world.member.userId, kind: adventures[0]!, languages: ['en', 'fr'] }
    world.adventureId = (await buildAdventure(world.database, begun)).id
    if (single) {
      const row = (await world.read())[list as 'dinnerStory']!
      return change(kind, row.id, texts)
    }
    const within = parent ? { parent: (await create('character', { name: 'Ada' })).id } : {}
    return create(kind, { ...barest(kind), ...texts, ...within })
  }
  return { field, make }
}

const every = kindNames.map((kind) => ({ kind, ...(isKitKind(kind) ? inKit(kind) : kinds[kind as OnlineKind]) }))

test.each(every)(
  'of a $kind the outdated translations are known until somebody confirms or rewrites them',
  async ({ kind, make, field }) => {
    const row = await make()
    const save = async ({ id }: { id: string }, changes: Changes) => change(kind, id, changes)
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

test('changing a caption along with its sound makes its translation outdated, too', async () => {
  const { id } = await create('scene', {
    name: 'Hall',
    soundCaption: 'Rain',
    translations: { fr: { soundCaption: 'Pluie' } },
  })
  const storm = await buildAsset(world.database, {
    adventureId: world.adventureId,
    purpose: 'sound',
    mime: 'audio/ogg',
  })
  const scene = await change('scene', id, { soundAssetId: storm.id, soundCaption: 'Thunder' })
  expect(scene.translatedFrom).toEqual({ fr: { soundCaption: 'Rain' } })
})

async function outgrownRiddle() {
  const { id, solution } = await create('puzzle', {
    name: 'Riddle',
    type: 'riddle',
    solution: { correctAnswers: ['moonlight'] },
    translations: { fr: { solution: { correctAnswers: ['clair de lune'] } } },
  })
  return change('puzzle', id, { solution: { ...solution, correctAnswers: ['starlight'] } })
}

test('what an answer was translated from is stored with the answer, in no column of the puzzle', async () => {
  const puzzle = await outgrownRiddle()
  expect(puzzle.translatedFrom).toEqual({ fr: { 'solution.correctAnswers': 'moonlight' } })
  const [row] = await world.database.select().from(adventurePuzzles).where(eq(adventurePuzzles.id, puzzle.id))
  expect(JSON.stringify(row)).not.toMatch(codeInText('moonlight'))
  const renamed = await change('puzzle', puzzle.id, { name: 'Another' })
  expect(renamed.translatedFrom).toEqual(puzzle.translatedFrom)
})

test('a copy of the adventure keeps the outdated translations', async () => {
  const { id: sceneId } = await kinds.scene.make()
  const scene = await change('scene', sceneId, { description: 'New' })
  await outgrownRiddle()
  // a draft without files, so nothing to copy
  const { id } = await duplicateAdventure({ database: world.database, storage: null as never }, world.member, {
    adventureId: world.adventureId,
  })
  const { draft: copy } = await getDraft(world.database, world.member, { adventureId: id })
  expect(copy.rows.scene.map(({ translatedFrom }) => translatedFrom)).toEqual([scene.translatedFrom])
  expect(copy.rows.puzzle.map(({ translatedFrom }) => translatedFrom)).toEqual([
    { fr: { 'solution.correctAnswers': 'moonlight' } },
  ])
})

test('nobody can confirm a translation in an adventure of somebody else, nor learn about it', async () => {
  const { id } = await kinds.item.make()
  await change('item', id, { description: 'New' })
  const { member: stranger } = await buildUser(world.database)
  const said = await world.changeOf('item', id, { translatedFrom: { fr: { description: '' } } })
  expect(await world.send(edit(said), world.adventureId, stranger)).toEqual({
    status: 'failed',
    error: { code: 'notFound', params: {} },
  })
  expect((await world.row('item', id)).translatedFrom).toEqual({ fr: { description: 'Old' } })
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
])('%s is refused or ignored', async (_what, translatedFrom) => {
  const { id } = await kinds.item.make()
  const answer = await tried(await world.changeOf('item', id, { translatedFrom }))
  if (answer.status === 'refused') expect(answer.refusal.reason).toBe('invalid')
  expect((await world.row('item', id)).translatedFrom).toEqual({})
})
