import { createHash } from 'node:crypto'
import type { Compiled } from './checks/check.ts'

/** The same text for the same value, whatever the order in which its keys were written: jsonb gives them back in its own. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}

/** Says whether two editions are the same, secrets included: SHA-256 of both documents, as hex. */
export const contentHash = ({ document, secrets }: Compiled): string =>
  createHash('sha256')
    .update(canonical([document, secrets]))
    .digest('hex')
