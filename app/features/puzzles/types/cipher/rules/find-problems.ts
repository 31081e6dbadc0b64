import { locales } from '#app/i18n/locale.ts'
import type { PuzzleDraft, PuzzleProblem } from '#app/features/puzzles/contract/contract.ts'
import { digits, letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { withValue } from '#app/features/puzzles/kit/rules/with-value.ts'
import { problemsBy } from '#app/features/puzzles/kit/rules/problems.ts'
import { fold, isAlphabet } from './alphabet.ts'
import { encrypt, tableOf } from './encrypt.ts'
import { isSame } from './match.ts'
import type { Configuration, Solution } from './schema.ts'

export const problemCodes = [
  'text_missing',
  'nothing_encrypted',
  'out_of_step',
  'alphabet_invalid',
  'symbol_missing',
  'symbol_not_allowed',
  'symbol_repeats',
  'symbol_in_text',
  'digits_stay',
  'characters_stay',
  'too_short',
  'alternative_repeats',
  'decoy_incomplete',
  'decoy_is_answer',
  'decoy_repeats',
] as const
export type ProblemCode = (typeof problemCodes)[number]

type Draft = PuzzleDraft<Configuration, Solution>

const { error, warning } = problemsBy<ProblemCode>()

/** With fewer letters there is not enough to count and guess by. */
const enoughLetters = 40

export const isTooShort = (text: string): boolean =>
  [...fold(text)].filter((character) => letters.includes(character)).length < enoughLetters

/** Fields: `decryptedText`, `alphabet`, `symbols`, `decoys.0` and so on. */
export const findProblems = (draft: Draft): PuzzleProblem[] =>
  problemsOf(draft).map((problem) => withValue(problem, writtenAt(problem, draft)))

function writtenAt({ code, field }: PuzzleProblem, { configuration, solution }: Draft): string {
  if (code === 'symbol_missing') return missingSymbols(configuration, fold(solution.decryptedText)).join(', ')
  const [list, index] = field.split('.')
  return list === 'alternatives' ? (solution.alternatives[Number(index)] ?? '') : ''
}

function problemsOf(draft: Draft): PuzzleProblem[] {
  const plain = fold(draft.solution.decryptedText)
  if (plain === '') return [error('text_missing', 'decryptedText')]
  return [
    ...findKeyProblems(draft.configuration, plain),
    ...findTextProblems(draft.configuration, plain),
    ...findAnswerProblems(draft.solution),
  ]
}

/** Characters for which a custom cipher has no sign yet, in alphabetical order. Digits may stay as they are. */
const missingSymbols = ({ symbols }: Pick<Configuration, 'symbols'>, plain: string): string[] =>
  letters.filter((letter) => plain.includes(letter) && !symbols[letter])

function findKeyProblems(configuration: Configuration, plain: string): PuzzleProblem[] {
  const { cipherType, alphabet, symbols } = configuration
  if (cipherType === 'substitution') return isAlphabet(alphabet) ? [] : [error('alphabet_invalid', 'alphabet')]
  if (cipherType !== 'custom') return []
  const problems: PuzzleProblem[] = []
  const given = Object.values(symbols).filter((symbol) => symbol !== '')
  if (given.some((symbol) => /\s/u.test(symbol))) problems.push(error('symbol_not_allowed', 'symbols'))
  if (missingSymbols(configuration, plain).length > 0) problems.push(error('symbol_missing', 'symbols'))
  if (new Set(given).size < given.length) problems.push(error('symbol_repeats', 'symbols'))
  const kept = [...plain].filter((character) => !symbols[character])
  if (kept.some((character) => given.includes(character))) problems.push(error('symbol_in_text', 'symbols'))
  return problems
}

function findTextProblems(configuration: Configuration, plain: string): PuzzleProblem[] {
  const { cipherType, encryptedText, provideKey } = configuration
  const problems: PuzzleProblem[] = []
  const table = tableOf(configuration)
  const characters = [...plain]
  if (!characters.some((character) => (table.get(character) ?? character) !== character))
    problems.push(error('nothing_encrypted', 'decryptedText'))
  else if (encryptedText !== encrypt(plain, configuration)) problems.push(error('out_of_step', 'encryptedText'))
  if (characters.some((character) => digits.includes(character) && !table.has(character)))
    problems.push(warning('digits_stay', 'decryptedText'))
  if (
    characters.some(
      (character) => /[\p{L}\p{N}]/u.test(character) && !letters.includes(character) && !digits.includes(character),
    )
  ) {
    problems.push(warning('characters_stay', 'decryptedText'))
  }
  const guessed = cipherType === 'substitution' || cipherType === 'custom'
  if (guessed && !provideKey && isTooShort(plain)) problems.push(warning('too_short', 'decryptedText'))
  return problems
}

function findAnswerProblems({ decryptedText, alternatives, decoys }: Solution): PuzzleProblem[] {
  const problems: PuzzleProblem[] = []
  const among = (text: string, others: readonly string[]) =>
    others.some((other) => locales.some((locale) => isSame(text, other, locale)))
  const answers = [decryptedText]
  for (const [index, alternative] of alternatives.entries()) {
    if (among(alternative, answers)) problems.push(warning('alternative_repeats', `alternatives.${index}`))
    answers.push(alternative)
  }
  const before: string[] = []
  for (const [index, { answer, reply }] of decoys.entries()) {
    const field = `decoys.${index}`
    if (answer.trim() === '' || reply.trim() === '') problems.push(error('decoy_incomplete', field))
    else if (among(answer, answers)) problems.push(error('decoy_is_answer', field))
    else if (among(answer, before)) problems.push(warning('decoy_repeats', field))
    before.push(answer)
  }
  return problems
}
