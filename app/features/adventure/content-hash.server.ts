import { createHash } from 'node:crypto'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import type { Compiled } from './checks/check.ts'

/** Hash of the game itself, without its title. */
export const gameHash = (compiled: Compiled): string =>
  contentHash({ ...compiled, document: { ...compiled.document, title: {} } })

/** The public half and the secret half. */
export type Halves = {
  document: Record<string, unknown> & { schemaVersion: number }
  secrets: Record<string, unknown>
}

export const contentHash = ({ document, secrets }: Halves): string =>
  createHash('sha256')
    .update(canonicalJson([document, secrets]))
    .digest('hex')
