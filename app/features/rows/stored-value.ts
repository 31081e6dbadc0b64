import { isRecord } from '#app/shared/record.ts'
import { withoutUnseen } from '#app/shared/visible-text.ts'

/** The server stores empty texts, lists and objects as nothing. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

/** Compares as the server stores: texts are trimmed, empty values and invisible characters dropped. */
export function isStoredAlike(a: unknown, b: unknown): boolean {
  if (a instanceof Date || b instanceof Date)
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime()
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b)
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isStoredAlike(a[key], b[key]))
  if (typeof a === 'string' && typeof b === 'string') return withoutUnseen(a).trim() === withoutUnseen(b).trim()
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, at) => isStoredAlike(each, b[at]))
  return a === b
}
