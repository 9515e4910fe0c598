import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Storefront, StorefrontBundle } from '../adapters/storefront.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';

/**
 * The card's own source as production makes it, without the rest of the storefront: so a test of cards needs no
 * `npm run build`. In a process of its own, for here React would be built as for developers.
 */
async function bundleCard(): Promise<Pick<StorefrontBundle, 'renderCard'>> {
  const folder = mkdtempSync(join(tmpdir(), 'bikur-card-'));
  const from = ['--config', join(repository, 'storefront/vite.config.ts'), '--ssr', 'card/server.tsx'];
  try {
    execFileSync(
      join(repository, 'node_modules/.bin/vite'),
      ['build', ...from, '--outDir', folder, '--logLevel', 'warn'],
      {
        env: { ...inheritedVariables(), NODE_ENV: 'production' } as NodeJS.ProcessEnv,
        // Seconds otherwise. Vitest can't end a test file while this process waits.
        timeout: 120_000,
        killSignal: 'SIGKILL',
      },
    );
    return (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as StorefrontBundle;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { renderCard } = await bundleCard();

/** In place of the built one: real cards, and a page that says "not found" for everything else. */
export const cardStorefront: Storefront = {
  bundle: async () => ({
    renderCard,
    renderPart: async () => '',
    listedPaths: [],
    renderPage: async () => ({
      kind: 'page',
      status: 404,
      html: '<!doctype html>not found',
      personal: false,
    }),
  }),
  assets: () => ({ scripts: [], styles: [], modulePreloads: [], file: () => undefined }),
  backOfficePage: async () => null,
  finish: async (html) => html,
  files: null,
};
