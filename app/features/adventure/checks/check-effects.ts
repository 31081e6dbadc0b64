import { referencesOfEffect } from '#app/features/engine/effect.schema.ts'
import { readEffects } from '#app/features/adventure/read-effects.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { lookupOf } from './references.ts'
import { effectSources } from './sources.ts'

export const checkEffects: Check = ({ draft }) => {
  const has = lookupOf(draft)
  return effectSources(draft).flatMap(({ where, name, raw }) => {
    const effects = readEffects(raw, draft.adventure.primaryLanguage)
    if (!effects) return [finding('effects_unreadable', where, { name })]
    const missing = effects.flatMap(referencesOfEffect).filter((reference) => !has(reference))
    return [...new Set(missing.map(({ kind }) => kind))].map((kind) =>
      finding('effect_reference_missing', where, { name, kind }),
    )
  })
}
