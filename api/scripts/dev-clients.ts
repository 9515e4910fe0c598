import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { Storefront, StorefrontBundle } from '../adapters/storefront.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Stands in the tools' HTML where the nonce of each answer goes; the API puts it there. */
const noncePlaceholder = '__CSP_NONCE__';

interface DevelopmentClients {
  storefront: Storefront;
  /** Answers what belongs to the tools (sources, updates) and hands on everything else. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/**
 * Both clients from their sources, with hot reload over the server that people open, so that there is one
 * address.
 * @param server carries the tools' web sockets
 */
export async function openDevelopmentClients(server: Server): Promise<DevelopmentClients> {
  const [storefront, backOffice] = await Promise.all([
    openVite('storefront/vite.config.ts', server),
    openVite('backoffice/vite.config.ts', server),
  ]);
  return {
    storefront: developmentStorefront(storefront, backOffice),
    handle(request, response, next) {
      const { url = '/' } = request;
      const vite = url.startsWith('/admin/') ? backOffice : storefront;
      vite.middlewares(request, response, () => {
        // The tools take their base off the address; the API needs it whole.
        request.url = url;
        next();
      });
    },
    async close() {
      await Promise.all([storefront.close(), backOffice.close()]);
    },
  };
}

function openVite(configFile: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: join(root, configFile),
    // Vite's own way writes a copy beside the packages and deletes it, which `node --watch` takes for a change.
    configLoader: 'native',
    mode: 'development',
    appType: 'custom',
    html: { cspNonce: noncePlaceholder },
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.data/**', '**/.cache/**'] } },
  });
}

function developmentStorefront(vite: ViteDevServer, backOffice: ViteDevServer): Storefront {
  return {
    bundle: () => vite.ssrLoadModule('/entry-server.tsx') as Promise<unknown> as Promise<StorefrontBundle>,
    assets: () => ({
      scripts: ['/entry-client.tsx'],
      // Linked, so that the page is not bare until the script has brought its styles.
      styles: ['/styles/index.css'],
      modulePreloads: [],
      file: () => undefined,
    }),
    async finish(html, url, nonce) {
      return (await vite.transformIndexHtml(url, html)).replaceAll(noncePlaceholder, nonce);
    },
    async backOfficePage(url) {
      const page = await readFile(join(root, 'backoffice/index.html'), 'utf8');
      return backOffice.transformIndexHtml(url, page);
    },
    files: null,
  };
}
