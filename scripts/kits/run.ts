/** `npm run test:kits`: the sample kits in all 32 choices of paper; `npm test` prints each in two. */
import { compileMessages } from '#scripts/setup/build.mjs'
import { projectNode } from '#scripts/setup/paths.mjs'
import { run } from '#scripts/setup/steps.mjs'

await compileMessages()
process.exitCode = await run(
  projectNode(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'samples/kits-on-paper.test.ts'],
  { env: { ...process.env, FULL_RUNS: 'on' } },
)
