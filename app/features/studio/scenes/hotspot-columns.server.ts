import { and, eq, inArray } from 'drizzle-orm'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import type { HotspotType, UpdateHotspotInput } from '#app/features/studio/scenes.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventureItems, adventureNpcs } from '#database/schema/cast.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { adventureScenes } from '#database/schema/scenes.ts'

const nowhere = { targetSceneId: null, targetPuzzleId: null, targetItemId: null, targetNpcId: null }

const targets = {
  scene_link: { table: adventureScenes, column: 'targetSceneId' },
  puzzle: { table: adventurePuzzles, column: 'targetPuzzleId' },
  item: { table: adventureItems, column: 'targetItemId' },
  npc: { table: adventureNpcs, column: 'targetNpcId' },
} as const

/**
 * The four target columns for a hotspot of this type: the one of the type set, the others empty.
 * @throws AppError notFound for a target that is not in this adventure
 */
export async function targetColumns(tx: Transaction, adventureId: string, type: HotspotType, targetId: string | null) {
  if (targetId === null) return nowhere
  const { table, column } = targets[type]
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, targetId), eq(table.adventureId, adventureId)))
  if (!found) throw new AppError('notFound')
  return { ...nowhere, [column]: found.id }
}

type Linked = { type: HotspotType; targetId?: string | null | undefined }

/** Which of the targets of hotspots are there in this adventure, whatever they are. */
export async function existingTargets(
  tx: Transaction,
  adventureId: string,
  hotspots: readonly Linked[],
): Promise<(hotspot: Linked) => string | null> {
  const found = new Set<string>()
  for (const [type, { table }] of Object.entries(targets)) {
    const ids = [
      ...new Set(hotspots.flatMap((hotspot) => (hotspot.type === type && hotspot.targetId ? [hotspot.targetId] : []))),
    ]
    if (ids.length === 0) continue
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), eq(table.adventureId, adventureId)))
    for (const { id } of rows) found.add(`${type} ${id}`)
  }
  return ({ type, targetId }) => (targetId && found.has(`${type} ${targetId}`) ? targetId : null)
}

/** The four target columns for a target that is known to be there. */
export const targetColumnsOf = (type: HotspotType, targetId: string | null) =>
  targetId === null ? nowhere : { ...nowhere, [targets[type].column]: targetId }

/** The columns that a change of a hotspot writes but for its type and target, each one named; `undefined` stays. */
export const hotspotColumns = (
  stored: Record<string, Record<string, unknown>>,
  changes: UpdateHotspotInput['changes'],
  primary: Locale,
) => ({
  name: changes.name,
  x: changes.x,
  y: changes.y,
  width: changes.width,
  height: changes.height,
  shape: changes.shape,
  points: changes.points,
  zIndex: changes.zIndex,
  displayOrder: changes.displayOrder,
  visibilityConditions: changes.visibilityConditions,
  interactionConditions: changes.interactionConditions,
  blockedMessage: changes.blockedMessage,
  toCheck: changes.toCheck,
  translations: mergeTranslations(stored, changes.translations, primary),
  // of a new row; one that is changed keeps what still holds of its own
  translatedFrom: mergeTranslations({}, changes.translatedFrom, primary),
})
