/**
 * `npm run test:engine`: every property of the game's engine with all its random sequences: 10,000 games of commands
 * against models that know nothing of the engine, where `npm test` plays 2,000 of them.
 */
import { compileMessages } from '#scripts/setup/build.mjs'
import { projectNode } from '#scripts/setup/paths.mjs'
import { run } from '#scripts/setup/steps.mjs'

await compileMessages()
process.exitCode = await run(
  projectNode(),
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'app/features/engine'],
  {
    env: { ...process.env, FULL_RUNS: 'on' },
  },
)
