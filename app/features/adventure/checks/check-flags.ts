import { idsOfKind, referencesOf } from '#app/features/engine/condition.schema.ts'
import { referencesOfEffect } from '#app/features/engine/effect.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import { readCondition } from '#app/features/adventure/read-condition.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { conditionsOf } from './search/variables.ts'
import { conditionSources } from './sources.ts'

/** Every flag that a condition waits for must be set somewhere: a misspelt one would wait forever. */
export const checkFlags: Check = (subject) => [...neverSet(subject), ...neverRead(subject)]

/** May be a typo or a leftover; `health` and other counters may exist only to be shown. */
const neverRead: Check = ({ draft, compiled }) => {
  if (!compiled) return []
  const read = new Set(idsOfKind(conditionsOf(compiled).flatMap(referencesOf), 'flag'))
  const set = new Set(idsOfKind(effectsOf(compiled.secrets).flatMap(referencesOfEffect), 'flag'))
  const { id, title } = draft.adventure
  return [...set]
    .filter((flag) => !read.has(flag))
    .map((flag) => finding('flag_never_read', { entity: 'adventure', id }, { name: title, flag }))
}

const neverSet: Check = ({ draft, compiled }) => {
  const effects = compiled ? effectsOf(compiled.secrets) : []
  const set = new Set(idsOfKind(effects.flatMap(referencesOfEffect), 'flag', 'counter'))
  return conditionSources(draft).flatMap(({ where, name, raw }) => {
    const flags = new Set(idsOfKind(referencesOf(readCondition(raw) ?? {}), 'flag'))
    return [...flags].filter((flag) => !set.has(flag)).map((flag) => finding('flag_never_set', where, { name, flag }))
  })
}
