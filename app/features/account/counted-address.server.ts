import { createHash } from 'node:crypto'

/** A hash, so that counters and logs hold no addresses. */
export const countedAddress = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22)
