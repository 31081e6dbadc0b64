import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/support/slow-first.ts'

const everywhere = '{app,server,database,samples,tests,scripts,vite}/**'
const integration = `${everywhere}/*.integration.test.{ts,tsx}`
const journeys = 'tests/e2e/**'

/** Without React Router's Vite plugin on purpose: with it components cannot be rendered in a test. */
export default defineConfig({
  test: {
    setupFiles: ['tests/support/console-noise.ts', 'tests/support/drawn-cases.ts'],
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
          name: 'integration',
          include: [integration],
          exclude: [journeys],
          globalSetup: ['tests/support/global-setup.ts'],
          // A quarter of the time goes to waiting: three workers keep two processors busy
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
