import { referencesOfEffect } from '#app/features/engine/effect.schema.ts'
import type { SecretItem } from '#app/features/engine/edition-secrets.schema.ts'
import { readCombination, readUses } from '#app/features/adventure/read-item-rules.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { lookupOf, missingIn } from './references.ts'

type Rule = SecretItem['uses'][number] | SecretItem['combinations'][number]

export const checkItems: Check = ({ draft }) => {
  const has = lookupOf(draft)
  const primary = draft.adventure.primaryLanguage
  const hotspots = new Set(draft.hotspots.map(({ id }) => id))
  const isWhole = (rule: Rule | null): boolean => {
    if (rule === null) return false
    if ('hotspotId' in rule && rule.hotspotId !== null && !hotspots.has(rule.hotspotId)) return false
    const items = 'withItemId' in rule ? [rule.withItemId, rule.resultItemId].filter((id) => id !== null) : []
    return (
      missingIn(rule.conditions, has).length === 0 &&
      rule.effects.flatMap(referencesOfEffect).every(has) &&
      items.every((id) => has({ kind: 'item', id }))
    )
  }
  return draft.items.flatMap((row) => {
    const lists = {
      useActions: readUses(row.useActions, primary),
      combineRules: row.combineRules.map((rule) => readCombination(rule, primary)),
    }
    return Object.entries(lists).flatMap(([field, rules]) =>
      rules.flatMap((rule, at) =>
        isWhole(rule)
          ? []
          : [
              finding(
                'item_rules_unreadable',
                { entity: 'item', id: row.id, field: `${field}.${at}` },
                { name: row.name, position: at + 1 },
              ),
            ],
      ),
    )
  })
}
