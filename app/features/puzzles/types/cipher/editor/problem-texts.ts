import { m } from '#app/i18n/generated/messages.js'
import type { ProblemCode } from '#app/features/puzzles/types/cipher/rules/find-problems.ts'
import type { ProblemTexts } from '#app/features/puzzles/kit/editor/problem-text.ts'

export const problemTexts = {
  text_missing: m.cipher_problem_text_missing,
  nothing_encrypted: m.cipher_problem_nothing_encrypted,
  out_of_step: m.cipher_problem_out_of_step,
  alphabet_invalid: m.cipher_problem_alphabet_invalid,
  symbol_missing: m.cipher_problem_symbol_missing,
  symbol_not_allowed: m.cipher_problem_symbol_not_allowed,
  symbol_repeats: m.cipher_problem_symbol_repeats,
  symbol_in_text: m.cipher_problem_symbol_in_text,
  digits_stay: m.cipher_problem_digits_stay,
  characters_stay: m.cipher_problem_characters_stay,
  too_short: m.cipher_problem_too_short,
  alternative_repeats: m.cipher_problem_alternative_repeats,
  decoy_incomplete: m.cipher_problem_decoy_incomplete,
  decoy_is_answer: m.cipher_problem_decoy_is_answer,
  decoy_repeats: m.cipher_problem_decoy_repeats,
  unreadable: m.cipher_problem_unreadable,
} satisfies ProblemTexts<ProblemCode>
