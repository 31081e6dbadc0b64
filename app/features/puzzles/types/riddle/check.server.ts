import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { judgeTyped } from '#app/features/puzzles/kit/rules/judge-typed.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { answerKey } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { ungrouped } from '#app/features/puzzles/kit/rules/unify-numbers.ts'
import { acceptedBy, answerForm, matchRiddle, ruleOf, shownAnswer } from './rules/match.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

const draftsOf = (puzzle: DraftPerLanguage<Configuration, Solution>) =>
  locales.flatMap((locale) => {
    const draft = puzzle[locale]
    return draft ? [{ locale, draft }] : []
  })

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, { text }, { language }) =>
    judgeTyped(puzzle, text, language, {
      match: matchRiddle,
      formOf: (typed, draft, locale) => answerKey(typed, ruleOf(draft), locale),
    }),
  reveal: shownAnswer,
  hidden: {
    // Only codes are compared by their normal form alone
    accepted: (puzzle) =>
      Object.values(puzzle).every(({ solution }) => solution.answerKind === 'code')
        ? draftsOf(puzzle).flatMap(({ locale, draft }) =>
            acceptedBy(draft.solution)
              .filter((text) => text.trim() !== '')
              .map((text) => answerForm(text, draft, locale)),
          )
        : null,
    given: (puzzle, { text }, language) =>
      draftsOf(puzzle).flatMap(({ locale, draft }) =>
        [text, ungrouped(text, language)].map((typed) => answerForm(typed, draft, locale)),
      ),
    withoutAnswers: ({ configuration, solution }) => ({
      configuration: { ...configuration, wordLengths: [] },
      solution: { ...solution, correctAnswers: [], synonyms: [] },
    }),
  },
})
