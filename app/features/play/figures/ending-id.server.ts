import { createHash } from 'node:crypto'

/** Under which the plays that came to an ending are counted: a UUID in form, made of its key. */
export function endingId(key: string): string {
  const hash = createHash('sha256').update(`ending ${key}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
