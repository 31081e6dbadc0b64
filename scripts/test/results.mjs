// @ts-check
/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} PlaywrightReport
 */

/**
 * Counts what a Vitest run reports. A file that could not even be loaded has no tests to count: it is one failure itself, and so is a run
 * that failed without naming a test (an error outside of all tests).
 *
 * @param {VitestReport | null} report null when there is none: the run broke off
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 }
  const unloadable = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }, exitCode)
}

/**
 * Counts what a Playwright run reports. A test that passed only when it was repeated has failed.
 *
 * @param {PlaywrightReport | null} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) }, exitCode)
}

/**
 * A check that is not made of tests (types, lint …) counts as one.
 *
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return { passed: all.reduce((n, { passed }) => n + passed, 0), failed: all.reduce((n, { failed }) => n + failed, 0) }
}

/**
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function atLeastOneFailure({ passed, failed }, exitCode) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}
