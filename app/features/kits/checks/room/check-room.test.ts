import { afterEach, describe, expect, test } from 'vitest'
import { isPublishableKit } from '#app/features/kits/checks/finding.ts'
import { readRoom } from '#app/features/kits/documents/read-room.ts'
import type { RoomRows } from '#app/features/kits/documents/read-room.ts'
import { riddle, roomClue, roomProp, roomPuzzle, roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import type { RoomClue, RoomProp, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import { codeFits } from './code-fits.ts'
import { checkRoom } from './check-room.ts'
import { roomFindingText } from './room-finding-text.ts'
import { roomSeverity } from './room-finding.ts'
import type { RoomCode, RoomFinding } from './room-finding.ts'

const check = (rows: RoomRows): RoomFinding[] => checkRoom({ document: readRoom(rows), languages: ['en', 'fr'] })

const puzzle = (id: string, change: Partial<RoomPuzzle>) => (rows: RoomRows) => ({
  ...rows,
  roomPuzzles: rows.roomPuzzles.map((row) => (row.id === id ? { ...row, ...change } : row)),
})
const prop = (id: string, change: Partial<RoomProp>) => (rows: RoomRows) => ({
  ...rows,
  roomProps: rows.roomProps.map((row) => (row.id === id ? { ...row, ...change } : row)),
})
const clue = (id: string, change: Partial<RoomClue>) => (rows: RoomRows) => ({
  ...rows,
  roomClues: rows.roomClues.map((row) => (row.id === id ? { ...row, ...change } : row)),
})
const more =
  (added: { puzzles?: RoomPuzzle[]; props?: RoomProp[]; clues?: RoomClue[] }) =>
  (rows: RoomRows): RoomRows => ({
    ...rows,
    roomPuzzles: [...rows.roomPuzzles, ...(added.puzzles ?? [])],
    roomProps: [...rows.roomProps, ...(added.props ?? [])],
    roomClues: [...rows.roomClues, ...(added.clues ?? [])],
  })
const setup = (change: Partial<NonNullable<RoomRows['roomSetup']>>) => (rows: RoomRows) => ({
  ...rows,
  roomSetup: rows.roomSetup && { ...rows.roomSetup, ...change },
})

const opens = (containerId: string) => ({ container: 'prop' as const, containerId })

type Broken = [why: string, change: (rows: RoomRows) => RoomRows, found: readonly string[]]

/** `code entity id field`, the worst first. */
const broken: Record<RoomCode, Broken> = {
  no_puzzle: [
    'nothing to solve',
    (rows) => ({ ...rows, roomPuzzles: [], roomProps: [], roomClues: [], puzzles: [] }),
    ['no_puzzle roomPuzzle  '],
  ],
  no_end: ['no last lock', puzzle('chest', { endsRoom: false }), ['no_end roomPuzzle box endsRoom']],
  end_unreachable: [
    'a last lock that waits for itself',
    puzzle('chest', { needs: ['key', 'note', 'trunk', 'chest'] }),
    ['end_unreachable roomPuzzle chest ', 'puzzle_circle roomPuzzle chest needs'],
  ],
  puzzle_unreachable: [
    'a key that nobody hands over',
    puzzle('box', { gives: [] }),
    ['puzzle_unreachable roomPuzzle chest needs', 'thing_never_given roomProp key placement'],
  ],
  puzzle_circle: [
    'two locks, each with the other’s key inside',
    puzzle('box', { needs: ['map', 'case', 'chest'] }),
    ['puzzle_circle roomPuzzle box needs'],
  ],
  container_in_itself: [
    'two boxes, each inside the other',
    (rows) =>
      puzzle('chest', { ...opens('trunk'), gives: ['case'] })(
        puzzle('box', { ...opens('case'), gives: ['key', 'trunk'] })(
          prop('case', { placement: 'container' })(prop('trunk', { placement: 'container' })(rows)),
        ),
      ),
    ['container_in_itself roomPuzzle box container'],
  ],
  key_inside: [
    'a box that holds the box with its key',
    (rows) =>
      more({
        puzzles: [roomPuzzle({ id: 'inner', lockType: 'word', solution: 'owl', gives: ['key'], ...opens('tin') })],
        props: [roomProp({ id: 'tin', placement: 'container' })],
      })(puzzle('chest', { ...opens('trunk'), gives: ['tin'] })(puzzle('box', { gives: [] })(rows))),
    ['key_inside roomPuzzle chest needs'],
  ],
  thing_never_given: [
    'a coin in no box',
    more({ props: [roomProp({ id: 'coin', placement: 'container' })] }),
    ['thing_never_given roomProp coin placement'],
  ],
  thing_needed_twice: [
    'a lamp that burns once',
    prop('lamp', { isReusable: false }),
    ['thing_needed_twice roomProp lamp isReusable'],
  ],
  hidden_nowhere: [
    'a map hidden anywhere',
    prop('map', { hidingPlace: ' ' }),
    ['hidden_nowhere roomProp map hidingPlace'],
  ],
  code_misfit: [
    'four digits on three wheels',
    puzzle('box', { solution: '4123' }),
    ['code_misfit roomPuzzle box solution'],
  ],
  solution_missing: [
    'a lock without a code',
    puzzle('box', { solution: '' }),
    ['solution_missing roomPuzzle box solution'],
  ],
  key_missing: [
    'a keyhole without a key',
    puzzle('chest', { needs: ['box', 'note'] }),
    ['key_missing roomPuzzle chest needs'],
  ],
  typed_puzzle_incomplete: [
    'a riddle that asks nothing',
    (rows) => ({ ...rows, puzzles: [{ ...riddle(['clock'], ['horloge']), configuration: {}, translations: {} }] }),
    ['typed_puzzle_incomplete roomPuzzle verse puzzleId'],
  ],
  sheet_empty: ['an empty sheet', puzzle('box', { description: '' }), ['sheet_empty roomPuzzle box description']],
  clue_empty: ['a blank note', clue('note', { content: '' }), ['clue_empty roomClue note content']],
  premise_missing: ['no story', setup({ storyPremise: '' }), ['premise_missing roomSetup setup storyPremise']],
  path_too_long: [
    'a box for an hour',
    puzzle('box', { expectedMinutes: 55 }),
    ['path_too_long roomSetup setup recommendedDuration'],
  ],
  prop_orphan: [
    'a globe for nothing',
    more({ props: [roomProp({ id: 'globe' })] }),
    ['prop_orphan roomProp globe isDecoration'],
  ],
  clue_unused: [
    'a letter about nothing',
    more({ clues: [roomClue({ id: 'letter' })] }),
    ['clue_unused roomClue letter isRedHerring'],
  ],
  path_short: [
    'an hour for twenty minutes',
    puzzle('chest', { expectedMinutes: 5 }),
    ['path_short roomSetup setup recommendedDuration'],
  ],
  bottleneck: [
    'a chest that four look on at',
    puzzle('chest', { expectedMinutes: 15 }),
    ['bottleneck roomPuzzle chest needs'],
  ],
  thing_given_twice: [
    'one key in two boxes',
    puzzle('verse', { gives: ['note', 'key'] }),
    ['thing_given_twice roomProp key placement'],
  ],
  thing_given_in_sight: [
    'a key that lies on the table as well',
    prop('key', { placement: 'sight' }),
    ['thing_given_in_sight roomProp key placement'],
  ],
  herring_needed: [
    'a wrong track that is the right one',
    clue('poem', { isRedHerring: true }),
    ['herring_needed roomClue poem isRedHerring'],
  ],
  herrings_many: [
    'four wrong tracks in an hour',
    more({ clues: ['x', 'y', 'z'].map((id) => roomClue({ id, isRedHerring: true, displayOrder: 9 })) }),
    ['herrings_many roomClue z isRedHerring'],
  ],
  puzzle_leads_nowhere: [
    'a puzzle for its own sake',
    more({ puzzles: [roomPuzzle({ id: 'jigsaw' })] }),
    ['puzzle_leads_nowhere roomPuzzle jigsaw gives'],
  ],
  code_twice: [
    'two boxes with one code',
    puzzle('chest', { lockType: 'digits3', solution: '4-1-2' }),
    ['code_twice roomPuzzle chest solution'],
  ],
  solution_told: [
    'a sheet that says its code',
    puzzle('box', { description: 'Perhaps 412?' }),
    ['solution_told roomPuzzle box description'],
  ],
  code_on_prop: [
    'a lamp with a code on it',
    prop('lamp', { description: 'Its base says 4-1-2.' }),
    ['code_on_prop roomProp lamp description'],
  ],
  container_unnamed: [
    'a key locked into nothing',
    puzzle('box', { container: 'unnamed' }),
    ['container_unnamed roomPuzzle box container'],
  ],
  hints_missing: ['no hint', puzzle('box', { hints: [' '] }), ['hints_missing roomPuzzle box hints']],
  print_empty: ['a white page', prop('map', { description: '' }), ['print_empty roomProp map description']],
  substitutes_missing: [
    'a lamp or nothing',
    prop('lamp', { substitutes: '' }),
    ['substitutes_missing roomProp lamp substitutes'],
  ],
  reset_missing: ['a key to put away', prop('key', { resetStep: '' }), ['reset_missing roomProp key resetStep']],
  setup_missing: ['no theme', setup({ theme: '' }), ['setup_missing roomSetup setup theme']],
  guide_missing: [
    'a host without words',
    (rows) => ({ ...rows, roomGuide: rows.roomGuide && { ...rows.roomGuide, hostScript: '' } }),
    ['guide_missing roomGuide guide hostScript'],
  ],
  alt_missing: [
    'a picture for the eyes only',
    prop('map', { imageAssetId: 'x' }),
    ['alt_missing roomProp map altText'],
  ],
  paper_too_full: [
    'a hint as long as a letter',
    puzzle('box', { hints: ['Look at the box again. '.repeat(40)] }),
    ['paper_too_full roomPuzzle box hints'],
  ],
  letter_too_full: [
    'a letter of three pages',
    setup({ storyPremise: 'It was a dark and stormy night. '.repeat(100) }),
    ['letter_too_full roomSetup setup storyPremise'],
  ],
  name_too_long: [
    'a puzzle whose name is one long word',
    puzzle('box', { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }),
    ['name_too_long roomPuzzle box name'],
  ],
  letters_unprinted: [
    'a text in letters without a font',
    setup({ theme: 'ანა' }),
    ['letters_unprinted roomSetup setup theme'],
  ],
  print_too_small: [
    'a diary page as long as a diary',
    prop('map', { look: 'diary', description: 'It was a dark and stormy night.\n'.repeat(150) }),
    ['print_too_small roomProp map description'],
  ],
  look_without_picture: [
    'a map without a drawing',
    prop('map', { look: 'map' }),
    ['look_without_picture roomProp map imageAssetId'],
  ],
  colours_in_grey: [
    'wires of a picture that differ by colour alone',
    puzzle('box', { description: 'Cut the red wire, then the blue one.', imageAssetId: 'x', altText: 'Wires' }),
    ['colours_in_grey roomPuzzle box description'],
  ],
  translation_missing: [
    'a sheet in one language',
    puzzle('box', { translations: { fr: { name: 'La boîte', hints: [] } } }),
    ['translation_missing roomPuzzle box description.fr'],
  ],
}

afterEach(() => overwriteGetLocale(() => 'en'))

const seen = (findings: readonly RoomFinding[]) =>
  findings.map(({ code, where }) => `${code} ${where.entity} ${where.id} ${where.field ?? ''}`)

describe('a room', () => {
  test('that is complete has no findings', () => {
    expect(check(roomRows())).toEqual([])
  })

  test.each(Object.entries(broken).map(([code, [why, change, found]]) => ({ code, why, change, found })))(
    'with $why: $code',
    ({ code, change, found }) => {
      const findings = check(change(roomRows()))
      expect(seen(findings)).toEqual(expect.arrayContaining([...found]))
      expect(findings.map((each) => each.code)).toContain(code)
    },
  )

  test('an answer in words needs its translation, a code does not', () => {
    const lacking = (lockType: 'word' | 'paper' | 'digits3', solution: string) =>
      seen(check(puzzle('box', { lockType, solution })(roomRows()))).filter((each) => each.endsWith('solution.fr'))
    expect(lacking('word', 'sister')).toEqual(['translation_missing roomPuzzle box solution.fr'])
    expect(lacking('paper', 'The aunt')).toEqual(['translation_missing roomPuzzle box solution.fr'])
    expect(lacking('digits3', '412')).toEqual([])
  })

  test('finds nothing else in most broken rooms', () => {
    const alone = Object.values(broken).filter(([, change, found]) => check(change(roomRows())).length === found.length)
    expect(alone.length).toBeGreaterThan(25)
  })

  test('every finding has a text in both languages that names the thing', () => {
    for (const [, change] of Object.values(broken))
      for (const finding of check(change(roomRows()))) {
        const said = locales.map((locale) => {
          overwriteGetLocale(() => locale)
          return roomFindingText(finding)
        })
        expect(new Set(said).size, finding.code).toBe(2)
        if (
          finding.params.name !== '' &&
          !['no_end', 'puzzle_circle', 'bottleneck', 'herrings_many'].includes(finding.code)
        )
          expect(said[0], finding.code).toMatch(finding.params.name.split(',')[0]!)
      }
  })

  test('an error prevents publishing it, a warning does not', () => {
    for (const [code, [, change]] of Object.entries(broken))
      if (roomSeverity[code as RoomCode] === 'error')
        expect(isPublishableKit(check(change(roomRows()))), code).toBe(false)
    expect(isPublishableKit(check(broken.hints_missing[1](roomRows())))).toBe(true)
  })

  test('a thing that the last lock gives is the prize and need not be needed', () => {
    const prize = more({ clues: [roomClue({ id: 'will', placement: 'container' })] })
    expect(check(puzzle('chest', { gives: ['will'] })(prize(roomRows())))).toEqual([])
  })

  test.each([
    ['gives itself', puzzle('chest', { ...opens('trunk'), gives: ['trunk'] }), 'is locked inside itself', ['trunk']],
    [
      'holds its own key',
      puzzle('chest', { ...opens('trunk'), gives: ['key'] }),
      'locked inside it (',
      ['trunk', 'key'],
    ],
    [
      'holds its own code',
      (rows: RoomRows) =>
        clue('note', { placement: 'container' })(
          puzzle('verse', { gives: [] })(puzzle('chest', { ...opens('trunk'), gives: ['note'] })(rows)),
        ),
      'locked inside it (',
      ['trunk', 'note'],
    ],
  ] as const)('a container that %s is said in words that name it', (_what, change, words, ids) => {
    const rows = change(puzzle('box', { gives: [] })(roomRows()))
    const names = new Map([
      ...rows.roomProps.map((row) => [row.id, row.name] as const),
      ...rows.roomClues.map((row) => [row.id, row.title] as const),
    ])
    const said = check(rows)
      .map(roomFindingText)
      .filter((text) => text.includes(words))
    expect(said).toHaveLength(1)
    for (const id of ids) expect(said[0]).toContain(names.get(id))
    expect(seen(check(rows)).join()).not.toContain('puzzle_circle')
  })

  test('the container itself is not the key of its lock', () => {
    const rows = puzzle('chest', { ...opens('trunk'), needs: ['trunk', 'note'] })(roomRows())
    expect(seen(check(rows))).toContain('key_missing roomPuzzle chest needs')
  })

  test('a prop that only decorates is no orphan', () => {
    expect(check(more({ props: [roomProp({ id: 'globe', isDecoration: true })] })(roomRows()))).toEqual([])
  })

  test('a prop that a puzzle opens is no orphan', () => {
    const rows = puzzle('box', opens('safe'))(more({ props: [roomProp({ id: 'safe' })] })(roomRows()))
    expect(seen(check(rows)).join()).not.toContain('prop_orphan')
  })

  test('two copies of a thing are enough for two puzzles', () => {
    expect(check(prop('lamp', { isReusable: false, quantity: 2 })(roomRows()))).toEqual([])
  })

  test('a typed puzzle is checked with its own answer, in each language', () => {
    const rows = { ...roomRows(), puzzles: [riddle(['clock'], ['l’heure juste'])] }
    expect(seen(check(rows))).toEqual(['code_misfit roomPuzzle verse solution.fr'])
  })
})

test.each([
  ['digits3', '4 1 2', true],
  ['digits3', '4123', false],
  ['digits4', '0412', true],
  ['digits4', '41a2', false],
  ['word', 'ÉTÉ', true],
  ['word', 'two words', false],
  ['word', 'R2D2', true],
  ['word', '1234', false],
  ['directions', '↑↑←→', true],
  ['directions', 'up, up, left', true],
  ['directions', 'H B G D', true],
  ['directions', 'north', false],
  ['directions', '↑', false],
  ['paper', 'the butler’s brother', true],
] as const)('on a lock %s, %j can be set: %s', (lock, code, can) => {
  expect(codeFits(lock, code)).toBe(can)
})
