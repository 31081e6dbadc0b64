import { locales } from '#app/i18n/locale.ts'
import { replyIn } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { judgedDrafts } from '#app/features/puzzles/kit/rules/judged-drafts.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { shapeOf } from './rules/board.ts'
import { decoyAt, judgeMoves } from './rules/judge.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'
import { shuffle } from './rules/shuffle.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, { moves }, { language, seed }) => {
    const { own } = judgedDrafts(puzzle, language, () => false)
    const judged = judgeMoves(own.draft, moves, seed)
    // a move against the rules cannot come from a player, and costs nothing
    if (judged.kind === 'none') return { outcome: 'malformed' }
    if (judged.kind === 'right') return { outcome: 'solved' }
    const decoy = decoyAt(own.draft, judged.key)
    return { outcome: 'wrong', key: judged.key, ...(decoy && { reply: replyIn(puzzle, decoy.reply) }) }
  },
  told: (puzzle) =>
    Object.fromEntries(
      locales.flatMap((locale) => (puzzle[locale] ? [[locale, puzzle[locale].solution.message]] : [])),
    ),
  reveal: ({ configuration }, seed) => ({ moves: shuffle(shapeOf(configuration), seed).solution }),
})
