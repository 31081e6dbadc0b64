import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { shuffledAlphabet } from './alphabet.ts'
import { encrypt } from './encrypt.ts'
import type { Configuration, Solution } from './schema.ts'
import { symbolSets } from './symbol-sets.ts'

type Draft = PuzzleDraft<Configuration, Solution>

/** Keeps what is typed and what players get in sync, and makes a missing key. `random` gives numbers from 0 to 1. */
export function compose({ configuration, solution }: Draft, random: () => number): Draft {
  const keyed = { ...configuration }
  if (keyed.cipherType === 'substitution' && keyed.alphabet === '') keyed.alphabet = shuffledAlphabet(random)
  if (keyed.cipherType === 'custom' && Object.keys(keyed.symbols).length === 0) keyed.symbols = symbolSets.shapes
  return { configuration: { ...keyed, encryptedText: encrypt(solution.decryptedText, keyed) }, solution }
}
