import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { replyTextsOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestAlt, longestBin, longestEnd, longestItem } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

export function texts({ configuration, solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] {
  const order =
    solution.correctOrder.length === configuration.items.length
      ? solution.correctOrder
      : configuration.items.map((_, item) => item)
  const isOfBins = configuration.layout === 'bins'
  return [
    {
      half: 'configuration',
      field: 'firstLabel',
      label: m.ordering_sorting_form_first(),
      longest: longestEnd,
      at: { kind: 'text' },
    },
    ...order.map((item, index): PuzzleText => ({
      half: 'configuration',
      field: 'texts',
      label: m.ordering_sorting_form_item({ position: index + 1 }),
      longest: longestItem,
      at: { kind: 'own', path: ['items', item] },
    })),
    ...configuration.pictures.map(({ card }, index): PuzzleText => ({
      half: 'configuration',
      field: 'texts',
      label: m.ordering_sorting_form_alt_of({ position: order.indexOf(card) + 1 }),
      longest: longestAlt,
      at: { kind: 'own', path: ['pictures', index, 'alt'] },
    })),
    ...(isOfBins ? configuration.bins : []).map((_, index): PuzzleText => ({
      half: 'configuration',
      field: 'texts',
      label: m.ordering_sorting_form_bin({ position: index + 1 }),
      longest: longestBin,
      at: { kind: 'own', path: ['bins', index] },
    })),
    {
      half: 'configuration',
      field: 'lastLabel',
      label: m.ordering_sorting_form_last(),
      longest: longestEnd,
      at: { kind: 'text' },
    },
    ...replyTextsOf(solution.decoys),
  ]
}
