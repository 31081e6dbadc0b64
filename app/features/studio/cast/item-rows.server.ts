import { findItemRows } from '#app/features/adventure/draft.queries.server.ts'
import type { ItemRow } from '#app/features/adventure/draft.queries.server.ts'
import type { UpdateItemInput } from '#app/features/studio/cast.schema.ts'
import { presentItem } from '#app/features/studio/draft.present.ts'
import { foundOne } from '#app/features/studio/edit-draft.server.ts'
import { mergeTranslations } from '#app/features/studio/merge-translations.ts'
import { taking } from '#app/features/studio/take-row.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'

/** The columns that a change of an item writes, each one named; `undefined` stays. */
export const itemColumns = (stored: ItemRow['translations'], changes: UpdateItemInput['changes'], primary: Locale) => ({
  name: changes.name,
  description: changes.description,
  rarity: changes.rarity,
  stackable: changes.stackable,
  consumable: changes.consumable,
  accessibilityText: changes.accessibilityText,
  iconAssetId: changes.iconAssetId,
  useActions: changes.useActions,
  combineRules: changes.combineRules,
  translations: mergeTranslations(stored, changes.translations, primary),
  // of a new row; one that is changed keeps what still holds of its own
  translatedFrom: mergeTranslations({}, changes.translatedFrom, primary),
})

/** The item of this draft in the version that a change started from. @throws AppError notFound; EditConflict */
export const takeItem = taking(findItemRows, (row) => ({ items: [presentItem(row)] }))

export const readItem = async (tx: Transaction, adventureId: string, id: string) =>
  presentItem(foundOne(await findItemRows(tx, adventureId, [id])))
