import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { replyTextsOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { longestAlt, longestBin, longestItem } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'
import { schemas } from './schema.ts'

const own = (label: string, longest: number, path: readonly (string | number)[]): PuzzleText => ({
  half: 'configuration',
  field: 'texts',
  label,
  longest,
  at: { kind: 'own', path },
})

export function texts(draft: PuzzleDraft<Configuration, Solution>): PuzzleText[] {
  const { configuration, solution } = draft
  const order =
    solution.correctOrder.length === configuration.items.length
      ? solution.correctOrder
      : configuration.items.map((_, item) => item)
  const bins = configuration.layout === 'bins' ? configuration.bins : []
  return [
    ...fieldTexts(schemas, draft, 'firstLabel'),
    ...order.map((item, index) =>
      own(m.ordering_sorting_form_item({ position: index + 1 }), longestItem, ['items', item]),
    ),
    ...configuration.pictures.map(({ card }, index) =>
      own(m.ordering_sorting_form_alt_of({ position: order.indexOf(card) + 1 }), longestAlt, [
        'pictures',
        index,
        'alt',
      ]),
    ),
    ...bins.map((_, index) => own(m.ordering_sorting_form_bin({ position: index + 1 }), longestBin, ['bins', index])),
    ...fieldTexts(schemas, draft, 'lastLabel'),
    ...replyTextsOf(solution.decoys),
  ]
}
