import { pageNonce } from '../lib/page-nonce.ts';

/**
 * The scroll lock behind a dialog adds a style element and takes its nonce from this global; the page's
 * security policy demands one. The page's own scripts carry it.
 */
export function useStyleNonce(): void {
  if (typeof document === 'undefined' || '__webpack_nonce__' in globalThis) return;
  const nonce = pageNonce();
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
