import { leavesOf } from '#app/features/engine/condition.schema.ts'
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
  const read = new Set(
    conditionsOf(compiled)
      .flatMap(leavesOf)
      .flatMap((leaf) => (leaf.type === 'flag_set' || leaf.type === 'flag_compared' ? [leaf.flag] : [])),
  )
  const set = new Set(
    effectsOf(compiled.secrets).flatMap((effect) => (effect.type === 'set_flag' ? [effect.flag] : [])),
  )
  const { id, title } = draft.adventure
  return [...set]
    .filter((flag) => !read.has(flag))
    .map((flag) => finding('flag_never_read', { entity: 'adventure', id }, { name: title, flag }))
}

const neverSet: Check = ({ draft, compiled }) => {
  const effects = compiled ? effectsOf(compiled.secrets) : []
  const set = new Set(
    effects.flatMap((effect) =>
      effect.type === 'set_flag' ? [effect.flag] : effect.type === 'change_counter' ? [effect.counter] : [],
    ),
  )
  return conditionSources(draft).flatMap(({ where, name, raw }) => {
    const leaves = leavesOf(readCondition(raw) ?? {})
    const flags = new Set(
      leaves.flatMap((leaf) => (leaf.type === 'flag_set' || leaf.type === 'flag_compared' ? [leaf.flag] : [])),
    )
    return [...flags].filter((flag) => !set.has(flag)).map((flag) => finding('flag_never_set', where, { name, flag }))
  })
}
