import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import type { DraftPerLanguage, Verdict } from '#app/features/puzzles/contract/contract.ts'
import { picksKey, picksOf } from '#app/features/puzzles/kit/picture/picks.ts'
import { placeHint } from '#app/features/puzzles/kit/picture/place-hint.ts'
import { definePuzzleChecker } from '#app/features/puzzles/contract/puzzle-checker.ts'
import { enoughOf, hiddenThings, lookAlikeAt, search, wholeAnswer } from './rules/hidden.ts'
import type { Answer, Configuration, Solution } from './rules/schema.ts'
import { schemas } from './rules/schema.ts'

export const checker = definePuzzleChecker<Configuration, Solution, Answer, unknown>(schemas, {
  judge: (puzzle, answer, { language, progress }) => {
    const own = puzzle[language] ?? Object.values(puzzle)[0]
    if (!own) throw new Error('A picture to search without any language')
    const result = search(own, answer, progress)
    if (!result) return { outcome: 'wrong', key: picksKey(answer), ...replyTo(puzzle, answer) }
    if (result.isComplete) return { outcome: 'solved' }
    return { outcome: 'partial', progress: result.found, view: result.view, again: !result.isNew } satisfies Verdict
  },
  reveal: wholeAnswer,
  hint: (puzzle, notes, known) => {
    const draft = Object.values(puzzle)[0]
    if (!draft) return { outcome: 'complete' }
    const things = hiddenThings(draft)
    const isEnough = enoughOf(draft, things)
    return placeHint(puzzle, things, {
      notes,
      known,
      kind: 'glow',
      isNeeded: (at, met) => !isEnough(things[at]!.object, met),
    })
  },
})

function replyTo(puzzle: DraftPerLanguage<Configuration, Solution>, answer: Answer): { reply?: LocalText } {
  const reply: LocalText = {}
  for (const locale of locales) {
    const draft = puzzle[locale]
    const zone =
      draft &&
      picksOf(answer)
        .map((pick) => lookAlikeAt(draft, pick))
        .find((each) => each !== undefined)
    const text = draft?.solution.replies.find(({ id }) => id === zone?.id)?.text.trim()
    if (text) reply[locale] = text
  }
  return Object.keys(reply).length > 0 ? { reply } : {}
}
