import type { Locale } from '#app/i18n/locale.ts'
import type { EditionItem } from '#app/features/engine/edition.schema.ts'
import type { SecretItem } from '#app/features/engine/edition-secrets.schema.ts'
import type { DraftItem } from './draft.server.ts'
import { readCombination, readUses } from './read-item-rules.ts'
import { wordsOf } from './words.ts'

/** Both halves of an item; uses and combinations that cannot be read stay in the draft. */
export function compileItem(row: DraftItem, languages: readonly Locale[]): { item: EditionItem; secret: SecretItem } {
  const { id, rarity, stackable, consumable, iconAssetId } = row
  const [primary] = languages
  return {
    item: {
      id,
      rarity,
      stackable,
      consumable,
      iconAssetId,
      name: wordsOf(row, 'name', languages),
      description: wordsOf(row, 'description', languages),
      accessibilityText: wordsOf(row, 'accessibilityText', languages),
    },
    secret: {
      id,
      uses: readUses(row.useActions, primary!).filter((use) => use !== null),
      combinations: row.combineRules.map((rule) => readCombination(rule, primary!)).filter((rule) => rule !== null),
    },
  }
}
