import { goalSteps } from '#app/features/engine/goal.schema.ts'
import { longest, mostEffects, mostRules } from '#app/features/engine/limits.ts'
import { choice, json, jsonList, limited, picture, requiredWords, words, yesNo } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'

const ruleLimits = {
  message: longest.said,
  hints: goalSteps.length,
  'hints.text': longest.line,
  effects: mostEffects,
}

export const item = rowKind({
  name: 'item',
  list: 'items',
  label: m.studio_type_item,
  nameField: 'name',
  tab: 'items',
  full: m.studio_full_items,
  adventures: ['online-adventure'],
  parent: null,
  limit: 500,
  place: null,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, { long: true, hint: m.studio_item_description_hint }),
    rarity: choice(m.studio_item_rarity, {
      common: m.play_thing_rarity_common,
      uncommon: m.play_thing_rarity_uncommon,
      rare: m.play_thing_rarity_rare,
      epic: m.play_thing_rarity_epic,
      legendary: m.play_thing_rarity_legendary,
    }),
    stackable: yesNo(m.studio_item_stackable, { hint: m.studio_item_stackable_hint }),
    consumable: yesNo(m.studio_item_consumable, { hint: m.studio_item_consumable_hint }),
    accessibilityText: words(m.studio_item_accessibility, 1_000, {
      long: true,
      hint: m.studio_item_accessibility_hint,
      optional: true,
    }),
    iconAssetId: picture(m.studio_item_icon, { purpose: 'item', aspect: '1 / 1' }),
    useActions: limited(json(m.studio_field_rules_uses, 'texts'), { ...ruleLimits, uses: mostRules }),
    combineRules: limited(jsonList(m.studio_item_combinations, mostRules), ruleLimits),
  },
})

export type ItemRow = RowOf<typeof item>
