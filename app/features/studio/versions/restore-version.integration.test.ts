import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions } from '#database/schema/editions.ts'
import { assets } from '#database/schema/assets.ts'
import { arrangeRows, createRow, removeRows } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { buildFullDraft, versionsOf } from '#tests/support/kept-versions.ts'

const world = useStudioWorld(null)
let full: Awaited<ReturnType<typeof buildFullDraft>>
let versions: ReturnType<typeof versionsOf>

beforeEach(async () => {
  full = await buildFullDraft(world.database, world.member.userId)
  world.adventureId = full.adventureId
  versions = versionsOf(world.database, world.member, full.adventureId)
})

const { saved, edited, tried, change, changeOf, create, remove } = world
const itemRow = async (id: string) =>
  (await world.database.select().from(adventureItems).where(eq(adventureItems.id, id)))[0]

describe('restoring', () => {
  test('makes the draft what it was: edits, deletions, additions and their order are undone', async () => {
    await change('details', full.adventureId, { textsByModel: true })
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    await change('details', full.adventureId, {
      title: 'Another',
      price: '5',
      textsByModel: false,
      translations: { fr: { title: '', description: 'Neuve' } },
    })
    await change('puzzle', full.puzzle.id, { solution: { correctCode: '0000' }, hints: [] })
    await remove('item', full.items[0]!.id)
    await create('item', { name: 'A rope' })
    await change('item', full.items[1]!.id, { translations: { fr: { name: 'Une lampe' } } })
    await remove('node', full.nodes[1]!.id)
    await create('node', { parent: full.npc.id, nodeId: 'who', content: 'Another who.' })
    await create('npc', { name: 'The cook' })
    await change('scene', full.scenes.garden.id, { isStartingMap: true })
    await remove('scene', full.scenes.hall.id)
    await create('scene', { name: 'The Cellar' })
    expect(await versions.document()).not.toEqual(was)
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    expect(await versions.document()).toEqual(was)
  })

  test('restores which translations are outdated, including those of answers', async () => {
    const { id } = full.puzzle
    await change('puzzle', id, {
      name: 'A lock',
      translations: { fr: { name: 'Un cadenas' } },
      translatedFrom: { fr: { name: 'The lock' } },
    })
    await change('details', full.adventureId, { title: 'The Bolted Attic' })
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    expect([was.adventure.translatedFrom, was.puzzles[0]!.translatedFrom]).toEqual([
      { fr: { title: 'The Locked Attic' } },
      { fr: { name: 'The lock' } },
    ])
    await change('details', full.adventureId, {
      translations: { fr: { title: 'Le grenier verrouillé' } },
      translatedFrom: { fr: { title: '' } },
    })
    await remove('puzzle', id)
    await versions.restore(kept.id)
    expect(await versions.document()).toEqual(was)
  })

  test('reads a version kept before documents stated which version of its type wrote a puzzle', async () => {
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    await world.database
      .update(draftVersions)
      .set({ document: sql`jsonb_set(${draftVersions.document}, '{version}', '1') #- '{puzzles,0,typeVersion}'` })
      .where(eq(draftVersions.id, kept.id))
    await remove('puzzle', full.puzzle.id)
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    expect(await versions.document()).toEqual(was)
  })

  test('brings back everything after all rows were deleted, links and conditions included', async () => {
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    await remove('scene', full.scenes.garden.id, full.scenes.hall.id)
    await remove('puzzle', full.puzzle.id)
    await remove('item', ...full.items.map(({ id }) => id))
    await remove('npc', full.npc.id)
    expect((await versions.document()).scenes).toEqual([])
    await versions.restore(kept.id)
    expect(await versions.document()).toEqual(was)
    expect(was.scenes[0]!.hotspots.map(({ targetId }) => targetId)).toEqual([full.puzzle.id, full.scenes.garden.id])
  })

  test('keeps the previous draft as a version, which can be restored in turn', async () => {
    const kept = await versions.keep('as it was')
    await create('item', { name: 'A rope' })
    const until = await versions.document()
    await versions.restore(kept.id)
    const [before] = await versions.rows()
    expect(before).toMatchObject({ cause: 'before_restore', name: 'as it was', document: until })
    await versions.restore(before!.id)
    expect(await versions.document()).toEqual(until)
  })

  test('leaves the edition that players have, and the adventure’s status, unchanged', async () => {
    const row = async () =>
      (await world.database.select().from(adventures).where(eq(adventures.id, full.adventureId)))[0]!
    const kept = await versions.keep('as it was')
    await create('item', { name: 'A rope' })
    const [before, edition] = [
      await row(),
      await world.database.select().from(editions).where(eq(editions.adventureId, full.adventureId)),
    ]
    await versions.restore(kept.id)
    const after = await row()
    expect({ ...after, draftRevision: 0, updatedAt: 0 }).toEqual({ ...before, draftRevision: 0, updatedAt: 0 })
    expect(after.draftRevision).toBe(before.draftRevision + 1)
    expect(await world.database.select().from(editions).where(eq(editions.adventureId, full.adventureId))).toEqual(
      edition,
    )
  })

  test('shows a listed adventure’s details and cover immediately, and keeps a required cover', async () => {
    const cover = await buildAsset(world.database, { adventureId: full.adventureId, ownerId: world.member.userId })
    await change('details', full.adventureId, { coverAssetId: cover.id })
    const whole = await versions.keep('with the new cover')
    await change('details', full.adventureId, { coverAssetId: null })
    const bare = await versions.keep('without a cover')
    await change('details', full.adventureId, { coverAssetId: full.cover.id })
    await saved({ intent: 'change-status', status: 'coming_soon' })
    const until = await versions.document()
    expect(await versions.restore(bare.id)).toEqual({ status: 'refused', reason: 'missingFields', missing: ['cover'] })
    expect(await versions.document()).toEqual(until)
    expect(
      (await versions.rows()).filter(({ cause }) => cause === 'before_restore'),
      'nothing was kept for nothing',
    ).toEqual([])
    expect(await versions.restore(whole.id)).toEqual({ status: 'restored' })
    const [asset] = await world.database.select().from(assets).where(eq(assets.id, cover.id))
    expect(asset!.publishedAt).not.toBeNull()
  })

  test('refuses a version that can no longer be read, and changes nothing', async () => {
    const kept = await versions.keep('as it was')
    await create('item', { name: 'A rope' })
    const until = await versions.document()
    const [row] = await versions.rows()
    await world.database
      .update(draftVersions)
      .set({ document: { ...row!.document, scenes: [{ id: 'broken' }] } })
      .where(eq(draftVersions.id, kept.id))
    expect(await versions.restore(kept.id)).toEqual({ status: 'refused', reason: 'unreadable' })
    expect(await versions.document()).toEqual(until)
    expect(await versions.rows()).toHaveLength(1)
  })

  test('brings back a version that refers to a file of another adventure without the file', async () => {
    const other = await buildFullDraft(world.database, world.member.userId)
    const foreign = assetUrl(await buildAsset(world.database, { adventureId: other.adventureId, purpose: 'puzzle' }))
    const kept = await versions.keep('as it was')
    const [row] = await versions.rows()
    const [puzzle, ...others] = row!.document['puzzles'] as { id: string }[]
    const sliding = { ...puzzle, type: 'slider_jigsaw', configuration: { imageUrl: foreign }, solution: {} }
    await world.database
      .update(draftVersions)
      .set({ document: { ...row!.document, puzzles: [sliding, ...others] } })
      .where(eq(draftVersions.id, kept.id))
    await versions.restore(kept.id)
    const [restored] = await world.database
      .select({ configuration: adventurePuzzles.configuration })
      .from(adventurePuzzles)
      .where(eq(adventurePuzzles.id, puzzle!.id))
    expect(restored!.configuration).toMatchObject({ imageUrl: '' })
  })

  test('is refused if somebody else has taken an id meanwhile, which stays theirs', async () => {
    const kept = await versions.keep('as it was')
    const { id } = full.items[0]!
    await remove('item', id)
    const other = await buildFullDraft(world.database, world.member.userId)
    await world.database.update(adventureItems).set({ id }).where(eq(adventureItems.id, other.items[0]!.id))
    expect(await versions.restore(kept.id)).toMatchObject({ status: 'failed', error: { code: 'conflict' } })
    expect(await itemRow(id)).toMatchObject({ adventureId: other.adventureId })
  })
})

