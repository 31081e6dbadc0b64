import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { languagesOf } from '#app/features/adventure/words.ts'
import { checkRoom } from '#app/features/kits/checks/room/check-room.ts'
import { answerIn, codeFits, hasCode } from '#app/features/kits/checks/room/code-fits.ts'
import { lockTypes, propSources } from '#app/features/kits/documents/room.ts'
import { typedIn } from '#app/features/kits/documents/typed-puzzle.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import { playedOut } from '#app/features/kits/flow/waits.ts'
import { longestPath, timelineOf } from '#app/features/kits/flow/timeline.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { composingWith } from '#app/features/kits/paper/composing.fixtures.ts'
import { lostPropertyLastDay } from './adventures/lost-property-last-day/room.ts'
import { reports } from './adventures/lost-property-last-day/typed-puzzles.ts'
import { theMachineThatAlwaysWins } from './adventures/the-machine-that-always-wins/room.ts'
import { position } from './art/rooms/chess.ts'
import { keys, pins } from './art/rooms/keys.ts'
import { tickets } from './art/rooms/tickets.ts'
import { barsAt } from './art/rooms/works.ts'
import { roomOf } from './kit-document.fixtures.ts'
import type { SampleRoom } from './sample-kit.ts'

const rooms: readonly SampleRoom[] = [lostPropertyLastDay, theMachineThatAlwaysWins]
const documentOf = (room: SampleRoom) => roomOf(room, room.primaryLanguage)

const codeOf = (room: SampleRoom, key: string, language: Locale = 'en'): string => {
  const document = documentOf(room)
  return answerIn(
    document,
    document.puzzles.find(({ id }) => id === key)!,
    language,
  )
}
const clueOf = (room: SampleRoom, key: string, language: Locale): string =>
  room.clues.find((clue) => clue.key === key)!.content![language]

describe.each(rooms.map((room) => ({ key: room.key, room })))('the room $key', ({ room }) => {
  const document = documentOf(room)

  test('passes the checker with all of its puzzles, in both languages', () => {
    const findings = checkRoom({ document, languages: languagesOf(room) })
    expect(findings.map(({ code, where, params }) => [code, where, params])).toEqual([])
    for (const typed of document.typedPuzzles)
      for (const language of locales)
        expect(findPuzzleType(typed.type)!.findProblems(typedIn(typed, language)), `${typed.name} ${language}`).toEqual(
          [],
        )
  })

  test('can be played to its end within its time, with every puzzle solved', () => {
    const end = playedOut(document)
    expect(end.hasEnded).toBe(true)
    expect(end.solved).toHaveLength(document.puzzles.length)
    const { minutes } = longestPath(timelineOf(document))!
    expect(minutes).toBeLessThanOrEqual(document.setup.recommendedDuration)
    expect(minutes).toBeGreaterThanOrEqual(document.setup.recommendedDuration * 0.7)
  })

  test('has codes that fit their locks in both languages, with five-letter words', () => {
    for (const puzzle of document.puzzles.filter(({ lockType }) => hasCode(lockType)))
      for (const language of locales) {
        const code = answerIn(document, puzzle, language)
        expect(code, puzzle.name).not.toBe('')
        expect(codeFits(puzzle.lockType, code), `${puzzle.name} ${code}`).toBe(true)
        if (puzzle.lockType === 'word') expect(code).toMatch(/^[a-z]{5}$/i)
      }
  })

  test('has three hints for each puzzle, and reveals no code before the last one', () => {
    for (const puzzle of document.puzzles) {
      expect(puzzle.hints, puzzle.name).toHaveLength(3)
      for (const language of locales) {
        const own = puzzle.translations[language] as { hints?: string[] } | undefined
        const [nudge, method] = own?.hints ?? puzzle.hints
        const code = answerIn(document, puzzle, language).toLowerCase()
        if (!hasCode(puzzle.lockType)) continue
        for (const text of [textOf(puzzle, 'description', language), nudge, method])
          expect(text!.toLowerCase(), puzzle.name).not.toContain(code)
      }
    }
  })

  test('tells the game master how to set each lock, but a playing host no digits before the seal', () => {
    const wheels = document.puzzles.filter(({ lockType }) => ['digits3', 'digits4', 'word'].includes(lockType))
    for (const language of locales) {
      const partsFor = (hostPlays: boolean) =>
        composeKit({ kind: 'escape-room', document }, composingWith({ choice: { language, hostPlays } }))
      const setUp = JSON.stringify(partsFor(false).find(({ id }) => id === 'set-up')!.data)
      const open = JSON.stringify(partsFor(true).filter(({ id, reader }) => reader === 'host' || id === 'mission'))
      for (const puzzle of wheels) {
        const code = answerIn(document, puzzle, language)
        expect(setUp).toContain(code)
        if (puzzle.lockType !== 'word') expect(open).not.toContain(code)
      }
    }
  })
})

