import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { DraftPerLanguage, PuzzleDraft, Verdict } from '#app/features/puzzles/contract/contract.ts'
import { judgedDrafts } from './judged-drafts.ts'
import type { AnswerMatch } from './match-answer.ts'
import { ungrouped } from './unify-numbers.ts'

type TypedSolution = { anyLanguage: boolean; decoys: readonly { reply: string }[] }

type TypedRules<Draft> = {
  match: (typed: string, draft: Draft, language: Locale) => AnswerMatch
  formOf: (typed: string, draft: Draft, language: Locale) => string
}

/** Accepts the player's language, or any if the author allows it; otherwise replies to near misses. Pure. */
export function judgeTyped<Configuration, Solution extends TypedSolution>(
  puzzle: DraftPerLanguage<Configuration, Solution>,
  typed: string,
  language: Locale,
  { match, formOf }: TypedRules<PuzzleDraft<Configuration, Solution>>,
): Verdict {
  const { own, judged } = judgedDrafts(puzzle, language, ({ solution }) => solution.anyLanguage)
  const read = (locale: Locale) => (locale === own.locale ? typed : ungrouped(typed, own.locale))
  const matches = judged.map(({ locale, draft }) => match(read(locale), draft, locale))
  if (matches.some(({ kind }) => kind === 'accepted')) return { outcome: 'solved' }
  const key = formOf(typed, own.draft, own.locale)
  if (!matches.some(({ kind }) => kind === 'decoy')) return { outcome: 'wrong', key }
  const reply: LocalText = {}
  for (const locale of locales) {
    const draft = puzzle[locale]
    const found = draft && match(read(locale), draft, locale)
    if (draft && found?.kind === 'decoy') reply[locale] = draft.solution.decoys[found.index]?.reply
  }
  return { outcome: 'wrong', key, reply }
}
