import type { Storefront } from '../adapters/storefront.ts';
import type { PageRequest } from '../contract/website/rendering.ts';

/** In place of the built one: a page of a chip that says what it was told, its read and the token of its forms. */
export const recordingStorefront: Storefront = {
  bundle: async () => ({
    renderPage: async ({ url, read, formToken }: PageRequest) => {
      const tapCode = decodeURIComponent(/^\/t\/([^/?]+)/u.exec(url)?.[1] ?? '');
      const { body } = await read(`/api/tapped-chip?code=${encodeURIComponent(tapCode)}`);
      return { kind: 'page', status: 200, html: JSON.stringify({ chip: body, formToken }), personal: false };
    },
    renderCard: () => ({ html: '<!doctype html>card', styles: [], scripts: [], validUntil: null }),
    renderPart: async () => '',
    listedPaths: [],
  }),
  assets: () => ({ scripts: [], styles: [], modulePreloads: [], file: () => undefined }),
  finish: async (html) => html,
  backOfficePage: async () => null,
  files: null,
};

/** The read and the token that such a page was told. */
export const toldPage = (html: string) =>
  JSON.parse(html) as { chip: { kind: string } | null; formToken?: string };
