import { expect, test } from 'vitest'
import { marksIn, marksOf, markedRoom } from '#app/features/kits/documents/marks.fixtures.ts'
import { room, roomProp } from '#app/features/kits/documents/room.fixtures.ts'
import { compileRoom } from './compile-room.ts'

test('a visitor sees what the room is about and what to prepare, and no more', () => {
  const document = markedRoom()
  const inSight = document.props.filter(({ source, placement }) => source !== 'print' && placement === 'sight')
  const open = compileRoom(document, ['en', 'fr'])
  const expected = [
    ...marksOf('roomSetup', [document.setup], 'theme', 'storyPremise', 'ageRecommendation', 'spaceRequirements'),
    ...marksOf('roomProp', inSight, 'name', 'substitutes'),
  ].flatMap((each) => [`${each}:en`, `${each}:fr`])
  expect(marksIn(open)).toEqual(expected.toSorted())
  expect(open).toMatchObject({ players: { fewest: 2, most: 4 }, minutes: 60 })
  expect(open.contents).toEqual({ puzzles: 3, printedProps: 1, clues: 6 })
})

test('visitors see how many things players have to find, but not which', () => {
  const open = compileRoom(
    room({
      roomProps: [
        roomProp({ id: 'a', source: 'household', placement: 'hidden' }),
        roomProp({ id: 'b', source: 'household', placement: 'container' }),
        roomProp({ id: 'c', source: 'buy', placement: 'hidden' }),
        roomProp({ id: 'd', source: 'household' }),
        roomProp({ id: 'e', source: 'print', placement: 'hidden' }),
      ],
    }),
    ['en', 'fr'],
  )
  expect(open.prepare.map(({ name }) => name.en)).toEqual(['Prop d'])
  expect(open.unnamed).toEqual({ household: 2, buy: 1 })
  expect(JSON.stringify(open)).not.toMatch(/Prop [abce]/)
})

test('the things to prepare are those that are not printed', () => {
  const open = compileRoom(
    room({ roomProps: [roomProp({ id: 'a', source: 'print' }), roomProp({ id: 'b', source: 'buy', quantity: 3 })] }),
    ['en', 'fr'],
  )
  expect(open.prepare).toEqual([
    {
      name: { en: 'Prop b', fr: 'Prop b (fr)' },
      source: 'buy',
      quantity: 3,
      substitutes: { en: 'Anything like it.', fr: 'Anything like it. (fr)' },
    },
  ])
})
