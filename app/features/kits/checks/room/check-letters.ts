import { isFineOnPaper } from '#app/features/kits/checks/paper/name-on-paper.ts'
import { unprintedIn } from '#app/features/kits/checks/paper/unprinted-in.ts'
import { roomParts } from '#app/features/kits/documents/room.ts'
import { documentTexts } from '#app/features/kits/documents/document-texts.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { atPuzzle, roomFinding } from './room-finding.ts'
import type { RoomCheck } from './room-finding.ts'

/** The name of a puzzle on its strip of hints; mm and pt. */
const namePlaces = [{ width: 60, height: 12, points: 12 }]

/** Finds names that do not fit their strip, and letters that nothing prints. */
export const checkLetters: RoomCheck = ({ document, languages }) => [
  ...document.puzzles.flatMap((puzzle) => {
    const isFine = languages.every((language) => isFineOnPaper(textOf(puzzle, 'name', language), namePlaces))
    return isFine ? [] : [roomFinding('name_too_long', atPuzzle(puzzle, 'name'), { name: puzzle.name })]
  }),
  ...unprintedIn(documentTexts(roomParts, document)).map(({ entity, row, name, field, letters }) =>
    roomFinding('letters_unprinted', { entity, id: row.id, field }, { name, letters }),
  ),
]
