import fc from 'fast-check'
import { expect, test } from 'vitest'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Draft } from './rules/compare.ts'
import { compare, isWithin, wholeAnswer } from './rules/compare.ts'
import {
  addDifferences,
  addUnchanged,
  changeDifference,
  nameDifference,
  nameThing,
  newOnes,
  removeDifference,
  removeUnchanged,
} from './editor/differences.ts'
import { findProblems } from './rules/find-problems.ts'
import { fixtures } from './fixtures.ts'
import { turnEveryMs } from './rules/limits.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'
import { sourceOf } from './editor/stills-field.tsx'
import { suggestDifferences } from './editor/suggest.ts'

const type = puzzleType('video_difference')
const [corridor] = fixtures.cases
const read = type.read(corridor!)!
const puzzle = { type: 'video_difference', configuration: { en: read.configuration }, solution: { en: read.solution } }
const judge = (answer: unknown, progress: unknown = null) =>
  puzzleJudge.judge(puzzle, answer, { language: 'en', progress: progress as never, seed: 1 })
const empty: Draft = {
  configuration: configurationSchema.parse({ firstStillUrl: '/a.webp', secondStillUrl: '/b.webp' }),
  solution: solutionSchema.parse({}),
}

const errorsOf = (draft: Draft) =>
  findProblems(draft)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)
/** What makes the screen-reader tag untrue; it keeps nothing out of an edition. */
const unsaidIn = (draft: Draft) =>
  findProblems(draft)
    .filter(({ severity, untrue }) => severity === 'warning' && untrue?.includes('screen-reader'))
    .map(({ code }) => code)

test('stills compared in words need three wrong things, and as many as right ones', () => {
  for (const { configuration, solution } of fixtures.cases) {
    const whole = { configuration: configurationSchema.parse(configuration), solution: solutionSchema.parse(solution) }
    expect(errorsOf(whole)).toEqual([])
    const without = whole.solution.unchanged.slice(1)
    expect(unsaidIn({ ...whole, solution: { ...whole.solution, unchanged: without } })).toEqual(['unchanged_few'])
    const [more] = addDifferences(whole, [{ x: 30, y: 80, radius: 3 }]).solution.differences.slice(-1)
    const named = nameThing(
      { ...whole, solution: { ...whole.solution, differences: [...whole.solution.differences, more!] } },
      more!.thing,
      'Something else',
    )
    expect(unsaidIn(named)).toEqual(named.solution.differences.length > 3 ? ['unchanged_few'] : [])
    // the same words twice are one thing, and those of a difference are not a wrong one
    for (const twin of [without[0]!, whole.solution.differences[0]!.thing]) {
      const text = whole.configuration.things.find(({ id }) => id === twin)!.text
      expect(unsaidIn(nameThing(whole, whole.solution.unchanged[0]!, text.toUpperCase()))).toEqual(['unchanged_few'])
    }
  }
})

test('stills and differences without words make the screen-reader tag untrue, yet are allowed', () => {
  const whole: Draft = {
    configuration: read.configuration as Draft['configuration'],
    solution: read.solution as Draft['solution'],
  }
  expect(unsaidIn({ ...whole, configuration: { ...whole.configuration, firstText: ' ' } })).toEqual(['texts_missing'])
  expect(unsaidIn(nameThing(whole, 'zzzz0001', ' '))).toEqual(['thing_missing'])
  expect(errorsOf(nameThing(whole, 'zzzz0001', ' '))).toEqual([])
})

test('differences are found one by one, by place and by words alike', () => {
  const first = judge({ points: [{ x: 20, y: 30 }] })
  expect(first).toMatchObject({ outcome: 'partial', progress: [0], view: { found: [{ thing: 'zzzz0001' }] } })
  expect(JSON.stringify(first)).not.toContain('aaaa0002')
  expect(judge({ things: ['zzzz0001'] }, [0])).toMatchObject({ outcome: 'partial', progress: [0], again: true })
  expect(judge({ things: ['aaaa0002'] }, [0])).toEqual({ outcome: 'solved' })
})

