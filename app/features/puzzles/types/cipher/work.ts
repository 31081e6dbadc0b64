import { useState } from 'react'
import type { Presented } from './schema.ts'
import type { Lines } from './tokens.ts'
import { countSigns, readTokens } from './tokens.ts'
import { isMorse } from './morse.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Steps of a full turn of the disc. */
export const stepsOfDisc = alphabet.length

/** What a player has worked out so far. */
interface Work {
  /** Steps that the disc was turned, never brought back to one round: a disc turns on the short way. */
  turn: number
  /** What the player takes a sign for. */
  guesses: ReadonlyMap<string, string>
}

/** The player's desk: the encrypted text taken apart, what each sign is read as, and the ways to change that. */
export interface Desk extends Work {
  lines: Lines
  /** The signs that have to be worked out, with how often each occurs. */
  signs: ReadonlyMap<string, number>
  /** What a sign is read as; null for one not worked out yet. Punctuation stands for itself. */
  read: (token: string) => string | null
  setTurn: (turn: number) => void
  setGuess: (sign: string, guess: string) => void
  clear: () => void
}

/**
 * Work of this visit by puzzle: who closes a puzzle to look for its key in the room finds the table as it was. Written by what the
 * player does, so the server, where nobody does anything, keeps nothing.
 */
const remembered = new Map<string, Work>()

/** What was written into tools beside the message, kept in the same way. */
const written = new Map<string, unknown>()

/** State of a tool under a name of its own, which lives as long as the visit. */
export function useWritten<T>(name: string, start: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => (written.has(name) ? (written.get(name) as T) : start))
  const change = (next: T) => {
    written.set(name, next)
    setValue(next)
  }
  return [value, change]
}

/** Steps of the disc, from 0 to 25, whatever way and how often it was turned. */
export const shiftOf = (turn: number): number => ((turn % stepsOfDisc) + stepsOfDisc) % stepsOfDisc

/** A letter by as many places before it in the alphabet as the disc was turned. */
export const readLetter = (letter: string, turn: number): string => alphabet[shiftOf(alphabet.indexOf(letter) - turn)]!

/** What a player types into the table: the last character of it, a letter as a capital without accent; empty when there is none. */
export const readGuess = (typed: string): string => [...typed.normalize('NFD').replace(/[\p{M}\s]/gu, '').toUpperCase()].at(-1) ?? ''

/** Letters that stand for more than one sign: at least one of the guesses is wrong. */
export function repeatedGuesses(guesses: ReadonlyMap<string, string>): ReadonlySet<string> {
  const all = [...guesses.values()].filter((guess) => guess !== '')
  return new Set(all.filter((guess, at) => all.indexOf(guess) !== at))
}

/** What the text reads as so far, with a mark for each sign not worked out yet. */
export const transcribe = (lines: Lines, read: Desk['read'], unknown: string): string =>
  lines.map((words) => words.map((word) => word.map((token) => read(token) ?? unknown).join('')).join(' ')).join('\n')

const isLetter = (token: string) => /^[A-Z]$/u.test(token)

export function signTest({ cipherType, signs }: Presented): (token: string) => boolean {
  if (cipherType === 'morse') return isMorse
  return cipherType === 'custom' ? (token) => signs.includes(token) : isLetter
}

/** What the author gave away of the key, as work done already. */
export function givenWork({ shift, alphabet: order, symbols }: Presented): Work {
  const guesses = new Map<string, string>()
  for (const [at, sign] of [...(order ?? '')].entries()) guesses.set(sign, alphabet[at]!)
  for (const [character, sign] of Object.entries(symbols ?? {})) if (sign !== '') guesses.set(sign, character)
  return { turn: shift ?? 0, guesses }
}

/** Everything that a player can do with the text besides answering. */
export function useDesk(configuration: Presented): Desk {
  const { cipherType, encryptedText } = configuration
  const name = JSON.stringify(configuration)
  const [work, setWork] = useState(() => remembered.get(name) ?? givenWork(configuration))
  const change = (next: Work) => {
    remembered.set(name, next)
    setWork(next)
  }
  const lines = readTokens(encryptedText, cipherType)
  const isSign = signTest(configuration)
  const read = (token: string) => {
    if (!isSign(token)) return token
    return cipherType === 'caesar' ? readLetter(token, work.turn) : work.guesses.get(token) || null
  }
  return {
    ...work,
    lines,
    signs: countSigns(lines, isSign),
    read,
    setTurn: (turn) => change({ ...work, turn }),
    setGuess: (sign, guess) => change({ ...work, guesses: new Map(work.guesses).set(sign, guess) }),
    clear: () => change(givenWork(configuration)),
  }
}
