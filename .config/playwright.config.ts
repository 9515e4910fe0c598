import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../api/scripts/chromium.ts';

/**
 * Flags with which the same pages take less of the processor. A page of a test lives for seconds: the two compilers
 * that optimize its script take longer than they save, and so does sharing out its collection of garbage among
 * threads. Nothing is drawn by a graphics card, so a process that speaks with one has only words to pass on.
 */
const thrift = ['--js-flags=--no-opt,--no-maglev,--single-threaded', '--in-process-gpu'];

const browser = await findChromium(process.env);

export default defineConfig({
  testDir: '..',
  testMatch: ['storefront/e2e/**/*.spec.ts', 'backoffice/e2e/**/*.spec.ts'],
  // A former version lies there for npm run test:deploy.
  testIgnore: '**/.cache/**',
  outputDir: '../.cache/playwright',
  globalSetup: './playwright-app.ts',
  fullyParallel: false,
  workers: 2,
  // A test that passes only at its second try is a test to mend.
  retries: 0,
  // Patience for a machine that does much else: what is waited for is a state, and a test that fails waits in vain.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../.cache/test/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['BIKUR_E2E_URL'] ?? '',
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
    // Drawing dialogs, toasts and placeholders as they move is half of what a page's pictures cost; toasts.spec.ts and
    // keyboard.spec.ts have them move.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs every test a good part of its time: `npm run test:browser -- --trace on <file>` to look closer.
    trace: 'off',
    // Of every page that closes one is taken, in case its test fails later: npm test goes without, and names the
    // command that runs a failed test again, with its picture.
    screenshot: process.env['WITHOUT_SCREENSHOTS'] === '1' ? 'off' : 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...chromiumArgs, ...thrift],
      // Without a language of its environment Chromium saves a Hebrew file name as "download".
      env: { ...browser.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
