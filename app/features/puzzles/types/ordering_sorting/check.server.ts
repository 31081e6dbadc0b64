import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { decoyOf, replyIn } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { judgedDrafts } from '#app/features/puzzles/kit/rules/judged-drafts.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import type { Draft } from './rules/arrange.ts'
import type { Score } from './rules/judge.ts'
import { judgeAnswer, judgeDecoy, present, rightAnswer } from './rules/judge.ts'
import { scoreText } from './rules/order-text.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, answer, { language }) => {
    const { own } = judgedDrafts(puzzle, language, () => false)
    const judged = judgeAnswer(own.draft, answer)
    if (judged.kind === 'right') return { outcome: 'solved' }
    if (judged.kind === 'none') return { outcome: 'malformed' }
    const decoy = decoyOf(own.draft.solution.decoys, judged.key, (each) => judgeDecoy(own.draft, each))
    const said = [
      decoy && replyIn(puzzle, decoy.reply),
      own.draft.configuration.allowPartialCredit && scoreTexts(puzzle, own.draft, judged.score),
    ].filter((text) => text !== undefined && text !== false)
    return { outcome: 'wrong', key: judged.key, ...(said.length > 0 && { reply: joined(said) }) }
  },
  reveal: rightAnswer,
})

const joined = (texts: readonly LocalText[]): LocalText =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      texts.every((text) => text[locale]) ? [[locale, texts.map((text) => text[locale]).join(' ')]] : [],
    ),
  )

const scoreTexts = (puzzle: DraftPerLanguage<Configuration, Solution>, own: Draft, score: Score): LocalText =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      scoreText(score, own.configuration, present((puzzle[locale] ?? own).configuration).bins, locale),
    ]),
  )
