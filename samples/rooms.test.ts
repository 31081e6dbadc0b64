import { describe, expect, test } from 'vitest'
import { checkRoom } from '#app/features/kits/checks/room/check-room.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { typedIn } from '#app/features/kits/documents/typed-puzzle.ts'
import { roomOf } from './kit-document.fixtures.ts'
import { lostPropertyLastDay } from './adventures/lost-property-last-day/room.ts'
import { theMachineThatAlwaysWins } from './adventures/the-machine-that-always-wins/room.ts'
import { textsIn, untypeset } from './texts-in.fixtures.ts'

const rooms = [lostPropertyLastDay, theMachineThatAlwaysWins]

describe.each(rooms.map((room) => ({ key: room.key, room })))('$key', ({ room }) => {
  test('checks', () => {
    const document = roomOf(room, 'en')
    expect(
      checkRoom({ document, languages: languagesOf(room) }).map(({ code, where, params }) => [code, where, params]),
    ).toEqual([])
    for (const typed of document.typedPuzzles)
      for (const language of ['en', 'fr'] as const)
        expect(
          findPuzzleType(typed.type)?.findProblems({ ...typed, ...typedIn(typed, language) } as never),
          `${typed.name} ${language}`,
        ).toEqual([])
    expect(untypeset(textsIn(room))).toEqual([])
  })
})
