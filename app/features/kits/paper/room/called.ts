import type { RoomClue, RoomDocument, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { walkthroughOf } from '#app/features/kits/flow/orders.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { cardNumbers } from './card-numbers.ts'

export const signed = (room: RoomDocument, puzzle: RoomPuzzle, language: Locale): string =>
  `${symbolsOf(room).get(puzzle.id) ?? ''} ${textOf(puzzle, 'name', language)}`.trim()

/** The name of a thing, with the number on its back if it is printed. */
export function callerOf(room: RoomDocument, language: Locale) {
  const numbers = cardNumbers(room)
  return (thing: RoomProp | RoomClue): string => {
    const name = 'title' in thing ? textOf(thing, 'title', language) : textOf(thing, 'name', language)
    const number = numbers.get(thing.id)
    return number === undefined ? name : m.paper_room_card_called({ name, number })
  }
}

/** What players have once a puzzle is solved, by name: its things, then the puzzle sheets that are kept with them. */
export function gainsOf(room: RoomDocument, language: Locale) {
  const called = callerOf(room, language)
  const steps = walkthroughOf(room)
  return (puzzleId: string): string[] => {
    const step = steps.find((each) => each.step === 'solve' && each.puzzleId === puzzleId)
    if (step?.step !== 'solve') return []
    const things = [...room.props, ...room.clues].filter(({ id }) => step.gains.includes(id))
    const sheets = room.puzzles.filter(({ id }) => step.sheets.includes(id))
    return [
      ...things.map(called),
      ...sheets.map((puzzle) => m.paper_room_sheet_called({ puzzle: signed(room, puzzle, language) })),
    ]
  }
}
