import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findSceneRows } from '#app/features/adventure/draft.queries.server.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { countOthers } from '#app/features/studio/count-rows.server.ts'
import { requireRoom } from '#app/features/studio/draft-limits.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft, foundOne } from '#app/features/studio/edit-draft.server.ts'
import type { DraftRoot, InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { PutSceneInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { linkAgain } from './hotspot-rows.server.ts'
import { insertHotspots } from './put-hotspots.server.ts'
import { sceneColumns } from './scene-columns.ts'

/**
 * Puts a whole scene with its hotspots into the draft: the copy of another one, or one that was deleted. Sent again it makes no
 * second one.
 * @throws AppError notFound (an id that is taken elsewhere), invalidInput (a picture or sound of something else), tooLarge
 */
export const putScene = (database: Queryable, member: Member, input: InDraft<PutSceneInput>): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    if (input.imageAssetId !== null) await requireAssetOfAdventure(tx, root.id, input.imageAssetId)
    if (input.soundAssetId !== null) await requireAssetOfAdventure(tx, root.id, input.soundAssetId, 'sound')
    const isNew = await insertScene(tx, root, input)
    const scene = foundOne(await findSceneRows(tx, root.id, [input.id]))
    const inside = await insertHotspots(tx, root, scene.id, input.hotspots)
    const leading = await linkAgain(tx, root.id, { type: 'scene_link', id: scene.id, isNew }, input.leading)
    return { scenes: (await findSceneRows(tx, root.id)).map(presentScene), hotspots: [...inside, ...leading] }
  })

/** @returns whether it was not there yet */
async function insertScene(tx: Transaction, root: DraftRoot, input: PutSceneInput): Promise<boolean> {
  const count = await countOthers(tx, adventureScenes.adventureId, root.id, input.id)
  requireRoom('scenes', count)
  const columns = { displayOrder: count, ...defined(sceneColumns({}, input, root.primaryLanguage)) }
  const [made] = await tx
    .insert(adventureScenes)
    .values({
      id: input.id,
      adventureId: root.id,
      ...columns,
      name: input.name,
      imageAssetId: input.imageAssetId,
      soundAssetId: input.soundAssetId,
    })
    .onConflictDoNothing({ target: adventureScenes.id })
    .returning({ id: adventureScenes.id })
  // it is there already: nothing else is to be moved again
  if (!made) return false
  await makeRoom(tx, root.id, made.id, columns.displayOrder)
  if (input.isStart || count === 0) await makeStart(tx, root.id, made.id)
  return true
}

/** Where another scene stands, those from there on move down by one. */
async function makeRoom(tx: Transaction, adventureId: string, id: string, place: number): Promise<void> {
  const others = and(eq(adventureScenes.adventureId, adventureId), ne(adventureScenes.id, id))
  const [taken] = await tx
    .select({ id: adventureScenes.id })
    .from(adventureScenes)
    .where(and(others, eq(adventureScenes.displayOrder, place)))
    .limit(1)
  if (!taken) return
  await tx
    .update(adventureScenes)
    .set({ displayOrder: sql`${adventureScenes.displayOrder} + 1` })
    .where(and(others, gte(adventureScenes.displayOrder, place)))
}

async function makeStart(tx: Transaction, adventureId: string, id: string): Promise<void> {
  const ofThis = eq(adventureScenes.adventureId, adventureId)
  await tx
    .update(adventureScenes)
    .set({ isStartingMap: false })
    .where(and(ofThis, eq(adventureScenes.isStartingMap, true)))
  await tx
    .update(adventureScenes)
    .set({ isStartingMap: true })
    .where(and(ofThis, eq(adventureScenes.id, id)))
}
