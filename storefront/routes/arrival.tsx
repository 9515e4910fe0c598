import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusContent } from '../lib/focus-content.ts';

/**
 * On every change of route the page stands at its top and the focus on its content, so that keyboard and
 * screen reader begin where the eye does (docs/specification.md 2). The first page is the browser's own.
 * Stands before the page, so that a page that scrolls to one of its sections has the last word.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
  }, [pathname]);
  return null;
}
