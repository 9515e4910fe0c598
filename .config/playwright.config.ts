import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../api/scripts/chromium.ts';

export default defineConfig({
  testDir: '..',
  testMatch: ['storefront/e2e/**/*.spec.ts', 'backoffice/e2e/**/*.spec.ts'],
  outputDir: '../.cache/playwright',
  globalSetup: './playwright-app.ts',
  fullyParallel: false,
  workers: 2,
  // What only the second try passes is told by name at the end (api/scripts/test.ts).
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/test/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BIKUR_E2E_URL'] ?? '',
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    // Recording costs every test a good part of its time; the second try of a failed one is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(process.env), args: chromiumArgs },
  },
});
