import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer named by the address and scrolls to it, also on a navigation within the app. */
export function useQuestionOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    let id = '';
    try {
      id = decodeURIComponent(hash.slice(1));
    } catch {
      // A malformed address names no answer.
    }
    const answer = id === '' ? null : document.getElementById(id);
    const details = answer?.closest('details');
    if (details) details.open = true;
    (details ?? answer)?.scrollIntoView();
    // The same address asked for again (its key is new) leads there again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hash, key]);
}
