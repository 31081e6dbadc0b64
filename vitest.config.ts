import { defineConfig } from 'vitest/config'

const everywhere = '{app,server,database,samples,tests,scripts,vite}/**'
const integration = `${everywhere}/*.integration.test.{ts,tsx}`
const journeys = 'tests/e2e/**'

/**
 * Two projects: `unit` needs nothing but Node, `integration` a real PostgreSQL (see tests/support/global-setup.ts).
 *
 * On purpose without React Router's Vite plugin, with which components cannot be rendered in a test.
 */
export default defineConfig({
  test: {
    // Half of the time goes to waiting for the database: two workers also where there is one spare processor
    maxWorkers: 2,
    setupFiles: ['tests/support/console-noise.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${everywhere}/*.test.{ts,tsx}`], exclude: [integration, journeys], testTimeout: 10_000 },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: [journeys],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
