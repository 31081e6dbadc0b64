import { readParts } from '#app/features/rows/document.ts'
import type { RowsOfParts } from '#app/features/rows/document.ts'
import { playersOf } from './players.ts'
import { roomParts } from './room.ts'
import type { RoomDocument, TypedPuzzle } from './room.ts'

/** Rows as a draft holds them. */
export type RoomRows = RowsOfParts<typeof roomParts> & {
  details: { recommendedPlayers: string }
  puzzles: readonly TypedPuzzle[]
}

/** Leaves out puzzles of the ten types that the room does not use. */
export function readRoom(rows: RoomRows): RoomDocument {
  const parts = readParts(roomParts, rows)
  const used = new Set(parts.puzzles.map(({ puzzleId }) => puzzleId))
  const typedPuzzles = rows.puzzles
    .filter(({ id }) => used.has(id))
    .map(({ id, translations, name, type, configuration, solution }) => {
      return { id, translations, name, type, configuration, solution }
    })
  return { players: playersOf(rows.details.recommendedPlayers, 'escape-room'), ...parts, typedPuzzles }
}
