import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage, Verdict } from '#app/features/puzzles/contract/contract.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { codeForm, matchCode } from './rules/match.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

type Puzzle = DraftPerLanguage<Configuration, Solution>

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, { code }, { language }) => {
    const own = puzzle[language] ?? Object.values(puzzle)[0]
    if (!own) throw new Error('A code puzzle without any language')
    const judged = own.solution.anyLanguage ? locales.flatMap((locale) => puzzle[locale] ?? []) : [own]
    const matches = judged.map((draft) => matchCode(code, draft.configuration, draft.solution))
    if (matches.some((match) => match.kind === 'right')) return { outcome: 'solved' }
    const key = codeForm(code, own.configuration, own.solution)
    const decoy = matches.find((match) => match.kind === 'decoy')
    return { outcome: 'wrong', key, ...(decoy && { reply: repliesOf(puzzle, code) }) } satisfies Verdict
  },
  reveal: ({ solution }) => (solution.correctCode.trim() === '' ? null : { code: solution.correctCode }),
  hidden: {
    accepted: (puzzle) =>
      Object.values(puzzle).flatMap(({ configuration, solution }) =>
        [solution.correctCode, ...solution.alternatives]
          .filter((code) => code.trim() !== '')
          .map((code) => codeForm(code, configuration, solution)),
      ),
    given: (puzzle, { code }) =>
      Object.values(puzzle).map(({ configuration, solution }) => codeForm(code, configuration, solution)),
    withoutAnswers: ({ configuration, solution }) => ({
      configuration: { ...configuration, codeLength: 1 },
      solution: { ...solution, correctCode: '', alternatives: [] },
    }),
  },
})

function repliesOf(puzzle: Puzzle, code: string): LocalText {
  const replies: LocalText = {}
  for (const locale of locales) {
    const draft = puzzle[locale]
    const match = draft && matchCode(code, draft.configuration, draft.solution)
    if (draft && match?.kind === 'decoy') replies[locale] = draft.solution.decoys[match.index]?.reply
  }
  return replies
}
