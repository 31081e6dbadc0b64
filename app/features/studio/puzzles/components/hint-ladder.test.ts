import { expect, test } from 'vitest'
import { scoringValues } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import { nextStep, readLadder, scoredAnew, storedLadder, withHints } from './hint-ladder.ts'

const stored = {
  hints: ['Look.', 'Count.', 'Four.'],
  translated: ['Regarde.', '', 'Quatre.'],
  hintCosts: [5],
  hintLevels: ['nudge' as const, null, 'near_solution' as const],
  hintRoles: [null, 'b' as const],
}

test('each hint has its translation, its cost and how much it helps, if stored', () => {
  expect(readLadder(stored)).toEqual([
    { hint: 'Look.', inOther: 'Regarde.', level: 'nudge', cost: 5, role: null },
    { hint: 'Count.', inOther: '', level: null, cost: null, role: 'b' },
    { hint: 'Four.', inOther: 'Quatre.', level: 'near_solution', cost: null, role: null },
  ])
})

test('moving or removing a hint takes everything that belongs to it along', () => {
  const [first, second, third] = readLadder(stored)
  expect(storedLadder([second!, first!, third!])).toEqual({
    hints: ['Count.', 'Look.', 'Four.'],
    translated: ['', 'Regarde.', 'Quatre.'],
    hintCosts: [null, 5, null],
    hintLevels: [null, 'nudge', 'near_solution'],
    hintRoles: ['b', null, null],
  })
  expect(storedLadder([first!])).toMatchObject({ hintRoles: [] })
  expect(storedLadder([second!])).toEqual({
    hints: ['Count.'],
    translated: [],
    hintCosts: [],
    hintLevels: [],
    hintRoles: ['b'],
  })
})

test('a new hint helps more than the one before, and costs the default', () => {
  expect(nextStep([])).toEqual({ hint: '', inOther: '', level: 'nudge', cost: null, role: null })
  const steps = readLadder(stored)
  expect(nextStep(steps.slice(0, 1)).level).toBe('method')
  expect(nextStep(steps.slice(0, 2)).level).toBe('near_solution')
  expect(nextStep(steps).level).toBe('near_solution')
})

test('rewording a hint writes no scoring rules; changing a cost, level or the order does', () => {
  const { hintCosts, hintLevels, hintRoles } = stored
  const rules = { ...scoringValues({}), hintCosts, hintLevels, hintRoles }
  const [first, second, third] = readLadder(stored)
  expect(scoredAnew(rules, storedLadder([{ ...first!, hint: 'Look up.' }, second!, third!]))).toEqual({})
  expect(
    scoredAnew(scoringValues({}), storedLadder([{ hint: 'New', inOther: '', level: null, cost: null, role: null }])),
  ).toEqual({})
  expect(scoredAnew(rules, storedLadder([{ ...first!, cost: 7 }, second!, third!]))).toEqual({
    scoringRules: { ...rules, hintCosts: [7, null, null], hintRoles: [null, 'b', null] },
  })
  expect(scoredAnew(rules, storedLadder([second!, first!, third!])).scoringRules?.hintLevels).toEqual([
    null,
    'nudge',
    'near_solution',
  ])
  expect(scoredAnew(rules, storedLadder([])).scoringRules).toEqual({
    ...rules,
    hintCosts: [],
    hintLevels: [],
    hintRoles: [],
  })
  expect(scoredAnew(rules, storedLadder([{ ...first!, role: 'a' }, second!, third!])).scoringRules?.hintRoles).toEqual([
    'a',
    'b',
    null,
  ])
})

test('added hints come after the existing ones, each helping more; prices and translations stay', () => {
  const ladder = storedLadder(
    withHints(readLadder({ ...stored, hints: ['Look.'], translated: ['Regarde.'] }), ['A.', 'B.']),
  )
  expect(ladder).toMatchObject({
    hints: ['Look.', 'A.', 'B.'],
    translated: ['Regarde.', '', ''],
    hintCosts: [5, null, null],
    hintLevels: ['nudge', 'method', 'near_solution'],
  })
})
