import { isRecord } from './changes.ts'
import type { Changes } from './changes.ts'

/** Whether the server takes a value away when it is stored: a text, a list or an object without anything in it. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** What a row holds of a field of its change command; a picture is sent by its id. */
export function storedAt(row: Changes, field: string): unknown {
  if (field in row || !field.endsWith('AssetId')) return row[field] ?? null
  return (row[field.slice(0, -'AssetId'.length)] as { id: string } | null | undefined)?.id ?? null
}

/** Whether two values are stored as one: the server trims texts and takes what is empty away. */
export function isStoredAlike(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b)
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isStoredAlike(a[key], b[key]))
  return areSimplyAlike(a, b, isStoredAlike)
}

/** Whether a stored value is what was sent: objects are completed with defaults, and a language whose texts were all taken away is gone. */
export function holdsSent(stored: unknown, sent: unknown): boolean {
  if (isNothing(sent) && isNothing(stored)) return true
  if (isRecord(sent) && (isRecord(stored) || stored === undefined || stored === null))
    return Object.entries(sent).every(([key, value]) => holdsSent(stored?.[key], value))
  return areSimplyAlike(stored, sent, holdsSent)
}

/** Texts, lists and single values. */
function areSimplyAlike(a: unknown, b: unknown, isAlike: (a: unknown, b: unknown) => boolean): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => isAlike(each, b[at]))
  return a === b
}
