import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { typedIn, typedOf } from '#app/features/kits/documents/typed-puzzle.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { NotPrintable } from '#app/features/puzzles/contract/puzzle-print.ts'
import { picturesToPrint } from '#app/features/puzzles/print/compose-print.server.ts'
import { seedOf } from '#app/features/puzzles/print/print-seed.server.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzlePrint } from '#app/features/puzzles/registry/puzzle-prints.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

type Drawn = { type: string; data: JsonObject }

/** The sheet and the answer of a puzzle of one of the ten types; null if it cannot be drawn. */
export function typedSheet(
  room: RoomDocument,
  puzzle: RoomPuzzle,
  { choice: { language }, pictures }: Composing,
): { sheet: Drawn; key: () => Drawn } | null {
  const typed = typedOf(room, puzzle)
  const type = typed && findPuzzleType(typed.type)
  const draft = typed && type?.read(typedIn(typed, language))
  if (!typed || !type || !draft) return null
  const files = picturesToPrint(type, draft.configuration).map((address) => pictures.get(address) ?? null)
  const seed = seedOf(typed.id)
  const presented = type.present(draft.configuration)
  const input = { presented, start: type.start(presented, seed), picture: null, pictures: files, soundLink: null }
  const print = puzzlePrint(type.id)
  try {
    const sheet = { type: type.id, data: print.sheet(language, input) }
    const key = () => {
      const { configuration, solution } = draft
      const stored = { type: type.id, configuration: { [language]: configuration }, solution: { [language]: solution } }
      const answer = puzzleJudge.reveal(stored, seed)[language] ?? null
      return { type: type.id, data: print.key(language, { ...input, draft, answer }) }
    }
    return { sheet, key }
  } catch (error) {
    if (error instanceof NotPrintable) return null
    throw error
  }
}
