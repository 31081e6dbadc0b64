import { createHash } from 'node:crypto'

/** Stands for an e-mail address in counters and logs, which need not hold addresses. */
export const countedAddress = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22)
