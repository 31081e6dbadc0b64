import type { Configuration, Presented } from './schema.ts'

/** An allow-list: what a player may see. */
export const present = ({ codeLength, codeType, caseSensitive, autoCheck, showLength, wheels }: Configuration): Presented => ({
  codeLength: showLength ? codeLength : null,
  codeType,
  caseSensitive,
  // without a known length there is no last character
  autoCheck: autoCheck && showLength,
  ...(wheels && codeType === 'numeric' && { wheels }),
})
