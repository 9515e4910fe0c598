import type { Storefront, StorefrontBundle } from '../adapters/storefront.ts';

// The card's own source in place of the bundle, so that a test of cards needs no build. Named by a variable: api/
// imports nothing of the storefront, and the type check keeps to that wall.
const cardSource = '../../storefront/card/server.tsx';
const { renderCard } = (await import(/* @vite-ignore */ cardSource)) as Pick<StorefrontBundle, 'renderCard'>;

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
