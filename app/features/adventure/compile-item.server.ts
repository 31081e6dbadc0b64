import type { Locale } from '#app/i18n/locale.ts'
import type { EditionItem } from '#app/features/engine/edition.schema.ts'
import type { SecretItem } from '#app/features/engine/edition-secrets.schema.ts'
import type { DraftItem } from './draft.server.ts'
import { asRecord } from '#app/shared/record.ts'
import { readCombination, readUses } from './read-item-rules.ts'
import { localTextOf } from './words.ts'

/** Both halves of an item, without unreadable uses and combinations. @param all the draft's items */
export function compileItem(
  row: DraftItem,
  all: readonly Pick<DraftItem, 'id' | 'consumable'>[],
  languages: readonly Locale[],
): { item: EditionItem; secret: SecretItem } {
  const { id, rarity, stackable, consumable, iconAssetId } = row
  const [primary] = languages
  return {
    item: {
      id,
      rarity,
      stackable,
      consumable,
      iconAssetId,
      name: localTextOf(row, 'name', languages),
      description: localTextOf(row, 'description', languages),
      accessibilityText: localTextOf(row, 'accessibilityText', languages),
    },
    secret: {
      id,
      uses: readUses(row.useActions, primary!).filter((use) => use !== null),
      combinations: row.combineRules.flatMap((raw) => {
        const rule = readCombination(raw, primary!)
        return rule ? [asRecord(raw)['uses_up'] === true ? usingUp(rule, row.id, all) : rule] : []
      }),
    },
  }
}

/** Consumable items are removed anyway, so only the others are taken. */
function usingUp(
  rule: SecretItem['combinations'][number],
  itemId: string,
  all: readonly Pick<DraftItem, 'id' | 'consumable'>[],
): SecretItem['combinations'][number] {
  const lost = [itemId, rule.withItemId].filter((id) => !all.some((item) => item.id === id && item.consumable))
  const taken = lost.map((id) => ({ type: 'take_item' as const, itemId: id, count: 1 }))
  return { ...rule, effects: [...taken, ...rule.effects] }
}
