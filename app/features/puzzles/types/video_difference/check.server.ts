import type { Verdict } from '#app/features/puzzles/contract/contract.ts'
import { picksKey } from '#app/features/puzzles/kit/picture/picks.ts'
import { placeHint } from '#app/features/puzzles/kit/picture/place-hint.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { compare, differentPlaces, wholeAnswer } from './rules/compare.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, answer, { language, progress }) => {
    const own = puzzle[language] ?? Object.values(puzzle)[0]
    if (!own) throw new Error('Two stills without any language')
    const result = compare(own, answer, progress)
    if (!result) return { outcome: 'wrong', key: picksKey(answer) }
    if (result.isComplete) return { outcome: 'solved' }
    return { outcome: 'partial', progress: result.found, view: result.view, again: !result.isNew } satisfies Verdict
  },
  reveal: wholeAnswer,
  hint: (puzzle, notes, known) => {
    const draft = Object.values(puzzle)[0]
    return draft
      ? placeHint(puzzle, differentPlaces(draft), { notes, known, kind: 'quarter' })
      : { outcome: 'complete' }
  },
})
