/** `npm run test:engine`: 10,000 random games and courses of two editors; `npm test` runs 2,000 of each. */
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
    'app/features/engine',
    'app/features/studio/draft/interleavings',
  ],
  {
    env: { ...process.env, FULL_RUNS: 'on' },
  },
)
