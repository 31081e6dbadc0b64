import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { longestSignName } from './limits.ts'
import { lockOf } from './locks.ts'
import type { Configuration, Solution } from './schema.ts'
import { schemas } from './schema.ts'

export function texts(draft: PuzzleDraft<Configuration, Solution>): PuzzleText[] {
  const { configuration } = draft
  const signs = lockOf(configuration) === 'signs' ? configuration.signs : []
  return [
    ...signs.map((_, index): PuzzleText => ({
      half: 'configuration',
      field: 'signTexts',
      label: m.code_entry_form_sign_name({ position: index + 1 }),
      longest: longestSignName,
      at: { kind: 'own', path: ['signs', index, 'name'] },
    })),
    ...fieldTexts(schemas, draft, 'correctCode', 'alternatives', 'decoys'),
  ]
}
