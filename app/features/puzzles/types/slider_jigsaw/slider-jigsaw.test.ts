import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checker } from './check.server.ts'
import type { Board, Move, Shape } from './rules/board.ts'
import {
  boardKey,
  finishedBoard,
  gapTile,
  homeCount,
  isFinished,
  isHome,
  isLegal,
  movableCount,
  placeCount,
  placedOf,
  readBoard,
  replay,
  shapeOf,
  tileCount,
} from './rules/board.ts'
import { neighbourOf, pressOf, pushedBy, slideTo } from './player/controls.ts'
import { puzzleType } from './index.ts'
import { mostMoves } from './rules/limits.ts'
import { phoneBoard } from './editor/phone-size.ts'
import { pieceOutline } from './player/piece-outline.ts'
import type { Configuration } from './rules/schema.ts'
import { shuffle } from './rules/shuffle.ts'

const sides = fc.integer({ min: 2, max: 6 })
const variants = fc.constantFrom<Configuration['puzzleType']>('slider', 'swap', 'rotate', 'jigsaw')
const shapes = fc
  .record({
    puzzleType: variants,
    columns: sides,
    rows: sides,
    rotationAllowed: fc.boolean(),
    placed: fc.array(fc.nat({ max: 40 }), { maxLength: 30 }),
  })
  .map(({ columns, rows, placed, ...drawn }): Configuration => ({
    ...drawn,
    placed: placed.filter((tile) => tile < columns * rows - 2),
    messageOnBack: false,
    gridSize: `${columns}x${rows}`,
    imageUrl: '',
    allowedAttempts: 3,
    pictureText: '',
    showNumbers: false,
    showPicture: true,
    mayShow: false,
  }))
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

const slider = (gridSize = '3x3'): Shape => shapeOf({ puzzleType: 'slider', gridSize, rotationAllowed: false })

describe('a shuffle', () => {
  test('can always be solved: its own way back is legal and ends in the complete picture', () => {
    fc.assert(
      fc.property(shapes, seeds, (configuration, seed) => {
        const shape = shapeOf(configuration)
        const { start, solution } = shuffle(shape, seed)
        const end = replay(shape, start, solution)
        expect(end && isFinished(shape, end)).toBe(true)
        expect(solution.length).toBeLessThan(mostMoves)
      }),
      { numRuns: 500 },
    )
  })

  test('is never the complete picture, and is the same again for the same seed', () => {
    fc.assert(
      fc.property(shapes, seeds, (configuration, seed) => {
        const shape = shapeOf(configuration)
        const { start } = shuffle(shape, seed)
        expect(isFinished(shape, start)).toBe(false)
        expect(shuffle(shape, seed).start).toEqual(start)
        expect(readBoard(shape, JSON.parse(JSON.stringify(start)))).toEqual(start)
      }),
      { numRuns: 500 },
    )
  })

  test('of the smallest slider is unsolved for each of a thousand seeds', () => {
    for (let seed = 0; seed < 1000; seed++)
      expect(isFinished(slider('2x2'), shuffle(slider('2x2'), seed).start)).toBe(false)
  })

  test('differs from run to run, and leaves the gap of a slider in its corner', () => {
    const starts = Array.from({ length: 50 }, (_, seed) => shuffle(slider(), seed).start)
    expect(new Set(starts.map(boardKey)).size).toBeGreaterThan(45)
    for (const start of starts) expect(start.tiles.at(-1)).toBe(gapTile(slider()))
  })

  test('agrees with the parity rule: no shuffled slider is one of the unsolvable half', () => {
    fc.assert(
      fc.property(sides, sides, seeds, (columns, rows, seed) => {
        const { tiles } = shuffle(slider(`${columns}x${rows}`), seed).start
        const inversions = tiles.flatMap((tile, place) => tiles.slice(place + 1).filter((later) => later < tile)).length
        expect(inversions % 2).toBe(0)
      }),
    )
  })
})

