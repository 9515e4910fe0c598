import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** The nonce the server put into the page: the security policy refuses styles made in the browser without it. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Styles of the page in one direction; each direction has a cache of its own, so that both can be present. */
export function StyleProvider({ direction, children }: { direction: 'rtl' | 'ltr'; children: ReactNode }) {
  const cache = useMemo(() => {
    const nonce = pageNonce();
    return createCache({
      key: direction === 'rtl' ? 'bikur-rtl' : 'bikur',
      stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      ...(nonce === undefined ? {} : { nonce }),
    });
  }, [direction]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
