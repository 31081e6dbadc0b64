import { textOf } from '#app/features/kits/documents/words.ts'
import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { atPuzzle, named, roomFinding } from './room-finding.ts'
import type { RoomCheck } from './room-finding.ts'

/** Colours that look alike when printed in grey. Black, white and grey do not change. */
const hues: Record<Locale, readonly RegExp[]> = {
  en: [
    /\breds?\b/iu,
    /\boranges?\b/iu,
    /\byellows?\b/iu,
    /\bgreens?\b/iu,
    /\bblues?\b/iu,
    /\b(?:purples?|violets?)\b/iu,
    /\bpinks?\b/iu,
    /\bbrowns?\b/iu,
  ],
  fr: [
    /\brouges?\b/iu,
    /\boranges?\b/iu,
    /\bjaunes?\b/iu,
    /\bverte?s?\b/iu,
    /\bbleue?s?\b/iu,
    /\b(?:violet(?:te)?s?|mauves?)\b/iu,
    /\broses?\b/iu,
    /\b(?:brune?s?|marron)\b/iu,
  ],
}

/** Finds puzzles whose text asks for several colours of a picture, which nobody can see in a print without colour. The
 * drawings of the ten types have a letter or a shape for each colour. */
export const checkColours: RoomCheck = ({ document: room, languages }) =>
  room.puzzles
    .filter((puzzle) => isPictured(puzzle, room) && languages.some((language) => huesIn(puzzle, language) > 1))
    .map((puzzle) => roomFinding('colours_in_grey', atPuzzle(puzzle, 'description'), named(puzzle)))

const isPictured = ({ imageAssetId, needs }: RoomPuzzle, { props, clues }: RoomDocument): boolean =>
  imageAssetId !== null || [...props, ...clues].some((thing) => needs.includes(thing.id) && thing.imageAssetId !== null)

function huesIn(puzzle: RoomPuzzle, language: Locale): number {
  const words = [textOf(puzzle, 'description', language), textOf(puzzle, 'solution', language)].join(' ')
  return hues[language].filter((hue) => hue.test(words)).length
}