describe('tiles that are in their places from the start', () => {
  test('are there, whatever is shuffled, and no move takes them away', () => {
    fc.assert(
      fc.property(shapes, seeds, fc.nat({ max: 71 }), (configuration, seed, drawn) => {
        const shape = shapeOf(configuration)
        const { start } = shuffle(shape, seed)
        for (const tile of placedOf(shape)) {
          expect(isHome(start, tile)).toBe(true)
          const other = drawn % placeCount(shape)
          for (const move of [[tile], [tile, other], [other, tile]] as Move[])
            expect(isLegal(shape, start, move)).toBe(false)
        }
      }),
    )
  })

  test('do not exist for a slider, and other variants send them to the player', () => {
    expect(puzzleType.present({ gridSize: '3x3', placed: [0, 4] })).not.toHaveProperty('placed')
    expect(puzzleType.present({ puzzleType: 'swap', gridSize: '3x3', placed: [4, 0, 4, 30] })).toMatchObject({
      placed: [0, 4],
    })
  })

  test('are not counted as tiles to place, and belong to a wrong board as well', () => {
    const shape = shapeOf({ puzzleType: 'swap', gridSize: '2x2', rotationAllowed: false, placed: [0] })
    expect([homeCount(shape, finishedBoard(shape)), movableCount(shape)]).toEqual([3, 3])
    expect(readBoard(shape, { tiles: [1, 0, 2, 3], turns: [0, 0, 0, 0] })).toBeNull()
    expect(readBoard(shape, { tiles: [0, 1, 3, 2], turns: [0, 0, 0, 0] })).not.toBeNull()
  })
})

test('a message for solvers is shown in each language that has it, and not sent before', () => {
  const draft = (message: string) => ({
    configuration: { puzzleType: 'jigsaw', messageOnBack: true },
    solution: { message },
  })
  expect(checker.told({ en: draft('Under the rug'), fr: draft('Sous le tapis') })).toEqual({
    en: 'Under the rug',
    fr: 'Sous le tapis',
  })
  expect(checker.told({ en: draft('') })).toEqual({ en: '' })
  expect(puzzleType.present(draft('Under the rug').configuration)).toMatchObject({ messageOnBack: true })
  expect(puzzleType.present({ puzzleType: 'swap', messageOnBack: true })).not.toHaveProperty('messageOnBack')
})

test('on a phone of 360 pixels every board fits, with tiles large enough for a finger', () => {
  for (const columns of [2, 3, 4, 5, 6]) {
    for (const rows of [2, 3, 4, 5, 6]) {
      const { width, tile } = phoneBoard({ columns, rows }, 1)
      expect(width).toBeLessThanOrEqual(312)
      expect(tile).toBeGreaterThanOrEqual(44)
    }
  }
})

describe('judging', () => {
  const configuration = { gridSize: '4x4' }
  const context = { language: 'en', progress: null, seed: 77 } as const
  const judge = (moves: unknown) => checker.judge({ en: { configuration, solution: {} } }, { moves }, context)

  test('does not accept the moves of another run', () => {
    const shape = slider('4x4')
    expect(judge(shuffle(shape, 77).solution)).toEqual({ outcome: 'solved' })
    expect(judge(shuffle(shape, 78).solution).outcome).not.toBe('solved')
  })

  test('refuses a move against the rules, wherever it is in the list', () => {
    const { solution } = shuffle(slider('4x4'), 77)
    expect(judge([[0], ...solution])).toEqual({ outcome: 'malformed' })
    expect(judge([...solution, [0]])).toEqual({ outcome: 'malformed' })
    expect(judge([[14, 11]])).toEqual({ outcome: 'malformed' })
    expect(judge([[40]])).toEqual({ outcome: 'malformed' })
  })

  test('takes different ways to the same unfinished board for the same wrong answer', () => {
    const there = judge([[14]])
    expect(there).toMatchObject({ outcome: 'wrong' })
    expect(judge([[14], [15], [14]])).toEqual(there)
  })

  test('accepts what is revealed for the run of its seed', () => {
    fc.assert(
      fc.property(shapes, seeds, ({ puzzleType, gridSize, rotationAllowed }, seed) => {
        const draft = { configuration: { puzzleType, gridSize, rotationAllowed }, solution: {} }
        const answer = checker.reveal(draft, seed)
        expect(checker.judge({ fr: draft }, answer, { language: 'fr', progress: null, seed })).toEqual({
          outcome: 'solved',
        })
      }),
    )
  })

  test('handles the longest list of moves in less than 50 ms', () => {
    const moves = Array.from({ length: mostMoves }, (_, index) => (index % 2 === 0 ? [14] : [15]))
    // The best of five: a pause of the machine is not the check's fault
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      expect(judge(moves).outcome).toBe('wrong')
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(50)
  })
})

