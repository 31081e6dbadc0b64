import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { roomyFlags } from './tests/support/roomy-flags.mjs'
import { SlowFirst } from './tests/support/slow-first.ts'

const everywhere = '{app,server,database,samples,tests,scripts,vite}/**'
const integration = `${everywhere}/*.integration.test.{ts,tsx}`
const journeys = 'tests/e2e/**'

/** They replace modules, set variables that the product reads only once, or rasterise SVG, which a process refuses
 * for the rest of its life once it has read uploads. */
const alone = globSync(integration).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubEnv)\(|\buseAccounts\(|\/rasterise\.ts'/.test(readFileSync(file, 'utf8')),
)

const onPostgres = {
  globalSetup: ['tests/support/global-setup.ts'],
  // Nearly half of the time is spent waiting for servers that start or retry: four workers keep two processors busy
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  testTimeout: 60_000,
  hookTimeout: 300_000,
}

/** React Router's Vite plugin is left out on purpose: with it, tests cannot render components. */
export default defineConfig({
  test: {
    setupFiles: ['tests/support/console-noise.ts', 'tests/support/drawn-cases.ts', 'tests/support/leave-no-spies.ts'],
    sequence: { sequencer: SlowFirst },
    execArgv: roomyFlags,
    // The design settings read it as text; every other style sheet is empty in tests
    css: { include: [/ui\/tokens\.css\?raw/] },
    // The default second is too short for a server that shares its processor with the tests
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
          // Loading the same modules again took two thirds of the time; tests that keep no state can share them
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
          // As above: it saves 1.5 s of processor time for each of a hundred files
          isolate: false,
        },
      },
      { extends: true, test: { ...onPostgres, name: 'integration-alone', include: alone } },
    ],
  },
})
