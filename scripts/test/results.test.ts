import { expect, it } from 'vitest'
import { countCheck, countPlaywright, countVitest, sum } from './results.mjs'

const loaded = { status: 'passed', assertionResults: [{}] }

it('a run without failures counts its tests', () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [loaded] }, 0)).toEqual({ passed: 3, failed: 0 })
})

it('a test file that cannot be loaded counts as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults: [loaded, broken] }, 1)).toEqual({ passed: 3, failed: 2 })
})

it('a run that fails without naming a test counts as one failure', () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [loaded] }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(countVitest(null, 139)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(null, 1)).toEqual({ passed: 0, failed: 1 })
})

it('a journey that passed only at the second try has failed', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] }, 1)).toEqual({ passed: 4, failed: 2 })
})

it('an error outside of all journeys counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [{}] }, 1)).toEqual({ passed: 4, failed: 1 })
})

it('types, lint and the like count as one each', () => {
  expect(sum([countCheck(0), countCheck(2), { passed: 5, failed: 3 }])).toEqual({ passed: 6, failed: 4 })
})
