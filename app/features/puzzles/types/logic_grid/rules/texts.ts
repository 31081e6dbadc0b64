import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { replyTextsOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestClue, longestName } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

const own = (label: string, longest: number, path: readonly (string | number)[]): PuzzleText => ({
  half: 'configuration',
  field: 'texts',
  label,
  longest,
  at: { kind: 'own', path },
})

export const texts = ({
  configuration: { categories, clues },
  solution,
}: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  ...categories.flatMap(({ name, items }, category) => {
    const called = name.trim() || m.logic_grid_form_category({ position: category + 1 })
    return [
      own(m.logic_grid_form_category({ position: category + 1 }), longestName, ['categories', category, 'name']),
      ...items.map((_, item) =>
        own(m.logic_grid_form_item({ position: item + 1, name: called }), longestName, [
          'categories',
          category,
          'items',
          item,
        ]),
      ),
    ]
  }),
  ...clues.map((_, clue) => own(m.logic_grid_form_words({ position: clue + 1 }), longestClue, ['clues', clue, 'text'])),
  ...replyTextsOf(solution.decoys),
]
