import { m } from '#app/i18n/generated/messages.js'
import { definePuzzlePrint, filled } from '#app/features/puzzles/contract/puzzle-print.ts'
import { stretchesOf } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import { acceptedBy } from '#app/features/puzzles/types/riddle/rules/match.ts'
import { schemas } from '#app/features/puzzles/types/riddle/rules/schema.ts'
import { lengthsText } from '#app/features/puzzles/types/riddle/rules/word-lengths.ts'

export const print = definePuzzlePrint(schemas, {
  sheet: ({ presented: { riddleText, wordLengths, caseSensitive } }) => ({
    stretches: stretchesOf(riddleText),
    lengths: wordLengths,
    told: [wordLengths ? lengthsText(wordLengths) : '', caseSensitive ? m.riddle_case_matters() : '']
      .filter(Boolean)
      .join(' '),
    answer: m.riddle_answer(),
  }),
  key: ({ draft: { solution }, answer }) => ({
    answer: answer.text,
    also: filled(acceptedBy(solution)).filter((text) => text !== answer.text),
    decoys: solution.decoys,
  }),
})
