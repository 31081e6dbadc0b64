import { defineConfig } from '@playwright/test'

/** Four in parallel, each with its own server, keep two processors busy: journeys spend much of their time waiting. */
export default defineConfig({
  testDir: './tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    // Recording every step takes a quarter of the time; failures keep a screenshot and the page's outline anyway
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No page lives long enough to earn what its functions' optimisation costs
        '--js-flags=--no-opt,--no-maglev',
        // A microphone that beeps and needs nobody's permission
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
})
