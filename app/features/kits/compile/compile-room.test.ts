import { expect, test } from 'vitest'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import { room, roomProp, roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import { compileRoom } from './compile-room.ts'

/** Each text of the room says where it comes from. */
function marked(rows: RoomRows): RoomRows {
  const mark = (value: unknown, path: string): unknown => {
    if (
      typeof value === 'string' &&
      /(id|Type|source|placement|container|needs|gives|recommendedPlayers)(\.|$)/.test(path)
    )
      return value
    if (typeof value === 'string') return `canary ${path}.`
    if (Array.isArray(value)) return value.map((each) => mark(each, path))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, /Id$/.test(name) ? each : mark(each, `${path}.${name}`)]),
    )
  }
  return {
    ...rows,
    roomSetup: mark(rows.roomSetup, 'setup') as RoomRows['roomSetup'],
    roomGuide: mark(rows.roomGuide, 'guide') as RoomRows['roomGuide'],
    roomPuzzles: mark(rows.roomPuzzles, 'puzzle') as RoomRows['roomPuzzles'],
    roomProps: mark(rows.roomProps, 'prop') as RoomRows['roomProps'],
    roomClues: mark(rows.roomClues, 'clue') as RoomRows['roomClues'],
    puzzles: rows.puzzles.map((row) => ({ ...row, solution: { correctAnswers: ['canary typed.solution.'] } })),
  }
}

const canaries = (part: unknown): string[] =>
  [...new Set([...JSON.stringify(part).matchAll(/canary ([\w.]+)\./g)].map(([, path]) => path!))].toSorted()

test('a visitor sees what the room is about and what to prepare, and no more', () => {
  const { open } = compileRoom(readRoom(marked(roomRows())), ['en', 'fr'])
  expect(canaries(open)).toEqual(
    ['theme', 'storyPremise', 'ageRecommendation', 'spaceRequirements']
      .flatMap((name) => [`setup.${name}`, `setup.translations.fr.${name}`])
      .concat(['name', 'substitutes'].flatMap((name) => [`prop.${name}`, `prop.translations.fr.${name}`]))
      .toSorted(),
  )
  expect(open).toMatchObject({ players: { fewest: 2, most: 4 }, minutes: 60 })
  expect(open.contents).toEqual({ puzzles: 3, printedProps: 1, clues: 4 })
})

test('players get sheets, printed props and clues, without solutions, hints and hiding places', () => {
  const { players } = compileRoom(readRoom(marked(roomRows())), ['en', 'fr'])
  const alt = ['puzzle.altText', 'prop.altText', 'clue.altText']
  const shown = [
    'puzzle.name',
    'puzzle.description',
    'prop.name',
    'prop.description',
    'clue.title',
    'clue.content',
    ...alt,
  ]
  expect(canaries(players)).toEqual(shown.flatMap((path) => [path, path.replace('.', '.translations.fr.')]).toSorted())
  expect(JSON.stringify(players)).not.toMatch(/needs|gives|isRedHerring|correctAnswers|endsRoom/)
})

test('the host gets all of it', () => {
  const document = readRoom(marked(roomRows()))
  const all = ['puzzle.solution', 'puzzle.hints', 'prop.hidingPlace', 'guide.hostScript', 'typed.solution']
  expect(compileRoom(document, ['en']).host).toEqual(document)
  expect(canaries(document)).toEqual(expect.arrayContaining(all))
})

test('what players have to find is counted for visitors, and named for the host alone', () => {
  const { open, host } = compileRoom(
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
  expect(host.props).toHaveLength(5)
})

test('what to prepare is what is not printed; a sheet shows its typed puzzle in each language', () => {
  const { open, players } = compileRoom(
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
  expect(players.sheets[1]?.typed).toMatchObject({
    type: 'riddle',
    presented: { en: { riddleText: 'What has a face and hands?' }, fr: { riddleText: 'Je sonne sans bras.' } },
  })
})
