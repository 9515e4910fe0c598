import { viewArticleEndpoint } from '../../../../api/contract/website/blog.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useEffect } from 'react';

const storageKey = 'viewedArticles';

/** Reports to the server that a visitor has the article open, once a visit. A failed report is dropped. */
export function useCountView(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const count = () => {
      if (document.visibilityState !== 'visible' || !isFirstTime(id)) return;
      void fetch(pathOf(viewArticleEndpoint, { params: { id } }), { method: 'POST', keepalive: true }).catch(
        () => undefined,
      );
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [id]);
}

function isFirstTime(id: number): boolean {
  try {
    const seen = new Set((sessionStorage.getItem(storageKey) ?? '').split(','));
    if (seen.has(String(id))) return false;
    sessionStorage.setItem(storageKey, [...seen, id].join(','));
  } catch {
    // Without storage the server alone tells visits apart.
  }
  return true;
}
