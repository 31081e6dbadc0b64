import type { PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { asRecord } from '#app/shared/record.ts'
import type { RoomDocument, RoomPuzzle, TypedPuzzle } from './room.ts'

/** The puzzle of one of the ten types that a room's puzzle uses. */
export const typedOf = ({ typedPuzzles }: RoomDocument, { puzzleId }: RoomPuzzle): TypedPuzzle | undefined =>
  puzzleId === null ? undefined : typedPuzzles.find(({ id }) => id === puzzleId)

/** Parts that a translation leaves empty stay as in the primary language. */
export function typedIn({ configuration, solution, translations }: TypedPuzzle, language: Locale): PuzzleDraft {
  const own = asRecord(translations[language])
  return { configuration: over(configuration, own['configuration']), solution: over(solution, own['solution']) }
}

const over = (half: unknown, own: unknown) => ({
  ...asRecord(half),
  ...Object.fromEntries(Object.entries(asRecord(own)).filter(([, value]) => !isEmpty(value))),
})

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
