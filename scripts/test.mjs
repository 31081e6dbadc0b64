// @ts-check
/** `npm test`: `--quick` leaves out what needs a database, a build or a browser; `--only=build,journeys` runs stages;
 * other arguments are test files. A stage that fails does not hide later ones unless they need it. */
import { prepare } from './setup/prepare.mjs'
import { formatDuration } from './setup/steps.mjs'
import { countRepeats, sum } from './test/results.mjs'
import { stages } from './test/stages.mjs'

/** @typedef {import('./test/results.mjs').Counts} Counts */

const NAMED = 20

/** @param {readonly string[]} args */
function chooseStages(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? []
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}`)
  return stages.filter(({ name, quick }) => only?.includes(name) ?? (quick || !args.includes('--quick')))
}

/** @param {import('./test/stages.mjs').Stage} stage
 * @param {readonly string[]} files */
async function runStage({ title, work }, files) {
  const began = performance.now()
  console.log(`\n━━ ${title}`)
  /** @type {Counts} */
  let counts
  try {
    counts = await work(files)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counts = { passed: 0, failed: 1, failures: error instanceof Error ? [error.message] : [] }
  }
  console.log(
    `${counts.failed === 0 ? '✓' : '✗'} ${title}: ${counts.passed} passed, ${counts.failed} failed in ${formatDuration(performance.now() - began)}`,
  )
  return counts
}

/** @returns {Promise<number>} exit code */
async function main() {
  await prepare({ packages: 'development' })
  const args = process.argv.slice(2)
  const chosen = chooseStages(args)
  const files = args.filter((arg) => !arg.startsWith('--'))
  /** @type {Map<string, Counts>} */
  const results = new Map()
  for (const stage of chosen) {
    if (stage.needs && results.get(stage.needs)?.failed) {
      console.log(`\n━━ ${stage.title}\n✗ ${stage.title}: not run, because this failed before: ${stage.needs}`)
      results.set(stage.name, { passed: 0, failed: 1 })
    } else results.set(stage.name, await runStage(stage, files))
  }
  console.log()
  for (const { name, title } of chosen) {
    const { failed = 0, failures = [], repeated = [] } = results.get(name) ?? {}
    if (repeated.length > 0) console.log([`Passed only when run once more: ${title}`, ...repeated].join('\n  '))
    // Repeated at the end: in a long run's output a failure is far up, or was cut off
    if (failed > 0) console.log([`Failed: ${title}`, ...failures.slice(0, NAMED)].join('\n  '))
  }
  const repeats = countRepeats([...results.values()])
  for (const failure of repeats.failures ?? []) console.log(`Failed: ${failure}`)
  const { passed, failed } = sum([...results.values(), repeats])
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main()
