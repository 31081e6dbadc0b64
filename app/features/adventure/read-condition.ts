import type { Condition } from '#app/features/engine/condition.schema.ts'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'

/** Reads a condition from an author's JSON; null if it is invalid, which must never be taken for "always". */
export function readCondition(raw: unknown): Condition | null {
  const read = conditionSchema.safeParse(raw ?? {})
  return read.success ? read.data : null
}
