import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { DraftPerLanguage, PuzzleDraft, Verdict } from '#app/features/puzzles/contract/contract.ts'
import { judgedDrafts } from './judged-drafts.ts'
import type { AnswerMatch } from './match-answer.ts'

/** What judging a typed answer asks of a solution. */
type TypedSolution = { anyLanguage: boolean; decoys: readonly { reply: string }[] }

/** How a type reads a typed answer in one language of its puzzle. */
type TypedRules<Draft> = {
  match: (typed: string, draft: Draft, language: Locale) => AnswerMatch
  formOf: (typed: string, draft: Draft, language: Locale) => string
}

/**
 * Judges an answer in words: accepted in the player's language, or in any where the author takes them all; else wrong in its normal
 * form, with the author's reply in each language in which it is a near miss. Pure.
 * @throws for a puzzle without any language
 */
export function judgeTyped<Configuration, Solution extends TypedSolution>(
  puzzle: DraftPerLanguage<Configuration, Solution>,
  typed: string,
  language: Locale,
  { match, formOf }: TypedRules<PuzzleDraft<Configuration, Solution>>,
): Verdict {
  const { own, judged } = judgedDrafts(puzzle, language, ({ solution }) => solution.anyLanguage)
  const matches = judged.map(({ locale, draft }) => match(typed, draft, locale))
  if (matches.some(({ kind }) => kind === 'accepted')) return { outcome: 'solved' }
  const key = formOf(typed, own.draft, own.locale)
  if (!matches.some(({ kind }) => kind === 'decoy')) return { outcome: 'wrong', key }
  const reply: LocalText = {}
  for (const locale of locales) {
    const draft = puzzle[locale]
    const found = draft && match(typed, draft, locale)
    if (draft && found?.kind === 'decoy') reply[locale] = draft.solution.decoys[found.index]?.reply
  }
  return { outcome: 'wrong', key, reply }
}
