import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { definePuzzlePrint } from '#app/features/puzzles/contract/puzzle-print.ts'
import { clueText } from '#app/features/puzzles/types/logic_grid/rules/clue-text.ts'
import type { Configuration } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

function rowsText({ categories, texts }: Configuration, mapping: readonly (readonly number[])[]): string {
  const name = (category: number, item: number) => ownText(texts, categories[category]?.items[item] ?? '')
  return mapping
    .map((row, item) => [name(0, item), ...row.map((other, column) => name(column + 1, other))].join(' + '))
    .join('; ')
}

export const print = definePuzzlePrint(schemas, {
  sheet: ({ presented: { categories, clues } }) => ({
    categories: categories.map(({ name, items }) => ({ name, items })),
    clues: clues.map((clue) => clueText(clue, categories, getLocale())),
    answer: m.logic_grid_print_answer(),
  }),
  key: ({ presented: { categories }, draft: { configuration, solution }, answer: { mapping } }) => ({
    answer: '',
    also: [],
    decoys: solution.decoys.map((decoy) => ({
      answer: rowsText(configuration, decoy.mapping),
      reply: ownText(solution.replyTexts, decoy.reply),
    })),
    categories: categories.map(({ name, items }) => ({ name, items })),
    rows: mapping.map((row, item) => [
      categories[0]!.items[item]!,
      ...row.map((other, column) => categories[column + 1]!.items[other]!),
    ]),
  }),
  inWords: ({ presented: { categories }, answer: { mapping } }) => ({
    words: mapping.map((row, item) =>
      [categories[0]!.items[item]!, ...row.map((other, column) => categories[column + 1]!.items[other]!)].join(' + '),
    ),
  }),
})
