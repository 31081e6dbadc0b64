import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '#app/features/puzzles/contract/contract.ts'
import { checker } from './check.server.ts'
import { findProblems } from './rules/find-problems.ts'
import { puzzleType } from './index.ts'
import { mostPlaces } from './rules/limits.ts'
import type { Draft, Rules } from './rules/pattern.ts'
import {
  columnsOf,
  judgePattern,
  orientationsOf,
  possibilities,
  present,
  pressPlace,
  resize,
  rowsOf,
  shownPattern,
} from './rules/pattern.ts'
import { letterAt, placeName } from './rules/place-look.ts'
import type { Configuration } from './rules/schema.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'

const draftOf = (correctPattern: number[], change: Partial<Configuration> = {}): Draft => ({
  configuration: configurationSchema.parse({ sequenceLength: Math.max(1, correctPattern.length), ...change }),
  solution: solutionSchema.parse({ correctPattern }),
})

const sizes = fc.integer({ min: 4, max: 36 })
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const rules = fc
  .record({
    patternSize: sizes,
    orderMatters: fc.boolean(),
    repeatsAllowed: fc.boolean(),
    sequenceLength: fc.option(fc.integer({ min: 1, max: 36 })),
  })
  .map((drawn): Rules => ({ ...drawn, repeatsAllowed: drawn.repeatsAllowed && drawn.orderMatters }))
const drafts = fc
  .record({
    patternSize: sizes,
    orderMatters: fc.boolean(),
    anyOrientation: fc.boolean(),
    pressed: fc.array(fc.nat({ max: 35 }), { minLength: 1, maxLength: 12 }),
  })
  .map(({ pressed, ...change }) => draftOf([...new Set(pressed.map((place) => place % change.patternSize))], change))

describe('drawing', () => {
  test('whatever is pressed, the pattern stays one that the rules allow', () => {
    fc.assert(
      fc.property(rules, fc.array(fc.nat({ max: 35 }), { maxLength: 60 }), (board, pressed) => {
        let pattern: number[] = []
        for (const place of pressed.map((drawn) => drawn % board.patternSize)) {
          const press = pressPlace(board, pattern, place)
          if (press.kind === 'added' || press.kind === 'removed') pattern = press.pattern
          expect(pattern.length).toBeLessThanOrEqual(board.sequenceLength ?? 36)
          if (!board.repeatsAllowed) expect(new Set(pattern).size).toBe(pattern.length)
        }
      }),
    )
  })

  test('if the order matters only the last place can be removed, otherwise any', () => {
    const board: Rules = { patternSize: 9, orderMatters: true, repeatsAllowed: false, sequenceLength: null }
    expect(pressPlace(board, [3, 4], 3)).toEqual({ kind: 'taken' })
    expect(pressPlace(board, [3, 4], 4)).toEqual({ kind: 'removed', pattern: [3] })
    expect(pressPlace({ ...board, orderMatters: false }, [3, 4], 3)).toEqual({ kind: 'removed', pattern: [4] })
    expect(pressPlace({ ...board, sequenceLength: 2 }, [3, 4], 5)).toEqual({ kind: 'full' })
  })

  test('on another board a pattern keeps its rows and columns, and loses what does not fit', () => {
    expect(resize([0, 4, 8], 9, 16)).toEqual([0, 5, 10])
    expect(resize([0, 5, 15], 16, 9)).toEqual([0, 4])
    fc.assert(
      fc.property(sizes, sizes, fc.array(fc.nat({ max: 35 })), (from, to, drawn) => {
        const pattern = drawn.filter((place) => place < from)
        expect(resize(pattern, from, to).every((place) => place < to)).toBe(true)
        expect(resize(pattern, from, from)).toEqual(pattern)
      }),
    )
  })

  test('every place of the largest board has its own letter', () => {
    expect(new Set(Array.from({ length: mostPlaces }, (_, place) => letterAt(place))).size).toBe(mostPlaces)
  })
})

describe('a pattern that is shown', () => {
  const boards = fc
    .record({ patternSize: sizes, repeatsAllowed: fc.boolean(), sequenceLength: fc.integer({ min: 1, max: 36 }) })
    .map((drawn): Rules => ({
      ...drawn,
      orderMatters: true,
      sequenceLength: drawn.repeatsAllowed ? drawn.sequenceLength : Math.min(drawn.sequenceLength, drawn.patternSize),
    }))

  test('has its length, stays on the board, and never takes a place twice in a row', () => {
    fc.assert(
      fc.property(boards, seeds, (board, seed) => {
        const pattern = shownPattern(board, seed)
        expect(pattern).toHaveLength(board.sequenceLength!)
        expect(pattern.every((place, step) => place < board.patternSize && place !== pattern[step - 1])).toBe(true)
        if (!board.repeatsAllowed) expect(new Set(pattern).size).toBe(pattern.length)
      }),
    )
  })

  test('differs in another run, and only that of the run is right', () => {
    const draft = draftOf([], { shown: true, sequenceLength: 6 })
    const presented = puzzleType.present(draft.configuration)
    const [mine, other] = [7, 8].map((seed) => (puzzleType.start(presented, seed) as { sequence: number[] }).sequence)
    expect(mine).not.toEqual(other)
    const judge = (pattern: number[] | undefined) =>
      checker.judge({ en: draft }, { pattern }, { language: 'en', progress: null, seed: 7 }).outcome
    expect([judge(mine), judge(other)]).toEqual(['solved', 'wrong'])
  })

  test('if growing, is sent only as far as it was repeated, and keeps its length when wrong', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 8 }), fc.boolean(), (seed, sequenceLength, orderMatters) => {
        const draft = draftOf([], { shown: true, growing: true, sequenceLength, orderMatters })
        const whole = shownPattern(present(draft.configuration), seed)
        const judge = (pattern: number[], progress: Json) =>
          checker.judge({ en: draft }, { pattern }, { language: 'en', progress, seed })
        let sent = puzzleType.start(puzzleType.present(draft.configuration), seed) as { sequence: number[] }
        let progress: Json = null
        for (let steps = 2; steps < sequenceLength; steps++) {
          expect(sent.sequence).toEqual(whole.slice(0, steps))
          expect(judge(whole.slice(0, steps - 1), progress).outcome).toBe('wrong')
          const verdict = judge(sent.sequence, progress)
          if (verdict.outcome !== 'partial') throw new Error(`the pattern does not grow beyond ${steps}`)
          progress = verdict.progress
          sent = verdict.view as { sequence: number[] }
        }
        expect(judge(sent.sequence, progress)).toEqual({ outcome: 'solved' })
        expect(judge(whole, null)).toEqual({ outcome: 'solved' })
      }),
      { numRuns: 60 },
    )
  })

  test('is made for nobody if the author drew one', () => {
    expect(puzzleType.start(puzzleType.present({ patternSize: 9 }), 7)).toBeNull()
  })
})

