import { isRecord } from '#app/shared/record.ts'
import { byLanguage } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Reapplies a change of older values to the present ones, so that a picture that arrives late reverts nothing.
 * @param seen the values that the change was based on */
export const rebasedFields = (seen: Changes, change: Changes, now: Changes): Changes =>
  Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      byLanguage.has(field) ? value : rebased(seen[field], value, now[field]),
    ]),
  )

function rebased(seen: unknown, mine: unknown, now: unknown): unknown {
  if (isSame(seen, now)) return mine
  if (isSame(seen, mine)) return now
  if (isRecord(seen) && isRecord(mine) && isRecord(now)) return rebasedRecord(seen, mine, now)
  if (!Array.isArray(seen) || !Array.isArray(mine) || !Array.isArray(now)) return mine
  const isIn = (list: readonly unknown[], part: unknown) => list.some((each) => isSame(each, part))
  const stays = now.filter((part) => !isIn(seen, part) || isIn(mine, part))
  return [...stays, ...mine.filter((part) => !isIn(seen, part) && !isIn(now, part))]
}

function rebasedRecord(seen: Changes, mine: Changes, now: Changes): Changes {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(mine)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const isGone = key in seen && (!(key in mine) || !(key in now))
      return isGone ? [] : [[key, key in mine ? rebased(seen[key], mine[key], now[key]) : now[key]]]
    }),
  )
}
