import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderCard } from '../contract/cards/card-page.ts';
import type { PageAssets, PageRequest, PageResult, PartRequest } from '../contract/website/rendering.ts';
import { repository } from '../lib/repository.ts';
import { readManifestAssets, type Manifest } from './storefront-manifest.ts';

/** What the storefront's server bundle exports. */
export interface StorefrontBundle {
  renderPage(request: PageRequest): Promise<PageResult>;
  renderCard: RenderCard;
  /** One part of the site by itself, as a page without a script. */
  renderPart(request: PartRequest): Promise<string>;
  /** Paths of pages that search engines may list. */
  listedPaths: readonly string[];
}

/** The two clients as the API sees them: code that renders HTML, and files for the browser. */
export interface Storefront {
  /** Loads the bundle on first use. */
  bundle(): Promise<StorefrontBundle>;
  assets(modules: string[], language: string): PageAssets;
  /** Finishes the HTML; in development the tools add their scripts. */
  finish(html: string, url: string, nonce: string): Promise<string>;
  /** The back office's page, with the placeholder of its nonce; null when it was never built. */
  backOfficePage(url: string): Promise<string | null>;
  /** Folders of the browser's files; null when the development server serves them. */
  files: { storefront: string; backOffice: string } | null;
}

/**
 * The built storefront (`npm run build`): read once, on the first page.
 * @throws {Error} on first use when it was never built
 */
export function openBuiltStorefront(root: string = join(repository, '.build')): Storefront {
  const entry = join(root, 'storefront/server/entry-server.js');
  let loading: Promise<StorefrontBundle> | undefined;
  let manifest: Manifest | undefined;
  let backOffice: string | undefined;
  return {
    async bundle() {
      if (!existsSync(entry)) throw new Error('The storefront is not built: run `npm run build` first.');
      loading ??= import(pathToFileURL(entry).href) as Promise<StorefrontBundle>;
      return loading;
    },
    assets(modules, language) {
      manifest ??= JSON.parse(
        readFileSync(join(root, 'storefront/client/.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      return readManifestAssets(manifest, modules, language);
    },
    finish: async (html) => html,
    async backOfficePage() {
      backOffice ??= await readFile(join(root, 'backoffice/index.html'), 'utf8').catch(() => undefined);
      return backOffice ?? null;
    },
    files: { storefront: join(root, 'storefront/client'), backOffice: join(root, 'backoffice') },
  };
}
