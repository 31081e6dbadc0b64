import type { Condition } from '#app/features/engine/condition.schema.ts'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'

/** A condition as an author's JSON holds it; null when it is none, which must never be taken for "always". */
export function readCondition(raw: unknown): Condition | null {
  const read = conditionSchema.safeParse(raw ?? {})
  return read.success ? read.data : null
}