test('the two rooms use every lock, every source of props and more than five of the ten types', () => {
  const documents = rooms.map(documentOf)
  expect(new Set(documents.flatMap(({ puzzles }) => puzzles.map(({ lockType }) => lockType)))).toEqual(
    new Set(lockTypes),
  )
  expect(new Set(documents.flatMap(({ props }) => props.map(({ source }) => source)))).toEqual(new Set(propSources))
  expect(new Set(documents.flatMap(({ typedPuzzles }) => typedPuzzles.map(({ type }) => type))).size).toBeGreaterThan(5)
})

test('the stamps of the reports spell the word of the tin in both languages', () => {
  const stamps = locales.map((language) => reports.map((report) => report[language].at(-1)).join(''))
  expect(stamps).toEqual(locales.map((language) => codeOf(lostPropertyLastDay, 'umbrella', language)))
})

test('the torn tickets give the code of the cash box, and no single half gives its digit away', () => {
  const inOrder = tickets.toSorted((one, other) => one.holes - other.holes)
  expect(inOrder.map(({ digit }) => digit).join('')).toBe(codeOf(lostPropertyLastDay, 'tickets'))
  const upright = { left: { 8: 2, 6: 2, 9: 1, 5: 1 }, right: { 8: 2, 9: 2, 6: 1, 5: 1 } }
  for (const half of Object.values(upright))
    for (const { digit } of tickets)
      expect(tickets.filter((other) => half[other.digit] === half[digit])).toHaveLength(2)
})

test('one name on the staff list fits the card of the object', () => {
  for (const language of locales) {
    const list = lostPropertyLastDay.props.find(({ key }) => key === 'staff-list')!.description![language]
    const rows = list.split('\n').slice(1)
    const fitting = rows.filter((row) => {
      const [first = '', last = ''] = row.normalize('NFD').split(' ')
      const since = Number(/\d{4}/u.exec(row)![0])
      return (
        first[0] === 'E' && last[0] === 'B' && since <= 1994 && / 7 /u.test(row) && /in service|en service/u.test(row)
      )
    })
    expect(fitting.map((row) => row.split('  ')[0])).toEqual([codeOf(lostPropertyLastDay, 'claim', language)])
  }
})

/** From a grid's mapping: what goes with each thing of the first category. */
const mappingOf = (room: SampleRoom, key: string) =>
  (room.typedPuzzles.find((typed) => typed.key === key)!.words.en.solution as { correctMapping: number[][] })
    .correctMapping

test('the shelves give the code of the shoebox, and the evenings that of the hatbox', () => {
  const lines = [2, 5, 7, 9]
  const onShelves = mappingOf(lostPropertyLastDay, 'shelf-list').toSorted((one, other) => one[1]! - other[1]!)
  expect(
    onShelves
      .slice(0, 3)
      .map(([line]) => lines[line!])
      .join(''),
  ).toBe(codeOf(lostPropertyLastDay, 'shelves'))
  const pieces = [4, 5, 7, 9]
  const evenings = mappingOf(theMachineThatAlwaysWins, 'four-evenings').map(([, left]) => pieces[left!])
  expect([0, 2, 3].map((at) => evenings[at]).join('')).toBe(codeOf(theMachineThatAlwaysWins, 'evenings'))
})

test('the amount missing from the accounts is the code of the desk in both languages', () => {
  for (const language of locales) {
    const amounts = clueOf(theMachineThatAlwaysWins, 'account-page', language)
      .match(/\d+[.,]\d\d/gu)!
      .map((amount) => Number(amount.replace(/[.,]/u, '')))
    const total = amounts.pop()!
    expect(String(total - amounts.reduce((sum, amount) => sum + amount, 0))).toBe(
      codeOf(theMachineThatAlwaysWins, 'ledger', language),
    )
  }
})

test('the bars of the works turn the way that opens the lock of the side panel', () => {
  const clockwise = { left: '↑', top: '→', right: '↓', bottom: '←' }
  const other = { left: '↓', top: '←', right: '↑', bottom: '→' }
  const ways = barsAt.map(({ wheel, side }) => (wheel % 2 === 0 ? clockwise : other)[side])
  expect(ways.join('')).toBe(codeOf(theMachineThatAlwaysWins, 'bars'))
})

test('one key fits the pins, and another only the wrong way round', () => {
  const cutLike = (cuts: readonly number[]) => keys.filter((key) => key.cuts.join() === cuts.join())
  expect(cutLike(pins).map(({ sign }) => sign)).toEqual(['moon'])
  expect(cutLike(pins.toReversed()).map(({ sign }) => sign)).toEqual(['star'])
})

