import { isRecord } from './changes.ts'

/** The server stores an empty text, list or object as nothing. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Equal after trimming and dropping empty values, as the server stores them. */
export function isStoredAlike(a: unknown, b: unknown): boolean {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b)
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isStoredAlike(a[key], b[key]))
  return areSimplyAlike(a, b, isStoredAlike)
}

function areSimplyAlike(a: unknown, b: unknown, isAlike: (a: unknown, b: unknown) => boolean): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a.trim() === b.trim()
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => isAlike(each, b[at]))
  return a === b
}
