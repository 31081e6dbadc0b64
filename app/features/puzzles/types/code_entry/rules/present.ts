import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { isSignLock, lockOf } from './locks.ts'
import type { Configuration, Presented } from './schema.ts'

/** An allow-list: only the keys of the chosen lock. */
export function present(configuration: Configuration): Presented {
  const { codeLength, codeType, caseSensitive, autoCheck, showLength, colours, diagonals, signs, signTexts, signsOn } =
    configuration
  const lock = lockOf(configuration)
  return {
    codeLength: showLength ? codeLength : null,
    codeType,
    caseSensitive,
    // with a hidden length there is no last character
    autoCheck: autoCheck && showLength,
    ...(lock !== lockOf({ codeType, caseSensitive }) && { lock }),
    ...(isSignLock(lock) && signsOn !== 'keys' && { signsOn }),
    ...(lock === 'colours' && { colours }),
    ...(lock === 'directions' && diagonals && { diagonals }),
    ...(lock === 'signs' && {
      signs: signs.map(({ sign, name, url }) => ({ sign, name: ownText(signTexts, name), ...(url && { url }) })),
    }),
  }
}
