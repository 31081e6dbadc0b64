import { and, eq, ne } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { requireAssetOfAdventure } from '#app/features/media/asset.queries.server.ts'
import { presentScene } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { SetSceneImageInput } from '#app/features/studio/scenes.schema.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { readHotspots } from './hotspot-rows.server.ts'
import { saveScene, takeScene } from './scene-rows.server.ts'

/**
 * Gives a scene a picture that was uploaded to its adventure, or takes it away. Its hotspots stay; under another picture they are to
 * be checked.
 * @throws AppError notFound, invalidInput (a picture of something else); EditConflict
 */
export const setSceneImage = (
  database: Queryable,
  member: Member,
  input: InDraft<SetSceneImageInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const row = await takeScene(tx, root.id, input.sceneId, input.version)
    if (input.assetId !== null) await requireAssetOfAdventure(tx, root.id, input.assetId)
    const another = input.assetId !== null && input.assetId !== row.imageAssetId
    const marked =
      another || input.toCheck ? await markToCheck(tx, row.id, input.toCheck && new Set(input.toCheck)) : []
    const scene = presentScene(await saveScene(tx, row, { imageAssetId: input.assetId }))
    return { scenes: [scene], hotspots: await readHotspots(tx, root.id, marked) }
  })

/** Marks all hotspots of a scene, or exactly those that are named. They keep their versions. @returns those that changed */
async function markToCheck(tx: Transaction, sceneId: string, only: ReadonlySet<string> | undefined): Promise<string[]> {
  const rows = await tx.select({ id: sceneHotspots.id }).from(sceneHotspots).where(eq(sceneHotspots.sceneId, sceneId))
  const changed: string[] = []
  for (const { id } of rows) {
    const toCheck = only?.has(id) ?? true
    const [written] = await tx
      .update(sceneHotspots)
      .set({ toCheck })
      .where(and(eq(sceneHotspots.id, id), eq(sceneHotspots.sceneId, sceneId), ne(sceneHotspots.toCheck, toCheck)))
      .returning({ id: sceneHotspots.id })
    if (written) changed.push(written.id)
  }
  return changed
}
