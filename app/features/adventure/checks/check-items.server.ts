import { readCombination, readUses } from '#app/features/adventure/read-item-rules.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { lookupOf, missingIn, referencesOfEffect } from './references.ts'

export const checkItems: Check = ({ draft }) => {
  const has = lookupOf(draft)
  const primary = draft.adventure.primaryLanguage
  return draft.items.flatMap((row) => {
    const where = { entity: 'item', id: row.id } as const
    const rules = [
      ...readUses(row.useActions, primary),
      ...row.combineRules.map((rule) => readCombination(rule, primary)),
    ]
    const read = rules.filter((rule) => rule !== null)
    const missing = read.some((rule) => {
      const named = [
        ...missingIn(rule.conditions, has),
        ...rule.effects.flatMap(referencesOfEffect).filter((reference) => !has(reference)),
      ]
      const items = 'withItemId' in rule ? [rule.withItemId, rule.resultItemId].filter((id) => id !== null) : []
      return named.length > 0 || items.some((id) => !has({ kind: 'item', id }))
    })
    return read.length < rules.length || missing ? [finding('item_rules_unreadable', where, { name: row.name })] : []
  })
}
