import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { icons } from './icons.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const testsIn = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const exclude = ['**/node_modules/**', '**/e2e/**', '.build/**', '.cache/**'];
/** Minutes of several servers whose every commit reaches the disk: `npm run test:recovery` alone. */
const recovery = ['api/scripts/backup/own-postgres.test.ts', 'api/scripts/backup/standby.test.ts'];

/** Two versions that are built, and a million rows: `npm run test:deploy` alone. */
const deploy = ['api/scripts/deploy/two-versions.test.ts'];

/** Wait for half a minute or a whole one and do little: last of all, they would be waited for alone. */
const waitsLong = ({ moduleId }: TestSpecification) =>
  /\/(silent-database|stop-on-signals)\.test\.ts$/.test(moduleId);

/** The usual order, but who waits long waits while the others of its project work. */
class LongWaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(waitsLong);
    const others = sorted.filter((file) => !waitsLong(file));
    // Projects run one after the other, each with processes of its own.
    const start = others.findIndex(({ project }) => project === waiting[0]?.project);
    return others.toSpliced(Math.max(0, start), 0, ...waiting);
  }
}

// Units and the API, against a real PostgreSQL; the browser's tests are Playwright's.
export default defineConfig({
  root,
  plugins: [react(), icons()],
  cacheDir: '.cache/vite-test',
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than cores are asked for: most wait for PostgreSQL a third of their time, and two for a minute.
    maxWorkers: 3,
    // Room for what is young: replies, rows and pages of thousands of requests are gone before it is looked through.
    execArgv: ['--max-semi-space-size=48'],
    sequence: { sequencer: LongWaitsFirst },
    // A test that passes only at its second try is a test to mend.
    retry: 0,
    // Patience for a machine that does much else: nothing waits for a time to pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: testsIn('api', 'migrations'),
          exclude: [
            ...exclude,
            ...(process.env['TEST_RECOVERY'] === '1' ? [] : recovery),
            ...(process.env['TEST_DEPLOY'] === '1' ? [] : deploy),
          ],
          globalSetup: ['api/testing/global-setup.ts'],
          setupFiles: ['api/testing/fail-on-warnings.ts', 'api/testing/compile-once.ts'],
          provide: {
            givenDatabaseUrl: process.env['TEST_DATABASE_URL'] ?? '',
            isThorough: process.env['TEST_THOROUGH'] === '1',
            // Set by npm run test:crashes.
            crashes: JSON.parse(process.env['TEST_CRASHES'] ?? 'null'),
            // Set by npm run fuzz.
            fuzz: JSON.parse(process.env['TEST_FUZZ'] ?? 'null'),
          },
          // Node itself reads the API's sources, as it does in the application: Vite's runner puts a call of its own
          // before each use of what a file imports, a quarter of all that these tests compute. No file is mocked.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Loading the application costs more than most of its tests: files share a process, and each has its
          // own application and its own clone of the database.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'clients',
          include: testsIn('storefront', 'backoffice'),
          exclude,
          setupFiles: ['storefront/testing/fresh-modules.ts'],
          execArgv: ['--import', fileURLToPath(new URL('load-material-icons.ts', import.meta.url))],
          // A process for each file would load React anew 90 times.
          isolate: false,
        },
      },
    ],
  },
});
