import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from '../.config/icons.ts';

/**
 * The back office is a static build, served by the API under /admin. The server replaces the placeholder with
 * a new nonce in each reply.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  cacheDir: fileURLToPath(new URL('../.cache/vite-backoffice', import.meta.url)),
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), icons()],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  build: {
    outDir: fileURLToPath(new URL('../.build/backoffice', import.meta.url)),
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
            {
              name: 'material',
              test: /node_modules[\\/](@mui|@emotion|stylis|stylis-plugin-rtl|@popperjs)[\\/]/,
              priority: 2,
            },
            {
              name: 'react-admin',
              test: /node_modules[\\/](ra-|react-admin|@tanstack|react-hook-form|lodash)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
