/** `npm run test:kits`: the sample kits in all 32 choices of paper, kits whose every field is as long as it may be, and
 * names in twelve scripts; `npm test` prints each sample in two. */
import { projectNode } from '#scripts/setup/paths.mjs'
import { run } from '#scripts/setup/steps.mjs'

process.exitCode = await run(
  projectNode(),
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    ...process.argv.slice(2),
    'samples/kits-on-paper.test.ts',
    'samples/fields-on-paper.test.ts',
    'samples/names-on-paper.test.ts',
    'samples/large-print.test.ts',
  ],
  { env: { ...process.env, FULL_RUNS: 'on' } },
)
