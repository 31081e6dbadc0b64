import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { adventures } from '#database/schema/adventures.ts'
import { adventureItems } from '#database/schema/cast.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions } from '#database/schema/editions.ts'
import { assets } from '#database/schema/assets.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { buildFullDraft, versionsOf } from '#tests/support/kept-versions.ts'

const world = useStudioWorld(null)
let full: Awaited<ReturnType<typeof buildFullDraft>>
let versions: ReturnType<typeof versionsOf>

beforeEach(async () => {
  full = await buildFullDraft(world.database, world.member.userId)
  versions = versionsOf(world.database, world.member, full.adventureId)
})

const send = (request: EditorRequest) => world.send(request, full.adventureId)
const saved = async (request: EditorRequest) => {
  const answer = await send(request)
  if (answer.status !== 'saved') throw new Error(JSON.stringify(answer))
  return answer.change
}
const itemRow = async (id: string) =>
  (await world.database.select().from(adventureItems).where(eq(adventureItems.id, id)))[0]

describe('restoring', () => {
  test('makes the draft what it was: what was changed, what was deleted, what came since, and the order of it all', async () => {
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    await saved({
      intent: 'update-details',
      version: 1,
      changes: { title: 'Another', price: '5', translations: { fr: { title: '', description: 'Neuve' } } },
    })
    await saved({
      intent: 'update-puzzle',
      puzzleId: full.puzzle.id,
      version: 1,
      changes: { solution: { correctCode: '0000' }, hints: [] },
    })
    await saved({ intent: 'delete-item', itemId: full.items[0]!.id, version: 1 })
    await saved({ intent: 'create-item', name: 'A rope' })
    await saved({
      intent: 'update-item',
      itemId: full.items[1]!.id,
      version: 1,
      changes: { translations: { fr: { name: 'Une lampe' } } },
    })
    await saved({ intent: 'delete-node', id: full.nodes[1]!.id, version: 1 })
    await saved({ intent: 'create-node', npcId: full.npc.id, nodeId: 'who', content: 'Another who.' })
    await saved({ intent: 'create-npc', name: 'The cook' })
    await saved({ intent: 'set-starting-scene', sceneId: full.scenes.garden.id, version: 1 })
    await saved({ intent: 'delete-scene', sceneId: full.scenes.hall.id, version: 1 })
    await saved({ intent: 'create-scene', name: 'The Cellar' })
    expect(await versions.document()).not.toEqual(was)
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    expect(await versions.document()).toEqual(was)
  })

  test('knows again which translations were made of other words, of answers too', async () => {
    const { id } = full.puzzle
    await saved({
      intent: 'update-puzzle',
      puzzleId: id,
      version: 1,
      changes: {
        name: 'A lock',
        translations: { fr: { name: 'Un cadenas' } },
        translatedFrom: { fr: { name: 'The lock' } },
      },
    })
    await saved({ intent: 'update-details', version: 1, changes: { title: 'The Bolted Attic' } })
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    expect([was.adventure.translatedFrom, was.puzzles[0]!.translatedFrom]).toEqual([
      { fr: { title: 'The Locked Attic' } },
      { fr: { name: 'The lock' } },
    ])
    await saved({
      intent: 'update-details',
      version: 2,
      changes: { translations: { fr: { title: 'Le grenier verrouillé' } }, translatedFrom: { fr: { title: '' } } },
    })
    await saved({ intent: 'delete-puzzle', puzzleId: id, version: 2 })
    await versions.restore(kept.id)
    expect(await versions.document()).toEqual(was)
  })

  test('reads what an older server kept, before documents said which version of its type wrote a puzzle', async () => {
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    await world.database
      .update(draftVersions)
      .set({ document: sql`jsonb_set(${draftVersions.document}, '{version}', '1') #- '{puzzles,0,typeVersion}'` })
      .where(eq(draftVersions.id, kept.id))
    await saved({ intent: 'delete-puzzle', puzzleId: full.puzzle.id, version: 1 })
    expect(await versions.restore(kept.id)).toEqual({ status: 'restored' })
    expect(await versions.document()).toEqual(was)
  })

  test('brings back everything after all rows were deleted, links and conditions included', async () => {
    const kept = await versions.keep('as it was')
    const was = await versions.document()
    for (const scene of [full.scenes.garden, full.scenes.hall])
      await saved({ intent: 'delete-scene', sceneId: scene.id, version: 1 })
    await saved({ intent: 'delete-puzzle', puzzleId: full.puzzle.id, version: 1 })
    for (const item of full.items) await saved({ intent: 'delete-item', itemId: item.id, version: 1 })
    await saved({ intent: 'delete-npc', npcId: full.npc.id, version: 1 })
    expect((await versions.document()).scenes).toEqual([])
    await versions.restore(kept.id)
    expect(await versions.document()).toEqual(was)
    expect(was.scenes[0]!.hotspots.map(({ targetId }) => targetId)).toEqual([full.puzzle.id, full.scenes.garden.id])
  })

  test('keeps what the draft was until then, so that restoring that takes it back', async () => {
    const kept = await versions.keep('as it was')
    await saved({ intent: 'create-item', name: 'A rope' })
    const until = await versions.document()
    await versions.restore(kept.id)
    const [before] = await versions.rows()
    expect(before).toMatchObject({ cause: 'before_restore', name: 'as it was', document: until })
    await versions.restore(before!.id)
    expect(await versions.document()).toEqual(until)
  })

  test('leaves the edition that players have, and what is told of the adventure’s status', async () => {
    const row = async () =>
      (await world.database.select().from(adventures).where(eq(adventures.id, full.adventureId)))[0]!
    const kept = await versions.keep('as it was')
    await saved({ intent: 'create-item', name: 'A rope' })
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

  test('of a listed adventure shows its details at once, its new cover too, and never takes one that it needs', async () => {
    const cover = await buildAsset(world.database, { adventureId: full.adventureId, ownerId: world.member.userId })
    await saved({ intent: 'set-cover', version: 1, assetId: cover.id })
    const whole = await versions.keep('with the new cover')
    await saved({ intent: 'remove-cover', version: 2 })
    const bare = await versions.keep('without a cover')
    await saved({ intent: 'set-cover', version: 3, assetId: full.cover.id })
    await saved({ intent: 'change-status', version: 4, status: 'coming_soon' })
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

  test('what cannot be read any more is refused and changes nothing', async () => {
    const kept = await versions.keep('as it was')
    await saved({ intent: 'create-item', name: 'A rope' })
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

  test('an id that somebody else took meanwhile stays theirs', async () => {
    const kept = await versions.keep('as it was')
    const { id } = full.items[0]!
    await saved({ intent: 'delete-item', itemId: id, version: 1 })
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
    await saved({ intent: 'create-item', name: 'A rope' })
    const until = await versions.document()
    expect(await versions.ask({ intent: 'restore-version', versionId: kept.id, draftRevision: seen })).toMatchObject({
      status: 'failed',
      error: { code: 'conflict' },
    })
    expect(await versions.document()).toEqual(until)
    expect(await versions.revision()).toBe(seen + 1)
    expect(await versions.rows()).toHaveLength(1)
  })

  test('of ten who restore the same sight of it at once one does, and nothing in between is lost', async () => {
    const kept = await versions.keep('as it was')
    await saved({ intent: 'create-item', name: 'A rope' })
    const draftRevision = await versions.revision()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => versions.ask({ intent: 'restore-version', versionId: kept.id, draftRevision })),
    )
    expect(answers.filter(({ status }) => status === 'restored')).toHaveLength(1)
    expect(await versions.rows()).toHaveLength(2)
  })

  test('an edit and a restore at once: whichever comes first, the edit is in the draft or in what was kept before', async () => {
    const kept = await versions.keep('as it was')
    const draftRevision = await versions.revision()
    const id = newId()
    const [restored] = await Promise.all([
      versions.ask({ intent: 'restore-version', versionId: kept.id, draftRevision }),
      send({ intent: 'create-item', id, name: 'A rope' }),
    ])
    const inDraft = (await versions.document()).items.some((item) => item.id === id)
    expect(inDraft).toBe(true)
    expect(restored.status === 'restored' || (restored.status === 'failed' && restored.error.code === 'conflict')).toBe(
      true,
    )
  })

  test('what it typed on a row that the restore changed is told of a conflict, on one that it left goes on, on one that went is not found', async () => {
    const [key, lamp] = full.items
    const kept = await versions.keep('as it was')
    await saved({ intent: 'update-item', itemId: key!.id, version: 1, changes: { name: 'A rusty key' } })
    const rope = newId()
    await saved({ intent: 'create-item', id: rope, name: 'A rope' })
    await versions.restore(kept.id)
    const edit = (itemId: string, version: number) =>
      send({ intent: 'update-item', itemId, version, changes: { description: 'Typed in the other tab' } })
    expect((await edit(key!.id, 2)).status).toBe('conflict')
    expect((await edit(lamp!.id, 1)).status).toBe('saved')
    expect(await edit(rope, 1)).toMatchObject({ status: 'failed', error: { code: 'notFound' } })
  })

  test('a row that had been deleted comes back in a version that no page has seen', async () => {
    const { id } = full.items[0]!
    await saved({ intent: 'update-item', itemId: id, version: 1, changes: { name: 'A rusty key' } })
    const kept = await versions.keep('as it was')
    await saved({ intent: 'delete-item', itemId: id, version: 2 })
    await versions.restore(kept.id)
    for (const version of [1, 2])
      expect(
        (await send({ intent: 'update-item', itemId: id, version, changes: { name: 'A key again' } })).status,
        `${version}`,
      ).toBe('conflict')
    expect(await itemRow(id)).toMatchObject({ name: 'A rusty key' })
  })
})

test('whatever is edited after keeping, restoring gives the very document', { timeout: 60_000 }, async () => {
  type Step = { kind: number; pick: number; text: string }
  const step = fc.record({
    kind: fc.nat(10),
    pick: fc.nat(50),
    text: fc
      .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
      .filter((text) => text.trim() !== '' && text.isWellFormed() && !text.includes('\u0000')),
  })

  /** A command for the draft as it is now; steps that find nothing to work on are left out. */
  const requestOf = async ({ kind, pick, text }: Step): Promise<EditorRequest | null> => {
    const { details, scenes, hotspots, puzzles, items, npcs, nodes } = await getDraft(world.database, world.member, {
      adventureId: full.adventureId,
    })
    const one = <Row>(rows: readonly Row[]): Row | undefined => rows[pick % Math.max(1, rows.length)]
    const [scene, hotspot, puzzle, item, npc, node] = [
      one(scenes),
      one(hotspots),
      one(puzzles),
      one(items),
      one(npcs),
      one(nodes),
    ]
    const requests: (EditorRequest | null | undefined)[] = [
      {
        intent: 'update-details',
        version: details.version,
        changes: { description: text, translations: { fr: { description: text } } },
      },
      { intent: 'create-scene', name: text },
      scene && { intent: 'delete-scene', sceneId: scene.id, version: scene.version },
      scene && { intent: 'order-scenes', sceneIds: scenes.map(({ id }) => id).reverse() },
      scene && { intent: 'set-starting-scene', sceneId: scene.id, version: scene.version },
      scene && {
        intent: 'create-hotspot',
        sceneId: scene.id,
        type: 'item',
        x: pick,
        y: pick,
        targetId: item?.id ?? null,
      },
      hotspot && {
        intent: 'update-hotspot',
        hotspotId: hotspot.id,
        version: hotspot.version,
        changes: { x: pick, name: text, zIndex: pick % 3 },
      },
      puzzle
        ? { intent: 'delete-puzzle', puzzleId: puzzle.id, version: puzzle.version }
        : { intent: 'create-puzzle', name: text, type: 'riddle' },
      item ? { intent: 'delete-item', itemId: item.id, version: item.version } : { intent: 'create-item', name: text },
      npc ? { intent: 'create-node', npcId: npc.id, content: text } : { intent: 'create-npc', name: text },
      node && { intent: 'delete-node', id: node.id, version: node.version },
    ]
    return requests[kind] ?? null
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (first, then) => {
        const walk = async (steps: readonly Step[]) => {
          for (const each of steps) {
            const request = await requestOf(each)
            if (request) await saved(request)
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
