import { m } from '#app/i18n/generated/messages.js'
import { definePuzzlePrint, filled, needed } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { Presented, Solution } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/video_difference/rules/schema.ts'

export const print = definePuzzlePrint(schemas, {
  pictures: ({ firstStillUrl, secondStillUrl }) => [firstStillUrl, secondStillUrl],
  sheet: ({ presented: { differencesCount }, pictures: [first, second] }) => ({
    first: needed(first),
    second: needed(second),
    count: differencesCount,
    told: m.video_difference_print_told({ count: differencesCount }),
  }),
  key: ({ presented, draft: { configuration, solution }, pictures: [first, second] }) => {
    const names = namesOf(solution, presented)
    return {
      answer: '',
      also: [],
      decoys: [],
      first: needed(first),
      second: needed(second),
      names: names.some((name) => name !== '') ? names.map((name) => name || '–') : [],
      circles: solution.differences.map(({ x, y, radius }, at) => ({
        number: at + 1,
        x,
        y,
        wide: radius,
        high: radius * configuration.stillRatio,
      })),
    }
  },
  inWords: ({ presented, draft: { configuration, solution } }) => ({
    words: filled(namesOf(solution, presented)),
    at: { url: configuration.secondStillUrl, points: solution.differences.map(({ x, y }) => ({ x, y })) },
  }),
})

const namesOf = ({ differences }: Solution, { things }: Presented): string[] =>
  differences.map(({ thing }) => things.find(({ id }) => id === thing)?.text.trim() ?? '')
