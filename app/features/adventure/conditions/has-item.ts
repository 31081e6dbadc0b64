import { countOfItems } from '#app/features/engine/limits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { either } from './kind.ts'
import type { ConditionText } from './kind.ts'
import { quotedName, valueText } from './named.ts'

export const hasItem: ConditionText = {
  label: m.studio_when_item,
  choices: [
    { as: 'row', of: 'item', field: 'itemId' },
    { as: 'count', field: 'count', label: m.studio_at_least, most: countOfItems[1] },
  ],
  holds: { yes: m.studio_is_held, no: m.studio_is_not_held },
  sentence: ({ itemId, count = 1 }, negated, { items }) => {
    const name = quotedName(items, itemId)
    return count === 1
      ? either(negated, m.studio_rules_item, m.studio_rules_not_item, { name })
      : either(negated, m.studio_rules_items, m.studio_rules_not_items, { name, count: String(count) })
  },
  now: valueText,
}
