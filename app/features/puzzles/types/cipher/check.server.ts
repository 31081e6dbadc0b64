import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage } from '#app/features/puzzles/contract/contract.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import type { Match } from './rules/match.ts'
import { keyOf, matchAnswer } from './rules/match.ts'
import type { Answer, Configuration, Presented, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

type Puzzle = DraftPerLanguage<Configuration, Solution>

export const checker = definePuzzleChecker<Configuration, Solution, Answer, Presented>(schemas, {
  judge: (puzzle, { text }, { language }) => {
    const own = puzzle[language] ? language : locales.find((locale) => puzzle[locale])
    if (!own) throw new Error('A cipher puzzle without any language')
    const judged = puzzle[own]!.solution.anyLanguage ? locales : [own]
    const matches = matchesIn(puzzle, text)
    const isAny = (kind: Match['kind']) => judged.some((locale) => matches[locale]?.kind === kind)
    if (isAny('right')) return { outcome: 'solved' }
    return { outcome: 'wrong', key: keyOf(text, own), ...(isAny('decoy') && { reply: repliesOf(puzzle, matches) }) }
  },
  reveal: ({ solution }) => (solution.decryptedText.trim() === '' ? null : { text: solution.decryptedText }),
})

function matchesIn(puzzle: Puzzle, text: string): Partial<Record<Locale, Match>> {
  return Object.fromEntries(
    locales.flatMap((locale) => (puzzle[locale] ? [[locale, matchAnswer(text, puzzle[locale].solution, locale)]] : [])),
  )
}

function repliesOf(puzzle: Puzzle, matches: Partial<Record<Locale, Match>>): LocalText {
  const replies: LocalText = {}
  for (const locale of locales) {
    const match = matches[locale]
    if (match?.kind === 'decoy') replies[locale] = puzzle[locale]!.solution.decoys[match.index]?.reply
  }
  return replies
}