test('a circle is round on the stills, whatever their proportions', () => {
  const circle = { x: 50, y: 50, radius: 8.5 }
  // 16 to 9: 10 % of the width are 17.8 % of the height
  expect(
    [
      { x: 59.9, y: 50 },
      { x: 60.1, y: 50 },
      { x: 50, y: 67.7 },
      { x: 50, y: 67.9 },
    ].map((point) => isWithin(circle, point, 16 / 9)),
  ).toEqual([true, false, true, false])
})

test('the described things are in the order of their random ids, whether they changed or not', () => {
  expect((type.present(corridor!.configuration)['things'] as { id: string }[]).map(({ id }) => id)).toEqual([
    'aaaa0002',
    'cccc0004',
    'mmmm0003',
    'ssss0005',
    'zzzz0001',
  ])
})

const circle = fc.record({
  x: fc.integer({ min: 0, max: 100 }),
  y: fc.integer({ min: 0, max: 100 }),
  radius: fc.integer({ min: 2, max: 12 }),
})
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), circles: fc.array(circle, { minLength: 1, maxLength: 4 }) }),
  fc.record({ do: fc.constantFrom('remove' as const, 'unmark' as const, 'mark' as const), at: fc.nat(20) }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(20), circle }),
  fc.record({ do: fc.constant('name' as const), at: fc.nat(20), text: fc.constantFrom('clock', 'door', 'lamp') }),
)

test('whatever an author marks, moves or removes, words stay with their things', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let draft = empty
      for (const each of steps) {
        const count = draft.solution.differences.length
        if (each.do === 'add') draft = addDifferences(draft, each.circles)
        else if (each.do === 'mark') draft = addUnchanged(draft)
        else if (each.do === 'unmark') draft = removeUnchanged(draft, draft.solution.unchanged[each.at] ?? '')
        else if (each.at >= count) continue
        else if (each.do === 'remove') draft = removeDifference(draft, each.at)
        else if ('circle' in each) draft = changeDifference(draft, each.at, each.circle)
        else if ('text' in each) draft = nameDifference(draft, each.at, each.text)
      }
      const { differences } = draft.solution
      expect(type.read(draft)).not.toBeNull()
      expect(draft.configuration.things.every(({ id }) => differences.some(({ thing }) => thing === id))).toBe(true)
      if (differences.length === 0) return
      expect(draft.configuration.differencesCount).toBe(differences.length)
      expect(errorsOf(draft)).toEqual([])
      expect(compare(draft, wholeAnswer(draft)!, null)?.isComplete).toBe(true)
    }),
  )
})

test('fewer may be asked for than there are, even after one is added', () => {
  const three = addDifferences(
    empty,
    [10, 50, 90].map((at) => ({ x: at, y: at, radius: 3 })),
  )
  const two = { ...three, configuration: { ...three.configuration, differencesCount: 2 } }
  expect(addDifferences(two, [{ x: 10, y: 90, radius: 3 }]).configuration.differencesCount).toBe(2)
  expect(removeDifference(removeDifference(two, 0), 0).configuration.differencesCount).toBe(1)
})

test('a name belongs to one thing, and is removed with it', () => {
  const named = nameThing(addUnchanged(empty), 'none1234', 'nothing')
  const [id] = named.solution.unchanged
  expect(removeUnchanged(nameThing(named, id!, 'carpet'), id!).configuration.things).toEqual([])
})

const [width, height] = [160, 90]

function still(brighter = 0): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    for (let channel = 0; channel < 3; channel++)
      pixels[at * 4 + channel] = 60 + (at % width) / 2 + ((at * 7 + channel * 13) % 9) + brighter
    pixels[at * 4 + 3] = 255
  }
  return pixels
}

type Patch = { column: number; row: number; side: number }

