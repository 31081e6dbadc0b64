import { expect, it } from 'vitest'
import { countCheck, countPlaywright, countRepeats, countVitest, sum } from './results.mjs'

const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] }

it('a run without failures counts its tests', () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [loaded] }, 0)).toEqual({
    passed: 3,
    failed: 0,
    failures: [],
    repeated: [],
  })
})

it('a test file that cannot be loaded counts as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults: [loaded, broken] }, 1)).toMatchObject({
    passed: 3,
    failed: 2,
  })
})

it('a run that fails without naming a test counts as one failure', () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [loaded] }, 1)).toMatchObject({
    passed: 3,
    failed: 1,
  })
  expect(countVitest(null, 139)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright(null, 1)).toMatchObject({ passed: 0, failed: 1 })
})

it('tests that pass on a retry are named, and count as failed where the first run must pass', () => {
  const late = { status: 'passed', fullName: 'a mail arrives', failureMessages: ['Error: none yet\n  at mail.ts:3'] }
  expect(
    countVitest(
      {
        numPassedTests: 2,
        numFailedTests: 0,
        testResults: [
          {
            status: 'passed',
            name: 'app/mail.test.ts',
            assertionResults: [late, { status: 'passed', failureMessages: [] }],
          },
        ],
      },
      0,
    ),
  ).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    repeated: ['app/mail.test.ts › a mail arrives › Error: none yet'],
  })
  const race = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ status: 'passed', name: 'tests/security/races.test.ts', assertionResults: [late] }],
  }
  expect(countVitest(race, 0, 'tests/security/')).toEqual({
    passed: 0,
    failed: 1,
    failures: ['tests/security/races.test.ts › a mail arrives › Error: none yet'],
    repeated: [],
  })
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] }, 1)).toMatchObject({
    passed: 5,
    failed: 1,
  })
})

it('a run that repeated more than three tests fails, in whichever stages they were', () => {
  const stage = (...repeated: string[]) => ({ passed: 9, failed: 0, repeated })
  expect(countRepeats([stage('a', 'b'), { passed: 1, failed: 0 }, stage('c')])).toEqual({ passed: 0, failed: 0 })
  expect(countRepeats([stage('a', 'b'), { passed: 1, failed: 0 }, stage('c', 'd')])).toEqual({
    passed: 0,
    failed: 1,
    failures: ['4 tests passed only when run once more; 3 may in a run'],
  })
})

it('an error outside any journey counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [{}] }, 1)).toMatchObject({
    passed: 4,
    failed: 1,
  })
})

it('a failure takes one line: the file, the requirement, the first line of the reason', () => {
  const failed = {
    status: 'failed',
    fullName: 'a door stays shut',
    failureMessages: ['\u001B[31mAssertionError: open\u001B[39m\n  at door.ts:3'],
  }
  const testResults = [{ status: 'failed', name: 'app/door.test.ts', assertionResults: [failed, { status: 'passed' }] }]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults }, 1).failures).toEqual([
    'app/door.test.ts › a door stays shut › AssertionError: open',
  ])

  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'door.e2e.ts',
    ok,
    tests: [{ results: [message ? { error: { message } } : {}, {}] }],
  })
  const suites = [
    {
      specs: [spec('opens', true)],
      suites: [{ specs: [spec('shuts', false, 'no door\n'), spec('holds at the second try', true, 'late')] }],
    },
  ]
  expect(countPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites }, 1)).toMatchObject({
    failures: ['door.e2e.ts › shuts › no door'],
    repeated: ['door.e2e.ts › holds at the second try › late'],
  })
})

it('types, lint and similar checks count as one each', () => {
  expect(sum([countCheck(0), countCheck(2), { passed: 5, failed: 3 }])).toEqual({ passed: 6, failed: 4 })
})
