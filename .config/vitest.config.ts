import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Units and the API, against a real PostgreSQL; the browser's tests are Playwright's.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, ''),
  plugins: [react()],
  cacheDir: '.cache/vite-test',
  test: {
    // Node itself reads migrations that are run from the back office, as it does in the application.
    server: { deps: { external: [/\?changed=/] } },
    environment: 'node',
    include: ['api', 'migrations', 'storefront', 'backoffice'].map(
      (folder) => `${folder}/**/*.test.{ts,tsx}`,
    ),
    exclude: ['**/node_modules/**', '**/e2e/**', '.build/**', '.cache/**'],
    globalSetup: ['api/testing/global-setup.ts'],
    setupFiles: ['api/testing/fail-on-warnings.ts'],
    provide: { givenDatabaseUrl: process.env['TEST_DATABASE_URL'] ?? '' },
    pool: 'forks',
    maxWorkers: 2,
    // What only the second try passes is told by name at the end (api/scripts/test.ts).
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
