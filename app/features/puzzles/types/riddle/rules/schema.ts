import { m } from '#app/i18n/generated/messages.js'
import {
  allowedAttempts,
  choice,
  lines,
  typedDecoys,
  words,
  yesNo,
  typedText,
} from '#app/features/puzzles/kit/rules/form-fields.ts'
import type { AnswerKind } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { z } from '#app/shared/zod.ts'
import { largestMargin, longestAnswer, mostBlanks, mostSynonyms } from './limits.ts'

/** `wordLengths` is derived from the first answer; players see it only if the author shows it. */
export const configurationSchema = z.strictObject({
  riddleText: words(m.riddle_form_text, 4000, {
    long: true,
    required: true,
    hint: () => `${m.riddle_form_text_hint()} ${m.riddle_form_blanks_hint({ most: mostBlanks })}`,
  }),
  caseSensitive: yesNo(m.riddle_form_case),
  /** Accepts a whole correct answer with a few words beside it; never a letter or a fragment. */
  allowPartialMatch: yesNo(m.riddle_form_partial, { start: true, hint: m.riddle_form_partial_hint, onScreen: true }),
  allowedAttempts,
  wordLengths: z.array(z.number().int().min(1).max(longestAnswer)).max(longestAnswer).default([]),
  showLength: yesNo(m.riddle_form_show_length),
})
export type Configuration = z.infer<typeof configurationSchema>

/** `wordLengths` is null when it is hidden. */
export const presentedSchema = z.strictObject({
  riddleText: z.string(),
  caseSensitive: z.boolean(),
  wordLengths: z.array(z.number().int().positive()).nullable(),
})
export type Presented = z.infer<typeof presentedSchema>

/** The first answer is shown once the answer is given away. */
export const solutionSchema = z.strictObject({
  correctAnswers: lines(m.riddle_form_answers, longestAnswer, 20, { required: true, hint: m.riddle_form_answers_hint }),
  synonyms: lines(m.riddle_form_synonyms, longestAnswer, mostSynonyms, { hint: m.riddle_form_synonyms_hint }),
  decoys: typedDecoys('answer', longestAnswer, {
    legend: m.riddle_form_decoys,
    hint: m.riddle_form_decoys_hint,
    answer: m.riddle_form_decoy_answer,
    reply: m.riddle_form_decoy_reply,
    add: m.riddle_form_decoy_add,
    remove: m.riddle_form_decoy_remove,
  }),
  answerKind: choice(
    m.riddle_form_kind,
    {
      word: m.riddle_form_kind_word,
      phrase: m.riddle_form_kind_phrase,
      code: m.riddle_form_kind_code,
      number: m.riddle_form_kind_number,
      pattern: m.riddle_form_kind_pattern,
    } satisfies Record<AnswerKind, unknown>,
    'word',
    {
      hints: {
        word: m.riddle_form_kind_word_hint,
        phrase: m.riddle_form_kind_phrase_hint,
        code: m.riddle_form_kind_code_hint,
        number: m.riddle_form_kind_number_hint,
        pattern: m.riddle_form_kind_pattern_hint,
      },
      onScreen: true,
    },
  ),
  /** How far a number may be off, both ends included. */
  margin: z.number().min(0).max(largestMargin).default(0),
  /** Salé is not sale. */
  keepAccents: yesNo(m.riddle_form_accents, { onScreen: true }),
  forgiveTypos: yesNo(m.riddle_form_typos, { hint: m.riddle_form_typos_hint, onScreen: true }),
  /** Accepts the answers of every language, whatever the player reads; otherwise only those of their own. */
  anyLanguage: yesNo(m.riddle_form_any_language, { start: true, onScreen: true }),
})
export type Solution = z.infer<typeof solutionSchema>

export const answerSchema = z.strictObject({ text: typedText(longestAnswer) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