describe('the rules', () => {
  const jigsaw = shapeOf({ puzzleType: 'jigsaw', gridSize: '2x2', rotationAllowed: false })
  const rotate = shapeOf({ puzzleType: 'rotate', gridSize: '2x2', rotationAllowed: false })
  const swap = shapeOf({ puzzleType: 'swap', gridSize: '2x2', rotationAllowed: true })

  test('let a tile slide only from beside the gap, not round the edge of the board', () => {
    const board = finishedBoard(slider())
    expect([5, 7].map((place) => isLegal(slider(), board, [place]))).toEqual([true, true])
    expect([8, 4, 6, 0].map((place) => isLegal(slider(), board, [place]))).toEqual([false, false, false, false])
    const gapAtLeft: Board = { ...board, tiles: [0, 1, 2, 8, 4, 5, 6, 7, 3] }
    expect(isLegal(slider(), gapAtLeft, [2])).toBe(false)
  })

  test('let tiles turn only if turning is part of the puzzle, and swap only if picked up', () => {
    expect(isLegal(swap, finishedBoard(swap), [1])).toBe(true)
    expect(isLegal(jigsaw, finishedBoard(jigsaw), [1])).toBe(false)
    expect(isLegal(rotate, finishedBoard(rotate), [0, 1])).toBe(false)
    expect(isLegal(swap, finishedBoard(swap), [1, 1])).toBe(false)
  })

  test('complete a jigsaw when every piece is on the board, and an empty place moves nothing', () => {
    expect(placeCount(jigsaw)).toBe(8)
    const laid = replay(jigsaw, finishedBoard(jigsaw), [[0, 6]])!
    expect(isFinished(jigsaw, laid)).toBe(false)
    expect(isLegal(jigsaw, laid, [0, 1])).toBe(false)
    expect(isFinished(jigsaw, replay(jigsaw, laid, [[6, 0]])!)).toBe(true)
  })

  test('cancel four quarter turns', () => {
    const turned = replay(rotate, finishedBoard(rotate), [[2], [2], [2]])!
    expect(isFinished(rotate, turned)).toBe(false)
    expect(isFinished(rotate, replay(rotate, turned, [[2]])!)).toBe(true)
  })

  test('reject a board of another shape', () => {
    const { tiles, turns } = finishedBoard(slider())
    for (const sent of [
      null,
      3,
      {},
      { tiles, turns: [] },
      { tiles: [...tiles, 9], turns },
      { tiles: tiles.with(0, 1), turns },
      { tiles: ['0'], turns },
    ]) {
      expect(readBoard(slider(), sent)).toBeNull()
    }
  })
})

