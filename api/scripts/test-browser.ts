import { createRequire } from 'node:module';

/**
 * `npm run test:browser [-- what Playwright takes]`: the browser tests, or those that are named. Node takes off the
 * types itself: Playwright's own way needs three times as long, and can't read `declare` fields, which models have.
 */
process.env['PW_DISABLE_TS_ESM'] = '1';
process.argv.splice(2, 0, 'test', '--config', '.config/playwright.config.ts');
createRequire(import.meta.url)('@playwright/test/cli');
