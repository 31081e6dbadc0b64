import type { Locale } from '#app/i18n/locale.ts'
import type { LockTemplate, LockTemplates } from '#app/features/puzzles/contract/lock-template.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import { puzzleTypes } from './puzzle-types.ts'

const templates = import.meta.glob<LockTemplates>('../types/*/lock-template.server.ts', {
  eager: true,
  import: 'lockTemplate',
})

const fileOf = (type: string): string => `../types/${type}/lock-template.server.ts`

const missing = puzzleTypes.filter(({ id }) => !Object.hasOwn(templates, fileOf(id)))
if (missing.length > 0)
  throw new Error(
    `Puzzle types cannot be a lock: ${missing.map(({ id }) => `types/${id} has no lock-template.server.ts`).join('; ')}`,
  )

/** With every field of its draft. */
export function lockTemplateOf(type: PuzzleType, language: Locale): LockTemplate {
  const template = templates[fileOf(type.id)]!(language)
  const read = type.read(template.draft)
  if (!read) throw new Error(`The lock template of ${type.id} cannot be read`)
  const { configuration, solution } = read
  return { ...template, draft: type.settle({ configuration, solution }) }
}
