import type { Condition } from '#app/features/engine/condition.schema.ts'
import { isGroup, leavesOf } from '#app/features/engine/condition.schema.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import type { Compiled } from './check.ts'

/** What the conditions of an edition look at: only that can tell two moments of it apart. */
export interface Watched {
  visits: boolean
  hints: boolean
  /** The most wrong answers that some condition waits for; 0 when none does. */
  attempts: number
  /** Minutes that some condition waits for, in order. */
  minutes: number[]
  /** Nothing that is gained can ever stand in the way: then gaining at once is always right. */
  growsOnly: boolean
}

export function watchedBy({ document, secrets }: Compiled): Watched {
  const conditions = conditionsOf(document)
  const leaves = conditions.flatMap(leavesOf)
  const has = (type: string) => leaves.some((leaf) => leaf.type === type)
  const attempts = Math.max(0, ...leaves.map((leaf) => (leaf.type === 'attempts' ? leaf.atLeast : 0)))
  const takes = effectsOf(secrets).some(
    (effect) => effect.type === 'take_item' || effect.type === 'change_counter' || (effect.type === 'set_flag' && !effect.value),
  )
  return {
    visits: has('scene_visited'),
    hints: has('hints_used'),
    attempts,
    minutes: leaves.flatMap((leaf) => (leaf.type === 'minutes_elapsed' ? [leaf.atLeast] : [])).toSorted((a, b) => a - b),
    // a solved puzzle takes no more answers or hints, so that solving can come too early
    growsOnly: !takes && !has('flag_compared') && !has('hints_used') && attempts === 0 && !conditions.some(negates),
  }
}

const conditionsOf = (document: EditionDocument): Condition[] =>
  document.scenes.flatMap((scene) => [
    ...scene.hotspots.flatMap((hotspot) => [hotspot.visible, hotspot.usable]),
    ...(scene.ending ? [scene.ending.conditions] : []),
  ])

function negates(condition: Condition): boolean {
  if (!isGroup(condition)) return false
  if (condition.type === 'not') return true
  return condition.of.some(negates)
}