describe('with another tab open', () => {
  test('a draft that was saved since its author saw it is not replaced', async () => {
    const kept = await versions.keep('as it was')
    const seen = await versions.revision()
    await create('item', { name: 'A rope' })
    const until = await versions.document()
    expect(await versions.ask({ intent: 'restore-version', versionId: kept.id, draftRevision: seen })).toMatchObject({
      status: 'failed',
      error: { code: 'conflict' },
    })
    expect(await versions.document()).toEqual(until)
    expect(await versions.revision()).toBe(seen + 1)
    expect(await versions.rows()).toHaveLength(1)
  })

  test('of ten simultaneous restores of the same state one succeeds, and nothing between is lost', async () => {
    const kept = await versions.keep('as it was')
    await create('item', { name: 'A rope' })
    const draftRevision = await versions.revision()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => versions.ask({ intent: 'restore-version', versionId: kept.id, draftRevision })),
    )
    expect(answers.filter(({ status }) => status === 'restored')).toHaveLength(1)
    expect(await versions.rows()).toHaveLength(2)
  })

  test('a simultaneous edit stays in the draft: the restore goes first or is refused', async () => {
    const kept = await versions.keep('as it was')
    const draftRevision = await versions.revision()
    const id = newId()
    const [restored] = await Promise.all([
      versions.ask({ intent: 'restore-version', versionId: kept.id, draftRevision }),
      create('item', { id, name: 'A rope' }),
    ])
    const inDraft = (await versions.document()).items.some((item) => item.id === id)
    expect(inDraft).toBe(true)
    expect(restored.status === 'restored' || (restored.status === 'failed' && restored.error.code === 'conflict')).toBe(
      true,
    )
  })

  test('typing conflicts on a restored text, is saved on an untouched one, fails on a removed row', async () => {
    const [key, lamp] = full.items
    const kept = await versions.keep('as it was')
    await change('item', key!.id, { name: 'A rusty key' })
    const rope = await create('item', { name: 'A rope' })
    const typed = async (id: string, fields: Changes) => changeOf('item', id, fields)
    const late = [
      await typed(key!.id, { name: 'A rusty old key' }),
      await typed(key!.id, { description: 'Typed in the other tab' }),
      await typed(lamp!.id, { name: 'Typed in the other tab' }),
      await typed(rope.id, { name: 'Typed in the other tab' }),
    ]
    await versions.restore(kept.id)
    const answers = []
    for (const command of late) answers.push(await tried(command))
    expect(answers).toMatchObject([
      {
        status: 'taken',
        asked: [{ id: key!.id, collisions: [{ mine: { name: 'A rusty old key' }, theirs: { name: 'A key' } }] }],
      },
      { status: 'taken', asked: [] },
      { status: 'taken', asked: [] },
      { status: 'refused', refusal: { reason: 'gone' } },
    ])
    expect(await itemRow(key!.id)).toMatchObject({ name: 'A key', description: 'Typed in the other tab' })
    expect(await itemRow(lamp!.id)).toMatchObject({ name: 'Typed in the other tab' })
  })

  test('typing in a row that is deleted and restored with other content asks its author', async () => {
    const { id } = full.items[0]!
    const early = await changeOf('item', id, { name: 'A key again' })
    await change('item', id, { name: 'A rusty key' })
    const kept = await versions.keep('as it was')
    await remove('item', id)
    await versions.restore(kept.id)
    expect(await tried(early)).toMatchObject({
      status: 'taken',
      asked: [{ collisions: [{ theirs: { name: 'A rusty key' } }] }],
    })
    expect(await itemRow(id)).toMatchObject({ name: 'A rusty key' })
  })
})

