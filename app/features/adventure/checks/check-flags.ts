import { leavesOf } from '#app/features/engine/condition.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import { readCondition } from '#app/features/adventure/read-condition.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'
import { conditionSources } from './sources.ts'

/** A flag that a condition waits for is set somewhere: a misspelt one would wait for ever. */
export const checkFlags: Check = ({ draft, compiled }) => {
  const effects = compiled ? effectsOf(compiled.secrets) : []
  const set = new Set(effects.flatMap((effect) => (effect.type === 'set_flag' ? [effect.flag] : effect.type === 'change_counter' ? [effect.counter] : [])))
  return conditionSources(draft).flatMap(({ where, name, raw }) => {
    const leaves = leavesOf(readCondition(raw) ?? {})
    const flags = new Set(leaves.flatMap((leaf) => (leaf.type === 'flag_set' || leaf.type === 'flag_compared' ? [leaf.flag] : [])))
    return [...flags].filter((flag) => !set.has(flag)).map((flag) => finding('flag_never_set', where, { name, flag }))
  })
}
