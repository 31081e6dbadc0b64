import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/support/slow-first.ts'

const everywhere = '{app,server,database,samples,tests,scripts,vite}/**'
const integration = `${everywhere}/*.integration.test.{ts,tsx}`
const journeys = 'tests/e2e/**'

/** They replace modules, set variables that the product reads once, or draw from SVG, which a process that has read
 * uploads refuses for good. */
const alone = globSync(integration).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\buseAccounts\(|\/rasterise\.ts'/.test(readFileSync(file, 'utf8')),
)

const onPostgres = {
  globalSetup: ['tests/support/global-setup.ts'],
  // Nearly half of the time goes to waiting, for servers that start or try again: four keep two processors busy
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  testTimeout: 60_000,
  hookTimeout: 300_000,
}

/** Without React Router's Vite plugin on purpose: with it components cannot be rendered in a test. */
export default defineConfig({
  test: {
    setupFiles: ['tests/support/console-noise.ts', 'tests/support/drawn-cases.ts', 'tests/support/leave-no-spies.ts'],
    sequence: { sequencer: SlowFirst },
    // Read as text by the design settings; every other style sheet is empty in a test
    css: { include: [/ui\/tokens\.css\?raw/] },
    // A second is little for a server that shares its processor with the tests
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${everywhere}/*.test.{ts,tsx}`],
          exclude: [integration, journeys],
          maxWorkers: 2,
          testTimeout: 10_000,
          // Two thirds of the time went to loading the same modules anew; what keeps nothing can share them
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: 'integration',
          include: [integration],
          exclude: [journeys, ...alone],
          // As above: it saves a second and a half of the processor for each of a hundred files
          isolate: false,
        },
      },
      { extends: true, test: { ...onPostgres, name: 'integration-alone', include: alone } },
    ],
  },
})
