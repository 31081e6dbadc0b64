import type { LockType, RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

const directions = [
  ...['↑', '→', '↓', '←', 'u', 'r', 'd', 'l', 'up', 'right', 'down', 'left'],
  ...['h', 'b', 'g', 'haut', 'droite', 'bas', 'gauche', 'n', 'e', 's', 'w', 'o'],
]

const isDirections = (code: string): boolean => {
  const parts = code.toLowerCase().match(/[↑→↓←]|\p{L}+|[^\s,;.-]/gu) ?? []
  return parts.length > 1 && parts.every((part) => directions.includes(part))
}

const plain = (code: string): string => code.normalize('NFC').replace(/[\s-]/gu, '')

const fits: Record<LockType, (code: string) => boolean> = {
  none: () => true,
  key: () => true,
  paper: () => true,
  digits3: (code) => /^\d{3}$/u.test(plain(code)),
  digits4: (code) => /^\d{4}$/u.test(plain(code)),
  word: (code) => /^\p{L}{2,}$/u.test(code.normalize('NFC').trim()),
  directions: isDirections,
}

/** Whether one can set it on such a lock. */
export const codeFits = (lock: LockType, code: string): boolean => fits[lock](code)

/** Locks that are opened by an answer. */
export const hasCode = (lock: LockType): boolean => lock !== 'none' && lock !== 'key'

/** In the primary language: of a puzzle of one of the ten types its own answer, if that has words or digits. */
export function answerOf(puzzle: RoomPuzzle, { typedPuzzles }: RoomDocument): string {
  const typed = typedPuzzles.find(({ id }) => id === puzzle.puzzleId)
  return (typed && findPuzzleType(typed.type)?.written(typed)) ?? puzzle.solution
}

/** The same for two codes that open the same lock. */
export const codeKey = (lock: LockType, code: string): string => `${lock} ${plain(code).toLowerCase()}`
