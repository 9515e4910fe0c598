import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announceArrival } from '../lib/arrivals.ts';
import { focusContent } from '../lib/focus-content.ts';

/**
 * On every change of route scrolls to the top and focuses the content, so that keyboard and screen reader
 * start at the new page (docs/specification.md 2). The browser handles the first page itself. Rendered before
 * the page, so that a page that scrolls to one of its sections does so last.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
    announceArrival();
  }, [pathname]);
  return null;
}