function withPatches(pixels: Uint8ClampedArray, patches: readonly Patch[]): Uint8ClampedArray {
  const changed = pixels.slice()
  for (const { column, row, side } of patches) {
    for (let y = row; y < row + side; y++)
      for (let x = column; x < column + side; x++)
        changed[(y * width + x) * 4] = (changed[(y * width + x) * 4]! + 100) % 256
  }
  return changed
}

const patches = fc.uniqueArray(
  fc.record({ cell: fc.nat(7), side: fc.integer({ min: 4, max: 14 }), left: fc.nat(12), top: fc.nat(12) }),
  { minLength: 1, maxLength: 6, selector: ({ cell }) => cell },
)

test('every part that changed between two stills is suggested, and nothing else, in any light', () => {
  fc.assert(
    fc.property(patches, fc.integer({ min: -25, max: 25 }), (cells, light) => {
      const places = cells.map(({ cell, side, left, top }): Patch => ({
        column: (cell % 4) * 40 + 6 + left,
        row: Math.floor(cell / 4) * 45 + 6 + top,
        side,
      }))
      const circles = suggestDifferences({ width, height, first: still(), second: withPatches(still(light), places) })
      expect(circles).toHaveLength(places.length)
      for (const { column, row, side } of places) {
        const middle = { x: ((column + side / 2) / width) * 100, y: ((row + side / 2) / height) * 100 }
        const near = circles.find((each) => isWithin({ ...each, radius: 1 }, middle, width / height))
        expect(near).toBeDefined()
        expect(near!.radius).toBeLessThan((side / width) * 100 + 3)
      }
    }),
    { numRuns: 20 },
  )
})

test('nothing is suggested for identical stills, nor for two of different places', () => {
  expect(suggestDifferences({ width, height, first: still(), second: still(20) })).toEqual([])
  const elsewhere = still().map((value, at) => (at % 4 === 3 ? 255 : (value * 7 + at * 31) % 256))
  expect(suggestDifferences({ width, height, first: still(), second: elsewhere })).toEqual([])
})

test('what is already marked is not suggested again', () => {
  const draft = addDifferences(empty, [{ x: 30, y: 30, radius: 6 }])
  expect(
    newOnes(draft, [
      { x: 32, y: 33, radius: 4 },
      { x: 70, y: 70, radius: 4 },
    ]),
  ).toEqual([{ x: 70, y: 70, radius: 4 }])
})

test('a reopened puzzle knows whether its stills were pictures or a video', () => {
  expect(sourceOf(configurationSchema.parse({}))).toBe('video')
  expect(sourceOf(configurationSchema.parse({ secondStillUrl: '/b.webp' }))).toBe('pictures')
  expect(sourceOf(empty.configuration)).toBe('pictures')
  expect(sourceOf({ ...empty.configuration, videoUrl: 'holiday.mp4' })).toBe('video')
})

test('a hint shows the quarter of a difference not found yet, a different one each time', () => {
  const draft = fixtures.cases.find(({ configuration }) => configuration['quarterHints'] === true)!
  const read = type.read(draft)!
  const asked = (known: number[], notes?: unknown) =>
    puzzleJudge.hint(
      { type: 'video_difference', configuration: { en: read.configuration }, solution: { en: read.solution } },
      notes,
      known,
    )
  expect(asked([])).toMatchObject({
    known: 0,
    text: { en: 'Look in the upper left quarter of the picture, within the frame.' },
    shown: {
      outline: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 50, y: 50 },
        { x: 0, y: 50 },
      ],
    },
  })
  expect(asked([0], { found: ['shelf001'] })).toMatchObject({
    known: 2,
    text: { en: 'Look in the lower right quarter of the picture, within the frame.' },
  })
  expect(type.workedHints(read.configuration)).toBe(2)
})

test('the stills alternate more slowly than what may harm', () => {
  // a flash is a pair of changes, and three of them a second are too many
  expect(1_000 / (2 * turnEveryMs)).toBeLessThan(3)
})
