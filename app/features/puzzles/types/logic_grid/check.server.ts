import { decoyOf, replyIn } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { judgedDrafts } from '#app/features/puzzles/kit/rules/judged-drafts.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { checkView, readChecked } from './rules/checked.ts'
import { deductionHint } from './rules/deduction.server.ts'
import { checkSoFar, judgeDecoy, judgeMapping, rightAnswer } from './rules/grid.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, answer, { language, progress }) => {
    const { own } = judgedDrafts(puzzle, language, () => false)
    if (answer.soFar) {
      const checked = checkSoFar(own.draft, answer, readChecked(progress))
      return checked
        ? { outcome: 'partial', progress: { ...checked }, view: checkView(own.draft, checked) }
        : { outcome: 'malformed' }
    }
    const judged = judgeMapping(own.draft, answer)
    if (judged.kind === 'none') return { outcome: 'malformed' }
    if (judged.kind === 'right') return { outcome: 'solved' }
    const decoy = decoyOf(own.draft.solution.decoys, judged.key, (each) => judgeDecoy(own.draft, each))
    return { outcome: 'wrong', key: judged.key, ...(decoy && { reply: replyIn(puzzle, decoy.reply) }) }
  },
  reveal: rightAnswer,
  hint: deductionHint,
})
