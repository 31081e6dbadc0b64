import { and, eq } from 'drizzle-orm'
import { m } from '#app/i18n/generated/messages.js'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import type { HotspotType, UpdateHotspotInput } from '#app/features/studio/scenes.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventureItems, adventureNpcs, adventurePuzzles, adventureScenes } from '#database/schema/adventures.ts'

const nowhere = { targetSceneId: null, targetPuzzleId: null, targetItemId: null, targetNpcId: null }

const targets = {
  scene_link: { table: adventureScenes, column: 'targetSceneId' },
  puzzle: { table: adventurePuzzles, column: 'targetPuzzleId' },
  item: { table: adventureItems, column: 'targetItemId' },
  npc: { table: adventureNpcs, column: 'targetNpcId' },
} as const

const defaultNames = {
  scene_link: m.studio_defaults_scene_link,
  puzzle: m.studio_defaults_puzzle,
  item: m.studio_defaults_item,
  npc: m.studio_defaults_npc,
}

/** What a new hotspot is called, in the language that the adventure is written in. */
export const defaultHotspotName = (type: HotspotType, language: Locale): string => defaultNames[type]({}, { locale: language })

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

/** The columns that a change of a hotspot writes but for its type and target, each one named; `undefined` stays. */
export const hotspotColumns = (stored: Record<string, Record<string, unknown>>, changes: UpdateHotspotInput['changes'], primary: Locale) => ({
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
  translations: mergeTranslations(stored, changes.translations, primary),
})
