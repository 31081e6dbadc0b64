import { choice, file, json, jsonList, requiredWords, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'

export const item = rowKind({
  name: 'item',
  list: 'items',
  adventures: ['online-adventure'],
  parent: null,
  limit: 500,
  place: null,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, 'long'),
    rarity: choice(m.studio_item_rarity, ['common', 'uncommon', 'rare', 'epic', 'legendary']),
    stackable: yesNo(m.studio_item_stackable),
    consumable: yesNo(m.studio_item_consumable),
    accessibilityText: words(m.studio_item_accessibility, 1_000, 'long'),
    iconAssetId: file(m.studio_item_icon, 'picture'),
    useActions: json(m.studio_field_rules_uses, 'texts'),
    combineRules: jsonList(m.studio_field_rules_combinations, 50),
  },
})

export type ItemRow = RowOf<typeof item>
