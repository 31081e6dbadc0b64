import type { LockType, RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { typedIn, typedOf } from '#app/features/kits/documents/typed-puzzle.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** Arrows, and words or first letters in both languages. */
const direction = /^(?:[↑→↓←urdlhbgnesw]|up|right|down|left|haut|droite|bas|gauche)$/u

const partsOf = (code: string): string[] => code.toLowerCase().match(/[↑→↓←]|\p{L}+|[^\s,;.-]/gu) ?? []

const isDirections = (code: string): boolean => {
  const parts = partsOf(code)
  return parts.length > 1 && parts.every((part) => direction.test(part))
}

const plain = (code: string): string => code.normalize('NFC').replace(/[\s\p{Pd}−]/gu, '')

const fits: Record<LockType, (code: string) => boolean> = {
  none: () => true,
  key: () => true,
  paper: () => true,
  digits3: (code) => /^\d{3}$/u.test(plain(code)),
  digits4: (code) => /^\d{4}$/u.test(plain(code)),
  // Some lock rings have digits as well as letters
  word: (code) => /^(?=.*\p{L})[\p{L}\p{N}]{2,}$/u.test(code.normalize('NFC').trim()),
  directions: isDirections,
}

/** Whether such a lock can be set to this code. */
export const codeFits = (lock: LockType, code: string): boolean => fits[lock](code)

/** Whether the lock is opened by an answer. */
export const hasCode = (lock: LockType): boolean => lock !== 'none' && lock !== 'key'

/** The puzzle's answer; for a puzzle of one of the ten types that type's own answer, if it is in words or digits. */
export const answerIn = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): string =>
  typedAnswerIn(room, puzzle, language) ?? textOf(puzzle, 'solution', language)

/** The answer that its type asks for in words or digits; null where only the room's author says what it is. */
export function typedAnswerIn(room: RoomDocument, puzzle: RoomPuzzle, language: Locale): string | null {
  const typed = typedOf(room, puzzle)
  return (typed && findPuzzleType(typed.type)?.written(typedIn(typed, language))) ?? null
}

/** Equal for two codes that open the same lock. */
export const codeKey = (lock: LockType, code: string): string =>
  `${lock} ${lock === 'directions' && isDirections(code) ? arrowsOf(code) : plain(code).toLowerCase()}`

const arrows: Readonly<Record<string, string>> = {
  ...named('↑', 'u n h up haut'),
  ...named('→', 'r e right droite'),
  ...named('↓', 's b down bas'),
  ...named('←', 'l w g left gauche'),
}

function named(arrow: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, arrow]))
}

/** D means "down" next to U, R or L, and "droite" next to H, B or G. */
function arrowsOf(code: string): string {
  const parts = partsOf(code)
  const right = parts.some((part) => ['h', 'b', 'g'].includes(part))
  return parts.map((part) => (part === 'd' ? (right ? '→' : '↓') : (arrows[part] ?? part))).join('')
}