describe('judging', () => {
  test('accepts what was drawn, and rotations or mirror images only if the author wants them', () => {
    fc.assert(
      fc.property(drafts, fc.nat({ max: 7 }), (draft, drawn) => {
        const { patternSize, anyOrientation } = draft.configuration
        const turns = orientationsOf(patternSize)
        const turned = draft.solution.correctPattern.map(turns[drawn % turns.length]!)
        expect(judgePattern(draft, { pattern: draft.solution.correctPattern }, 0).kind).toBe('right')
        const same = judgePattern(
          { ...draft, configuration: { ...draft.configuration, anyOrientation: false } },
          { pattern: turned },
          0,
        ).kind
        expect(judgePattern(draft, { pattern: turned }, 0).kind).toBe(anyOrientation ? 'right' : same)
      }),
    )
  })

  test('maps every place once in each symmetry of a board', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const turns = orientationsOf(size)
        for (const turn of turns)
          expect(new Set(Array.from({ length: size }, (_, place) => turn(place))).size).toBe(size)
        expect(new Set(turns.map((turn) => Array.from({ length: size }, (_, place) => turn(place)).join())).size).toBe(
          turns.length,
        )
      }),
    )
    expect(orientationsOf(9)).toHaveLength(8)
    expect(orientationsOf(12)).toHaveLength(4)
    expect(orientationsOf(7)).toHaveLength(1)
  })

  test('refuses places off the board or taken against its rules', () => {
    const judge = (draft: Draft, pattern: number[]) =>
      checker.judge({ en: draft }, { pattern }, { language: 'en', progress: null, seed: 1 }).outcome
    expect(judge(draftOf([0, 1, 2]), [0, 1, 9])).toBe('malformed')
    expect(judge(draftOf([0, 1, 2]), [0, 1, 1])).toBe('malformed')
    expect(judge(draftOf([0, 1, 2], { repeatsAllowed: true }), [0, 1, 1])).toBe('wrong')
  })

  test('takes switches tried in another order for the same wrong answer', () => {
    const judge = (pattern: number[]) => judgePattern(draftOf([0, 1, 2], { orderMatters: false }), { pattern }, 1)
    expect(judge([5, 4, 3])).toEqual({ kind: 'wrong', key: '3-4-5' })
    expect(judge([3, 5, 4])).toEqual(judge([5, 4, 3]))
  })
})

test('the number of patterns is the same as by brute force', () => {
  const count = ({ patternSize, orderMatters, repeatsAllowed, sequenceLength }: Rules) => {
    let patterns: number[][] = [[]]
    for (let step = 0; step < sequenceLength!; step++)
      patterns = patterns.flatMap((pattern) => Array.from({ length: patternSize }, (_, place) => [...pattern, place]))
    const allowed = patterns.filter((pattern) => repeatsAllowed || new Set(pattern).size === pattern.length)
    return new Set(allowed.map((pattern) => (orderMatters ? pattern : pattern.toSorted()).join())).size
  }
  for (const sequenceLength of [1, 2, 3, 4]) {
    for (const [orderMatters, repeatsAllowed] of [
      [true, true],
      [true, false],
      [false, false],
    ] as const) {
      const board: Rules = { patternSize: 5, orderMatters, repeatsAllowed, sequenceLength }
      expect(possibilities(board)).toBe(count(board))
    }
  }
})

test('a hidden length is not sent, and a pattern of another length is an error', () => {
  expect(present(draftOf([0, 1, 2], { showLength: false }).configuration).sequenceLength).toBeNull()
  expect(findProblems(draftOf([0, 1, 2, 3], { sequenceLength: 5 })).map(({ code }) => code)).toEqual(['length_differs'])
  expect(findProblems(draftOf([0, 1, 2, 3], { sequenceLength: 5, showLength: false })).map(({ code }) => code)).toEqual(
    [],
  )
})

test('a place is called by the names of its row and column, and counted where one has none', () => {
  const lines = { rowNames: ['microphone', 'telephone'], columnNames: ['', 'reel'] }
  const board = present(draftOf([0], { patternSize: 9, ...lines }).configuration)
  expect([1, 4, 0, 8].map((place) => placeName(board, place))).toEqual([
    'microphone, reel',
    'telephone, reel',
    'microphone, column 1',
    'row 3, column 3',
  ])
})

test('boards are as square as their places allow', () => {
  expect([4, 6, 7, 9, 12, 20, 30, 36].map((size) => [columnsOf(size), rowsOf(size)])).toEqual([
    [2, 2],
    [3, 2],
    [3, 3],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 5],
    [6, 6],
  ])
})
