// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt, ensureMessages } from '#scripts/setup/build.mjs'
import { provideChromium } from '#scripts/setup/chromium.mjs'
import { exclusively } from '#scripts/setup/exclusive.mjs'
import { compileCache, projectNode } from '#scripts/setup/paths.mjs'
import { run } from '#scripts/setup/steps.mjs'
import { testEnvironment } from './environment.mjs'
import { countCheck, countPlaywright, countVitest } from './results.mjs'

/**
 * @typedef {import('./results.mjs').Counts} Counts
 * @typedef {{ name: string, title: string, quick: boolean, needs?: string, work: (files: readonly string[]) =>
 * Promise<Counts> }} Stage   `needs` names a stage without which this one cannot run; `quick` ones are part of `npm run
 * check`; `files` are the tests to run, all   when empty
 */

const environment = { NODE_COMPILE_CACHE: compileCache, ...testEnvironment(process.env) }
/** How often a failed test that uses servers, databases and browsers is retried. */
const AGAIN = 1
/** What oxlint looks at; paths, because it would not follow a node_modules that is a link otherwise. */
const LINTED = ['app', 'server', 'database', 'samples', 'tests', 'scripts', 'vite']

/** @type {readonly Stage[]} in the order in which they run */
export const stages = [
  {
    name: 'lock',
    title: 'The lock file is complete',
    quick: true,
    work: () => check(['scripts/complete-lock.mjs', '--check']),
  },
  { name: 'messages', title: 'The texts compile', quick: true, work: () => guarded(() => exclusively(ensureMessages)) },
  {
    name: 'routes',
    title: 'The types of the routes',
    quick: true,
    work: () => check(['node_modules/@react-router/dev/bin.cjs', 'typegen']),
  },
  // Each checker of TypeScript's four works out by itself what several need: two take 31 s of the processor, four 43
  {
    name: 'types',
    title: 'Types',
    quick: true,
    work: () => check(['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '2']),
  },
  {
    name: 'format',
    title: 'Formatting',
    quick: true,
    work: () => check(['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  },
  {
    name: 'lint',
    title: 'Lint and import boundaries',
    quick: true,
    work: () => check(['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...LINTED]),
  },
  { name: 'unit', title: 'Unit tests', quick: true, work: (files) => vitest('unit', files) },
  // Before the integration tests, many of which use the built product
  { name: 'build', title: 'Production build', quick: false, work: () => guarded(() => exclusively(ensureBuilt)) },
  {
    name: 'integration',
    title: 'Integration tests on PostgreSQL',
    quick: false,
    work: (files) => vitest('integration*', files, [`--retry=${AGAIN}`]),
  },
  { name: 'journeys', title: 'Browser journeys', quick: false, needs: 'build', work: journeys },
]

/** @param {readonly string[]} args a script of Node's and its arguments
 * @returns {Promise<Counts>} */
async function check(args) {
  return countCheck(await run(projectNode(), args, { env: environment }))
}

/** @param {() => Promise<void>} work
 * @returns {Promise<Counts>} */
async function guarded(work) {
  await work()
  return countCheck(0)
}

/**
 * @param {string} project
 * @param {readonly string[]} files
 * @param {readonly string[]} options
 * @returns {Promise<Counts>}
 */
function vitest(project, files, options = []) {
  return withReport(async (file) => {
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
      ...files,
    ]
    const code = await run(projectNode(), args, { env: environment })
    // These tests are about failures that occur only sometimes
    return countVitest(readReport(file), code, 'tests/security/')
  })
}

/** @param {readonly string[]} files
 * @returns {Promise<Counts>} */
async function journeys(files) {
  const chromium = await provideChromium()
  return await withReport(async (file) => {
    const env = { ...environment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const code = await run(
      projectNode(),
      ['node_modules/@playwright/test/cli.js', 'test', `--retries=${AGAIN}`, '--reporter=list,json', ...files],
      { env },
    )
    return countPlaywright(readReport(file), code)
  })
}

/** @template T
 * @param {(file: string) => Promise<T>} work */
async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'whodini-report-'))
  try {
    return await work(path.join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
