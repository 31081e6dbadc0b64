import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'

interface LocalDraft<Configuration, Solution> {
  locale: Locale
  draft: PuzzleDraft<Configuration, Solution>
}

/** The player's own language, or the only one; the others too if the author accepts any. @throws when there is none */
export function judgedDrafts<Configuration, Solution>(
  puzzle: DraftPerLanguage<Configuration, Solution>,
  language: Locale,
  takesAny: (own: PuzzleDraft<Configuration, Solution>) => boolean,
): { own: LocalDraft<Configuration, Solution>; judged: LocalDraft<Configuration, Solution>[] } {
  const all = locales.flatMap((locale) => {
    const draft = puzzle[locale]
    return draft ? [{ locale, draft }] : []
  })
  const own = all.find(({ locale }) => locale === language) ?? all[0]
  if (!own) throw new Error('A puzzle without any language')
  return { own, judged: takesAny(own.draft) ? all : [own] }
}
