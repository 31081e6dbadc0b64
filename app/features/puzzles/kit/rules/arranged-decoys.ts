import type { LocalText } from '#app/i18n/local-text.ts'
import { locales } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { DraftPerLanguage, PuzzleProblem, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { z } from '#app/shared/zod.ts'
import { longestReply } from './limits.ts'
import type { OwnText } from './own-texts.ts'
import { isHalfTranslated, ownText, ownTextsSchema } from './own-texts.ts'

export interface ArrangedDecoy {
  reply: string
}

export interface WithDecoys<Decoy extends ArrangedDecoy> {
  decoys: readonly Decoy[]
  replyTexts: readonly OwnText[]
}

type Judged = { kind: 'right' } | { kind: 'wrong'; key: string } | { kind: 'none' }

export const decoyOf = <Decoy extends ArrangedDecoy>(
  decoys: readonly Decoy[],
  key: string,
  judge: (decoy: Decoy) => Judged,
): Decoy | undefined =>
  decoys.find((decoy) => {
    const judged = judge(decoy)
    return judged.kind === 'wrong' && judged.key === key
  })

/** A reply in each language of the puzzle: the players of a party may read different ones. */
export const replyIn = (
  puzzle: DraftPerLanguage<unknown, Pick<WithDecoys<ArrangedDecoy>, 'replyTexts'>>,
  reply: string,
): LocalText =>
  Object.fromEntries(
    locales.flatMap((locale) => (puzzle[locale] ? [[locale, ownText(puzzle[locale].solution.replyTexts, reply)]] : [])),
  )

export type DecoyProblemCode = 'decoy_incomplete' | 'decoy_is_answer' | 'decoy_repeats' | 'replies_half_translated'

/** Fields: `decoys.0`, `replyTexts`. */
export function decoyProblems<Decoy extends ArrangedDecoy>(
  { decoys, replyTexts }: WithDecoys<Decoy>,
  judge: (decoy: Decoy) => Judged,
): PuzzleProblem[] {
  const problem = (code: DecoyProblemCode, severity: PuzzleProblem['severity'], field: string): PuzzleProblem => ({
    code,
    severity,
    field,
  })
  const before: string[] = []
  const problems = decoys.flatMap((decoy, index) => {
    const field = `decoys.${index}`
    const judged = judge(decoy)
    if (judged.kind === 'right') return [problem('decoy_is_answer', 'error', field)]
    if (judged.kind === 'none' || decoy.reply.trim() === '') return [problem('decoy_incomplete', 'error', field)]
    const repeats = before.includes(judged.key)
    before.push(judged.key)
    return repeats ? [problem('decoy_repeats', 'warning', field)] : []
  })
  const replies = decoys.map(({ reply }) => reply)
  return isHalfTranslated(replyTexts, replies)
    ? [...problems, problem('replies_half_translated', 'warning', 'replyTexts')]
    : problems
}

export const decoyProblemTexts = {
  decoy_incomplete: m.puzzles_decoy_incomplete,
  decoy_is_answer: m.puzzles_decoy_is_answer,
  decoy_repeats: m.puzzles_decoy_repeats,
  replies_half_translated: m.puzzles_decoy_half_translated,
} satisfies Record<DecoyProblemCode, unknown>

export const replyTextsOf = (decoys: readonly ArrangedDecoy[]): PuzzleText[] =>
  decoys.map((_, index) => ({
    half: 'solution',
    field: 'replyTexts',
    label: m.puzzles_decoy_reply({ position: index + 1 }),
    longest: longestReply,
    at: { kind: 'own', path: ['decoys', index, 'reply'] },
  }))

export const mostDecoys = 10

/** Wrong answers that get a reply, each arranged as an answer is, and the translations of the replies. */
export const arrangedDecoys = <Shape extends z.ZodRawShape>(arrangement: Shape) => ({
  decoys: z
    .array(z.strictObject({ ...arrangement, reply: z.string().max(longestReply) }))
    .max(mostDecoys)
    .default([]),
  replyTexts: ownTextsSchema(longestReply, mostDecoys).default([]),
})
