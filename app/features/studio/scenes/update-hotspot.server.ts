import { and, eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { presentHotspot } from '#app/features/studio/draft.present.ts'
import { editDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftRoot, InDraft } from '#app/features/studio/edit-draft.server.ts'
import type { DraftChange } from '#app/features/studio/editor-result.ts'
import type { UpdateHotspotInput } from '#app/features/studio/scenes.schema.ts'
import { translatedFromAfter } from '#app/features/studio/texts/translated-from.ts'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { defined } from '#app/shared/defined.ts'
import { sceneHotspots } from '#database/schema/scenes.ts'
import { hotspotColumns, targetColumns } from './hotspot-columns.server.ts'
import { readHotspots, takeHotspot } from './hotspot-rows.server.ts'

/**
 * Saves what changed of a hotspot. Another type clears its target, unless the change brings a new one.
 * @throws AppError notFound (hotspot or target); EditConflict
 */
export const updateHotspot = (
  database: Queryable,
  member: Member,
  input: InDraft<UpdateHotspotInput>,
): Promise<DraftChange> =>
  editDraft(database, member, input, async (tx, root) => {
    const id = await saveHotspot(tx, root, input)
    return { hotspots: await readHotspots(tx, root.id, [id]) }
  })

/** Writes one change inside a save. @returns the id of the hotspot @throws AppError notFound (hotspot or target); EditConflict */
export async function saveHotspot(
  tx: Transaction,
  root: DraftRoot,
  { hotspotId, version, changes }: Pick<UpdateHotspotInput, 'hotspotId' | 'version' | 'changes'>,
): Promise<string> {
  const row = await takeHotspot(tx, root.id, hotspotId, version)
  const type = changes.type ?? row.type
  const relinks = type !== row.type || changes.targetId !== undefined
  const texts = hotspotColumns(row.translations, changes, root.primaryLanguage)
  const columns = {
    ...texts,
    type,
    ...(relinks ? await targetColumns(tx, root.id, type, changes.targetId ?? null) : {}),
  }
  const before = presentHotspot(row)
  const translatedFrom = translatedFromAfter(
    'hotspot',
    before,
    { ...before, ...defined(texts) },
    changes.translatedFrom,
    root.primaryLanguage,
  )
  await tx
    .update(sceneHotspots)
    .set({ ...columns, translatedFrom, version: row.version + 1 })
    .where(
      and(eq(sceneHotspots.id, row.id), eq(sceneHotspots.sceneId, row.sceneId), eq(sceneHotspots.version, row.version)),
    )
  return row.id
}
