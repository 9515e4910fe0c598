import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressFiles } from '../.config/compress-files.ts';
import { icons } from '../.config/icons.ts';
import { productionRouter } from '../.config/production-router.ts';
import { codeSplittingGroups } from './script-groups.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const cardScripts = fromRoot('storefront/card/script/');
const ownCopy = '?of-the-card';

/**
 * Gives the card's scripts copies of their own of what they import from the contract. What they shared with other
 * pages would become files that a card waits for, and would bring whatever else stands in those.
 */
function cardScriptsStandAlone(): Plugin {
  return {
    name: 'card-scripts-stand-alone',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('.') || !importer) return null;
      const isCopy = importer.endsWith(ownCopy);
      if (!isCopy && !importer.startsWith(cardScripts)) return null;
      const found = await this.resolve(source, importer.replace(ownCopy, ''), { skipSelf: true });
      if (!found || found.id.startsWith(cardScripts)) return found;
      return { ...found, id: found.id + ownCopy };
    },
    load: (id) => (id.endsWith(ownCopy) ? readFile(id.slice(0, -ownCopy.length), 'utf8') : null),
  };
}

/** A card names up to seven typefaces, whose names weigh what they are long; the same in both builds. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  name.endsWith('.woff2') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]';

/**
 * `vite build` makes the browser's files with a manifest; `vite build --ssr` makes one server bundle with
 * everything inside, so that the API runs it without the storefront's source or packages.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: fromRoot('storefront'),
  base: '/',
  publicDir: 'public',
  appType: 'custom',
  cacheDir: fromRoot('.cache/vite-storefront'),
  plugins: [react(), icons(), ...(isSsrBuild ? [] : [cardScriptsStandAlone(), compressFiles()])],
  optimizeDeps: { entries: ['entry-client.tsx'] },
  ...(mode === 'production' && !isSsrBuild && { resolve: { alias: productionRouter } }),
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          ssr: true,
          target: 'node24',
          outDir: fromRoot('.build/storefront/server'),
          copyPublicDir: false,
          rolldownOptions: {
            input: fromRoot('storefront/entry-server.tsx'),
            output: { entryFileNames: 'entry-server.js', assetFileNames },
          },
        }
      : {
          manifest: true,
          outDir: fromRoot('.build/storefront/client'),
          assetsDir: 'assets',
          rolldownOptions: {
            input: {
              'entry-client': fromRoot('storefront/entry-client.tsx'),
              'entry-at-rest': fromRoot('storefront/entry-lazy.ts'),
              card: fromRoot('storefront/card/script/main.ts'),
              'card-sheets': fromRoot('storefront/card/script/sheets.ts'),
            },
            // The card's script uses the exports of its chunk.
            preserveEntrySignatures: 'exports-only',
            // Lets tree shaking remove contract schemas that a page doesn't use, and zod with them.
            treeshake: {
              manualPureFunctions: ['z', 'defineEndpoint', 'translated', 'inEveryLanguage', 'pluralOf'],
            },
            output: {
              assetFileNames,
              codeSplitting: { groups: codeSplittingGroups((id) => id.endsWith(ownCopy)) },
            },
          },
        }),
  },
}));