test('whatever is edited after it is kept, restoring gives the exact document', { timeout: 60_000 }, async () => {
  type Step = { kind: number; pick: number; text: string }
  const step = fc.record({
    kind: fc.nat(10),
    pick: fc.nat(50),
    text: fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\u0000')),
  })

  const commandOf = async ({ kind, pick, text }: Step): Promise<Command | null> => {
    const { scenes, hotspots, puzzles, items, npcs, nodes } = await world.read()
    const one = <Row>(rows: readonly Row[]): Row | undefined => rows[pick % Math.max(1, rows.length)]
    const [scene, hotspot, puzzle, item, npc, node] = [
      one(scenes),
      one(hotspots),
      one(puzzles),
      one(items),
      one(npcs),
      one(nodes),
    ]
    const commands: (() => Command | Promise<Command> | undefined)[] = [
      () => changeOf('details', full.adventureId, { description: text, translations: { fr: { description: text } } }),
      () => createRow('scene', { name: text }),
      () => scene && removeRows('scene', scene.id),
      () => scene && arrangeRows('scene', scenes.map(({ id }) => id).reverse()),
      () => scene && changeOf('scene', scene.id, { isStartingMap: true }),
      () =>
        scene && createRow('hotspot', { parent: scene.id, type: 'item', x: pick, y: pick, targetId: item?.id ?? null }),
      () => hotspot && changeOf('hotspot', hotspot.id, { x: pick, name: text, zIndex: pick % 3 }),
      () => (puzzle ? removeRows('puzzle', puzzle.id) : createRow('puzzle', { name: text, type: 'riddle' })),
      () => (item ? removeRows('item', item.id) : createRow('item', { name: text })),
      () => (npc ? createRow('node', { parent: npc.id, content: text }) : createRow('npc', { name: text })),
      () => node && removeRows('node', node.id),
    ]
    return (await commands[kind]?.()) ?? null
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (first, then) => {
        const walk = async (steps: readonly Step[]) => {
          for (const each of steps) {
            const command = await commandOf(each)
            if (command) await edited(command)
          }
        }
        await walk(first)
        const kept = await versions.keep('here')
        const was = await versions.document()
        await walk(then)
        const until = await versions.document()
        expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
        expect(await versions.document()).toEqual(was)
        const [before] = await versions.rows()
        await versions.restore(before!.id)
        expect(await versions.document()).toEqual(until)
      },
    ),
    { numRuns: 20 },
  )
})
