/**
 * The lock on scrolling behind a dialog adds a style element; it asks this global for the nonce that the
 * page's policy wants. The page's own scripts carry it.
 */
export function useStyleNonce(): void {
  if (typeof document === 'undefined' || '__webpack_nonce__' in globalThis) return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
