import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from '../.config/compress-files.ts';
import { icons } from '../.config/icons.ts';
import { materialIcons } from '../.config/material-icons.ts';
import { productionRouter } from '../.config/production-router.ts';

/** A file of the first page; what a single screen uses comes with that screen. */
const first = (name: string, modules: string) => ({
  name,
  test: new RegExp(modules),
  tags: ['$initial' as const],
});
const library = (name: string, packages: string) => first(name, String.raw`node_modules[\\/](?:${packages})`);

/**
 * The back office is a static build, served by the API under /admin. The server replaces the placeholder with
 * a new nonce in each reply.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  cacheDir: fileURLToPath(new URL('../.cache/vite-backoffice', import.meta.url)),
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), icons(), materialIcons(), compressFiles()],
  // In development libraries are prepared apart, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [materialIcons()] } },
  ...(mode === 'production' && { resolve: { alias: productionRouter } }),
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  build: {
    outDir: fileURLToPath(new URL('../.build/backoffice', import.meta.url)),
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // Lets tree shaking remove contract schemas that a page doesn't use, and zod with them.
      treeshake: { manualPureFunctions: ['z', 'defineEndpoint'] },
      output: {
        codeSplitting: {
          groups: [
            // Libraries change seldom: browsers keep their files from one version to the next.
            library('react', String.raw`(?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]`),
            library('material', String.raw`(?:@mui|@emotion|stylis|stylis-plugin-rtl|@popperjs)[\\/]`),
            library('react-admin', 'ra-|react-admin|@tanstack|react-hook-form|lodash'),
            // A file of its own for each small thing that screens share would cost more than it weighs.
            first('shell', String.raw`^(?!.*node_modules)`),
            // Nor would one for each small thing that most screens have, once the first page is there.
            { name: 'screens', minShareCount: 25 },
          ],
        },
      },
    },
  },
}));
