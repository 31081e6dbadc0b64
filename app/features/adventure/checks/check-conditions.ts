import { readCondition } from '#app/features/adventure/read-condition.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { lookupOf, missingIn } from './references.ts'
import { conditionSources } from './sources.ts'

export const checkConditions: Check = ({ draft }) => {
  const has = lookupOf(draft)
  return conditionSources(draft).flatMap(({ where, name, raw }) => {
    const condition = readCondition(raw)
    if (!condition) return [finding('condition_unreadable', where, { name })]
    const kinds = new Set(missingIn(condition, has).map(({ kind }) => kind))
    return [...kinds].map((kind) => finding('condition_reference_missing', where, { name, kind }))
  })
}
