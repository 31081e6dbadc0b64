import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import type { Lines } from '#app/features/puzzles/types/cipher/rules/tokens.ts'
import { countSigns, readTokens } from '#app/features/puzzles/types/cipher/rules/tokens.ts'
import { isMorse } from '#app/features/puzzles/types/cipher/rules/morse.ts'

export const stepsOfDisc = letters.length

interface Work {
  /** Steps that the disc was turned, never reduced to one round: a disc turns the short way. */
  turn: number
  guesses: ReadonlyMap<string, string>
}

export interface Desk extends Work {
  lines: Lines
  signs: ReadonlyMap<string, number>
  /** What a sign is read as; null if not worked out yet. Punctuation stands for itself. */
  read: (token: string) => string | null
  setTurn: (turn: number) => void
  setGuess: (sign: string, guess: string) => void
  clear: () => void
}

export const deskName = (configuration: Presented): string => `cipher ${JSON.stringify(configuration)}`

export const readTurn = (kept: unknown): number | null => (Number.isSafeInteger(kept) ? (kept as number) : null)

const isRow = (row: unknown) => Array.isArray(row) && row.length === 2 && row.every((part) => typeof part === 'string')

export const readTable = (kept: unknown): [string, string][] | null =>
  Array.isArray(kept) && kept.every(isRow) ? kept : null

/** Steps of the disc, from 0 to 25, whichever way and however often it was turned. */
export const shiftOf = (turn: number): number => ((turn % stepsOfDisc) + stepsOfDisc) % stepsOfDisc

export const readLetter = (letter: string, turn: number): string => letters[shiftOf(letters.indexOf(letter) - turn)]!

/** The last character that was typed, a letter as a capital without its accent; empty if there is none. */
export const readGuess = (typed: string): string =>
  [
    ...typed
      .normalize('NFD')
      .replace(/[\p{M}\s]/gu, '')
      .toUpperCase(),
  ].at(-1) ?? ''

/** Letters that stand for more than one sign: at least one of the guesses is wrong. */
export function repeatedGuesses(guesses: ReadonlyMap<string, string>): ReadonlySet<string> {
  const all = [...guesses.values()].filter((guess) => guess !== '')
  return new Set(all.filter((guess, at) => all.indexOf(guess) !== at))
}

export const transcribe = (lines: Lines, read: Desk['read'], unknown: string): string =>
  lines.map((words) => words.map((word) => word.map((token) => read(token) ?? unknown).join('')).join(' ')).join('\n')

const isLetter = (token: string) => /^[A-Z]$/u.test(token)

export function signTest({ cipherType, signs }: Presented): (token: string) => boolean {
  if (cipherType === 'morse') return isMorse
  return cipherType === 'custom' ? (token) => signs.includes(token) : isLetter
}

export function givenWork({ shift, alphabet, symbols }: Presented): Work {
  const guesses = new Map<string, string>()
  for (const [at, sign] of [...(alphabet ?? '')].entries()) guesses.set(sign, letters[at]!)
  for (const [character, sign] of Object.entries(symbols ?? {})) if (sign !== '') guesses.set(sign, character)
  return { turn: shift ?? 0, guesses }
}

export function useDesk(configuration: Presented): Desk {
  const { cipherType, encryptedText } = configuration
  const name = deskName(configuration)
  const given = givenWork(configuration)
  const [turn, setTurn] = useKept(`${name} turn`, given.turn, readTurn)
  const [rows, setRows] = useKept(`${name} guesses`, [...given.guesses], readTable)
  const guesses = new Map(rows)
  const lines = readTokens(encryptedText, cipherType)
  const isSign = signTest(configuration)
  const read = (token: string) => {
    if (!isSign(token)) return token
    return cipherType === 'caesar' ? readLetter(token, turn) : guesses.get(token) || null
  }
  return {
    turn,
    guesses,
    lines,
    signs: countSigns(lines, isSign),
    read,
    setTurn,
    setGuess: (sign, guess) => setRows([...new Map(guesses).set(sign, guess)]),
    clear: () => {
      setTurn(given.turn)
      setRows([...given.guesses])
    },
  }
}
