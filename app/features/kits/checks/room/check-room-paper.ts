import { scaleOnPaper, smallestFine } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import type { Room } from '#app/features/kits/checks/paper/scale-on-paper.ts'
import { hintsIn, textOf } from '#app/features/kits/documents/words.ts'
import { layOut, leastReadable, needsPicture } from '#app/features/kits/documents/look-places.ts'
import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { atPuzzle, atThing, named, roomFinding } from './room-finding.ts'
import type { RoomCheck, RoomCode, RoomFinding } from './room-finding.ts'

/** A cut-out card, in mm: the title comes first, and a picture takes about half of the rest. */
const cardIn = (isPictured: boolean): Room => ({ width: 74, height: isPictured ? 51 : 106, above: 12 })
/** Hints are folded over one another, so with more of them each has less space. */
const hintIn = (count: number): Room => ({ width: 75, height: (116 - 29) / (count + 1) - 7.7 })
const letter: Room = { width: 140, height: 132 }

function sheetIn({ imageAssetId, puzzleId }: RoomPuzzle): Room {
  const taken = 90 + (imageAssetId === null ? 0 : 70) + (puzzleId === null ? 0 : 60)
  return { width: 164, height: 243 - taken }
}

type Place = Parameters<typeof roomFinding>[1]

/** Finds texts that come out too small to read on their card, sheet or letter. */
export const checkRoomPaper: RoomCheck = ({ document: room, languages }) => {
  const { puzzles, props, clues, setup } = room
  const small = (where: Place, name: string, place: Room, points: number, said: (language: Locale) => string) =>
    tooSmall('paper_too_full', where, name, languages, (language) =>
      scaleOnPaper(place, [{ text: said(language), points }]),
    )
  const printedThing = (
    thing: RoomProp | RoomClue,
    where: Place,
    hasPicture: boolean,
    said: (language: Locale) => string,
  ): RoomFinding[] => {
    const { look } = thing
    const { name } = named(thing)
    if (look === 'card') return small(where, name, cardIn(hasPicture), 9.6, said)
    const print = Math.min(...languages.map((each) => layOut({ look, content: said(each), hasPicture }).print))
    return [
      ...(hasPicture || !needsPicture.has(look)
        ? []
        : [roomFinding('look_without_picture', { ...where, field: 'imageAssetId' }, { name })]),
      ...(print >= leastReadable
        ? []
        : [roomFinding('print_too_small', where, { name, count: Math.floor(print), least: leastReadable })]),
    ]
  }
  return [
    ...tooSmall(
      'letter_too_full',
      { entity: 'roomSetup', id: setup.id, field: 'storyPremise' },
      '',
      languages,
      (each) => scaleOnPaper(letter, [{ text: textOf(setup, 'storyPremise', each), points: 14, height: 1.5 }]),
    ),
    ...puzzles.flatMap((puzzle) => [
      ...small(atPuzzle(puzzle, 'description'), puzzle.name, sheetIn(puzzle), 11, (language) =>
        textOf(puzzle, 'description', language),
      ),
      ...longHints(puzzle, languages),
    ]),
    ...props
      .filter(({ source }) => source === 'print')
      .flatMap((prop) => {
        const own = clues.filter(({ propId }) => propId === prop.id)
        return printedThing(
          prop,
          atThing(prop, 'description'),
          [prop, ...own].some(({ imageAssetId }) => imageAssetId !== null),
          (language) =>
            [textOf(prop, 'description', language), ...own.map((clue) => textOf(clue, 'content', language))].join('\n'),
        )
      }),
    ...clues
      .filter((clue) => !isOnPrint(room, clue.propId))
      .flatMap((clue) =>
        printedThing(clue, atThing(clue, 'content'), clue.imageAssetId !== null, (language) =>
          textOf(clue, 'content', language),
        ),
      ),
  ]
}

const isOnPrint = ({ props }: RoomDocument, id: string | null): boolean =>
  props.some((prop) => prop.id === id && prop.source === 'print')

const longHints = (puzzle: RoomPuzzle, languages: readonly Locale[]): RoomFinding[] =>
  tooSmall('paper_too_full', atPuzzle(puzzle, 'hints'), puzzle.name, languages, (language) => {
    const hints = hintsIn(puzzle, language)
    return Math.min(1, ...hints.map((text) => scaleOnPaper(hintIn(hints.length), [{ text, points: 9.4 }])))
  })

/** Reports the language in which the text comes out smallest. */
function tooSmall(
  code: RoomCode,
  where: Place,
  name: string,
  languages: readonly Locale[],
  scaleIn: (language: Locale) => number,
): RoomFinding[] {
  const scale = Math.min(...languages.map(scaleIn))
  return scale >= smallestFine ? [] : [roomFinding(code, where, { name, count: Math.round(scale * 100) })]
}
