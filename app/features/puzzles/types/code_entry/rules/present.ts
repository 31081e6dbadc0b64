import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { lockOf } from './locks.ts'
import type { Configuration, Presented } from './schema.ts'

/** An allow-list: of the keys only those of the lock that it is. */
export function present(configuration: Configuration): Presented {
  const { codeLength, codeType, caseSensitive, autoCheck, showLength, colours, diagonals, signs, signTexts } =
    configuration
  const lock = lockOf(configuration)
  return {
    codeLength: showLength ? codeLength : null,
    codeType,
    caseSensitive,
    // without a known length there is no last character
    autoCheck: autoCheck && showLength,
    ...(lock !== lockOf({ codeType, caseSensitive }) && { lock }),
    ...(lock === 'colours' && { colours }),
    ...(lock === 'directions' && diagonals && { diagonals }),
    ...(lock === 'signs' && { signs: signs.map(({ sign, name }) => ({ sign, name: ownText(signTexts, name) })) }),
  }
}