describe('operating the board', () => {
  const board = finishedBoard(slider())

  test('an arrow pushes the tile next to the gap in its direction', () => {
    expect(pushedBy(slider(), board, 'ArrowDown')).toBe(5)
    expect(pushedBy(slider(), board, 'ArrowRight')).toBe(7)
    expect(pushedBy(slider(), board, 'ArrowUp')).toBeNull()
    expect(pushedBy(slider(), board, 'Enter')).toBeNull()
  })

  test('pressing a tile farther along the gap’s row pushes all between, by legal moves', () => {
    expect(slideTo(slider(), board, 6)).toEqual([[7], [6]])
    expect(slideTo(slider(), board, 2)).toEqual([[5], [2]])
    expect(slideTo(slider(), board, 0)).toEqual([])
    expect(replay(slider(), board, slideTo(slider(), board, 6))?.tiles).toEqual([0, 1, 2, 3, 4, 5, 8, 6, 7])
  })

  test('any press makes only legal moves', () => {
    fc.assert(
      fc.property(shapes, seeds, fc.array(fc.nat({ max: 71 }), { maxLength: 60 }), (configuration, seed, pressed) => {
        const shape = shapeOf(configuration)
        const { start } = shuffle(shape, seed)
        let current = start
        let picked: number | null = null
        const moves: Move[] = []
        for (const place of pressed.map((drawn) => drawn % placeCount(shape))) {
          const press = pressOf(shape, current, picked, place)
          if (press.kind === 'pick') picked = press.place
          if (press.kind !== 'moves') continue
          picked = null
          moves.push(...press.moves)
          current = replay(shape, current, press.moves)!
          expect(current).not.toBeNull()
        }
        expect(replay(shape, start, moves)).toEqual(current)
      }),
    )
  })

  test('arrows move from the board into the tray and stop at the edges', () => {
    const shape = shapeOf({ puzzleType: 'jigsaw', gridSize: '3x2', rotationAllowed: false })
    expect(neighbourOf(shape, 4, 'ArrowDown')).toBe(7)
    expect(neighbourOf(shape, 2, 'ArrowRight')).toBeNull()
    expect(neighbourOf(shape, 11, 'ArrowDown')).toBeNull()
    expect(neighbourOf(shape, 0, 'ArrowUp')).toBeNull()
  })
})

describe('a reply to an unfinished board', () => {
  const shape = shapeOf({ puzzleType: 'swap', gridSize: '2x2', rotationAllowed: false })
  const { start, solution } = shuffle(shape, 1)
  const before = replay(shape, start, solution.slice(0, -1))!
  const decoys = [{ ...before, reply: 'One more.' }]
  const draft = (mayShow: boolean, replyTexts: { from: string; to: string }[] = []) => ({
    configuration: { puzzleType: 'swap', gridSize: '2x2', mayShow },
    solution: { decoys, replyTexts },
  })
  const judge = (mayShow: boolean, moves: Move[]) =>
    checker.judge(
      { en: draft(mayShow), fr: draft(mayShow, [{ from: 'One more.', to: 'Encore un.' }]) },
      { moves },
      { language: 'fr', progress: null, seed: 1 },
    )

  test('is given for that board in every language, however it was reached, and for no other', () => {
    expect(judge(true, solution.slice(0, -1))).toEqual({
      outcome: 'wrong',
      key: boardKey(before),
      reply: { en: 'One more.', fr: 'Encore un.' },
    })
    expect(judge(true, [...solution.slice(0, -1), [0, 1], [0, 1]])).toMatchObject({ reply: { en: 'One more.' } })
    expect(judge(true, [...solution.slice(0, -1), [0, 1]])).not.toHaveProperty('reply')
  })

  test('is not given if unfinished boards may not be submitted', () => {
    expect(judge(false, solution.slice(0, -1))).toEqual({ outcome: 'wrong', key: boardKey(before) })
    expect(judge(true, solution)).toEqual({ outcome: 'solved' })
  })
})

test('a player is first sent the run’s shuffled board and no seed', () => {
  const presented = puzzleType.present({ gridSize: '3x2', puzzleType: 'jigsaw' })
  const start = puzzleType.start(presented, 5)
  expect(start).toEqual(shuffle(shapeOf({ puzzleType: 'jigsaw', gridSize: '3x2', rotationAllowed: false }), 5).start)
  expect(Object.keys(start as object).sort()).toEqual(['tiles', 'turns'])
})

test('pieces of a jigsaw have straight edges only at the border of the picture', () => {
  const shape = shapeOf({ puzzleType: 'jigsaw', gridSize: '3x3', rotationAllowed: false })
  const curves = Array.from(
    { length: tileCount(shape) },
    (_, tile) => pieceOutline(shape, tile).match(/C/gu)?.length ?? 0,
  )
  expect(curves).toEqual([2, 3, 2, 3, 4, 3, 2, 3, 2])
})
