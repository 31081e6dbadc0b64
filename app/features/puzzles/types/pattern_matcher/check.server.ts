import { decoyOf, replyIn } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { judgedDrafts } from '#app/features/puzzles/kit/rules/judged-drafts.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { judgeDecoy, judgeStep, partOf, wantedPattern } from './rules/pattern.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, answer, { language, progress, seed }) => {
    const { own } = judgedDrafts(puzzle, language, () => false)
    const judged = judgeStep(own.draft, answer, seed, progress)
    if (judged.kind === 'none') return { outcome: 'malformed' }
    if (judged.kind === 'right') return { outcome: 'solved' }
    // the next step is sent only once those before it were repeated
    if (judged.kind === 'grown')
      return {
        outcome: 'partial',
        progress: judged.steps,
        view: { sequence: partOf(wantedPattern(own.draft, seed), judged.steps) },
      }
    const decoys = own.draft.configuration.shown ? [] : own.draft.solution.decoys
    const decoy = decoyOf(decoys, judged.key, (each) => judgeDecoy(own.draft, each))
    return { outcome: 'wrong', key: judged.key, ...(decoy && { reply: replyIn(puzzle, decoy.reply) }) }
  },
  reveal: (draft, seed) => {
    const pattern = wantedPattern(draft, seed)
    return pattern.length > 0 ? { pattern } : null
  },
})
