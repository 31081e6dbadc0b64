import { isFields } from '#app/features/adventure/json-fields.ts'
import type { Fields } from '#app/features/adventure/json-fields.ts'
import { projectVersion } from './project-document.schema.ts'

/** Step n makes a document of version n + 1 out of one of version n, neither of them checked yet. */
export const projectUpgrades: readonly ((document: Fields) => Fields)[] = [
  // 1 -> 2: a puzzle did not say which version of its type wrote it; it was the first of every type
  (document) => ({
    ...document,
    puzzles: Array.isArray(document['puzzles'])
      ? document['puzzles'].map((puzzle: unknown) => (isFields(puzzle) ? { typeVersion: 1, ...puzzle } : puzzle))
      : document['puzzles'],
  }),
]

/** A document as today's version writes it; what is no document, or one of a version that nobody knows, stays as it is. */
export function upgradeProject(document: unknown): unknown {
  if (!isFields(document)) return document
  const { version } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version >= projectVersion)
    return document
  return {
    ...projectUpgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), document),
    version: projectVersion,
  }
}
