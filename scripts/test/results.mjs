// @ts-check
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, failures?: readonly string[], repeated?: readonly string[] }} Counts
 *   `failures` names what failed, a line each: the file, the requirement, the first line of what was wrong; `repeated`
 * likewise what passed only   when it was run once more, which counts as passed
 * @typedef {{ status: string, fullName?: string, failureMessages?: readonly string[] }} VitestAssertion
 * @typedef {{ status: string, name?: string, message?: string, assertionResults: readonly VitestAssertion[] }}
 * VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly VitestFile[] }} VitestReport
 * @typedef {{ results?: readonly { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, ok: boolean, tests: readonly PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {PlaywrightSuite & { stats: { expected: number, unexpected: number, flaky: number }, errors?: readonly {
 * message?: string }[] }} PlaywrightReport
 */

/**
 * A file that could not be loaded is one failure, and so is a run that failed without naming a test.
 * @param {VitestReport | null} report null when the run broke off
 * @param {number} exitCode
 * @param {string} [firstTime] a folder whose tests have to pass the first time
 * @returns {Counts}
 */
export function countVitest(report, exitCode, firstTime) {
  if (!report) return brokenOff()
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failures = report.testResults.flatMap(({ name = '', message, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [line(name, 'cannot be loaded', message)]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line(name, test.fullName, test.failureMessages?.[0]))
  })
  const repeated = report.testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages?.length)
      .map((test) => line(name, test.fullName, test.failureMessages?.[0])),
  )
  const tooLate = repeated.filter((test) => firstTime !== undefined && test.startsWith(firstTime))
  const counts = {
    passed: report.numPassedTests - tooLate.length,
    failed: report.numFailedTests + unloadable.length + tooLate.length,
  }
  return atLeastOneFailure(
    { ...counts, failures: [...failures, ...tooLate], repeated: repeated.filter((test) => !tooLate.includes(test)) },
    exitCode,
  )
}

/**
 * @param {PlaywrightReport | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return brokenOff()
  const { expected, unexpected, flaky } = report.stats
  const errors = report.errors ?? []
  const troubled = specsOf(report).filter(({ ok, tests }) => !ok || firstError(tests) !== undefined)
  /** @param {boolean} passed */
  const named = (passed) =>
    troubled.filter(({ ok }) => ok === passed).map(({ file, title, tests }) => line(file, title, firstError(tests)))
  const failures = [...errors.map(({ message }) => line('', 'outside of all journeys', message)), ...named(false)]
  return atLeastOneFailure(
    { passed: expected + flaky, failed: unexpected + errors.length, failures, repeated: named(true) },
    exitCode,
  )
}

/**
 * A check that is not made of tests (types, lint …) counts as one.
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @param {readonly Counts[]} all
 * @returns {Counts} */
export function sum(all) {
  return { passed: all.reduce((n, { passed }) => n + passed, 0), failed: all.reduce((n, { failed }) => n + failed, 0) }
}

/** More tests than these that fail the first time and pass the second say that something is wrong. */
const REPEATS_ALLOWED = 3

/** @param {readonly Counts[]} all the stages of a run
 * @returns {Counts} one failure when the run repeated too many tests */
export function countRepeats(all) {
  const repeats = all.reduce((n, { repeated = [] }) => n + repeated.length, 0)
  if (repeats <= REPEATS_ALLOWED) return { passed: 0, failed: 0 }
  return {
    passed: 0,
    failed: 1,
    failures: [`${repeats} tests passed only when run once more; ${REPEATS_ALLOWED} may in a run`],
  }
}

/** @returns {Counts} */
function brokenOff() {
  return { passed: 0, failed: 1, failures: ['the run broke off without a report'] }
}

/**
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function atLeastOneFailure(counts, exitCode) {
  if (exitCode === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: ['an error outside of all tests: see above'] }
}

/** @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]} of the suite and of those within it */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** @param {readonly PlaywrightTest[]} tests */
const firstError = (tests) => tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error?.message

/**
 * @param {string} file
 * @param {string | undefined} title
 * @param {string | undefined} message
 */
function line(file, title, message) {
  const reason = stripVTControlCharacters(message ?? '')
    .split('\n', 1)[0]
    ?.slice(0, 300)
  return [path.isAbsolute(file) ? path.relative('', file) : file, title, reason].filter(Boolean).join(' › ')
}