test('the engravings differ only in the three squares of the code', async () => {
  const art = fileURLToPath(new URL('./adventures/the-machine-that-always-wins/art/', import.meta.url))
  const [patent, poster] = await Promise.all(
    ['patent', 'poster'].map((name) => sharp(`${art}${name}.webp`).resize(300, 300).greyscale().raw().toBuffer()),
  )
  const differing = new Set<number>()
  for (const [at, grey] of patent!.entries()) {
    const [x, y] = [at % 300, Math.floor(at / 300)]
    if (Math.abs(grey - poster![at]!) > 60) differing.add(Math.floor(x / 100) + 3 * Math.floor(y / 100) + 1)
  }
  expect([...differing].sort().join('')).toBe(codeOf(theMachineThatAlwaysWins, 'engravings'))
})

test('the knight can go round the board in only one way', () => {
  const leaps = (from: number) =>
    Array.from({ length: 9 }, (_, to) => to).filter((to) => {
      const [across, down] = [Math.abs((from % 3) - (to % 3)), Math.abs(Math.floor(from / 3) - Math.floor(to / 3))]
      return to !== 4 && across * down === 2
    })
  const tours = (way: readonly number[]): number[][] =>
    way.length === 8
      ? [[...way]]
      : leaps(way.at(-1)!)
          .filter((to) => !way.includes(to))
          .flatMap((to) => tours([...way, to]))
  const fromTheCorner = tours([0]).filter(([, second]) => second! % 3 === 2)
  const { correctPattern } = theMachineThatAlwaysWins.typedPuzzles.find(({ key }) => key === 'knight-thread')!.words.en
    .solution
  expect(fromTheCorner).toEqual([correctPattern])
  expect(fromTheCorner[0]!.map((peg) => peg + 1).join('-')).toBe(codeOf(theMachineThatAlwaysWins, 'knight'))
})

test('the cards in the letter’s order open the inner door', () => {
  const numbers = ['pawn', 'knight', 'rook', 'queen'].map((piece) =>
    locales.map((language) => /\d/u.exec(clueOf(theMachineThatAlwaysWins, `${piece}-card`, language))![0]),
  )
  for (const [at, language] of locales.entries())
    expect(numbers.map((each) => each[at]).join('')).toBe(codeOf(theMachineThatAlwaysWins, 'inner-door', language))
})

type Place = readonly [column: number, row: number]
const fieldsOfBoard = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3, 4].map((row): Place => [column, row]))
const isSame = (one: Place, other: Place) => one[0] === other[0] && one[1] === other[1]

function rookReaches(from: Place, to: Place, taken: readonly Place[]): boolean {
  const [across, up] = [to[0] - from[0], to[1] - from[1]]
  if (isSame(from, to) || (across !== 0 && up !== 0)) return false
  const distance = Math.abs(across + up)
  const between = Array.from({ length: distance - 1 }, (_, at): Place => [
    from[0] + Math.sign(across) * (at + 1),
    from[1] + Math.sign(up) * (at + 1),
  ])
  return between.every((field) => !taken.some((each) => isSame(each, field)))
}

const isBeside = (one: Place, other: Place) =>
  !isSame(one, other) && Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) === 1

test('exactly one move of White ends the game', () => {
  const { whiteKing, whiteRooks, blackKing } = position
  const isAttacked = (field: Place, rooks: readonly Place[], king: Place) =>
    isBeside(king, field) || rooks.some((rook) => rookReaches(rook, field, [king, ...rooks]))
  const ends = (rooks: readonly Place[], king: Place) =>
    isAttacked(blackKing, rooks, king) &&
    fieldsOfBoard.filter((field) => isBeside(blackKing, field)).every((field) => isAttacked(field, rooks, king))
  const all = [whiteKing, ...whiteRooks, blackKing]
  const free = fieldsOfBoard.filter((field) => !all.some((each) => isSame(each, field)))
  const name = ([column, row]: Place) => `${'abcde'[column]}${row + 1}`
  const winning = whiteRooks.flatMap((rook, at) =>
    free
      .filter((to) => rookReaches(rook, to, all))
      .filter((to) => ends(whiteRooks.with(at, to as never), whiteKing))
      .map((to) => `${name(rook)} to ${name(to)}`),
  )
  const byTheKing = free.filter((to) => isBeside(whiteKing, to)).filter((to) => ends(whiteRooks, to))
  expect(winning).toEqual([codeOf(theMachineThatAlwaysWins, 'last-move')])
  expect(byTheKing).toEqual([])
})
