import { useEffect } from 'react';
import { useMessages } from '../i18n/use-messages.ts';

/** Repeats the page's heading as the document's title, which tells browser tabs apart. */
export function DocumentTitle() {
  const word = useMessages();
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return undefined;
    const repeat = () => {
      const page = heading.textContent?.trim();
      document.title = page
        ? word('brand.pageTitle', { page })
        : `${word('brand.name')} – ${word('brand.office')}`;
    };
    repeat();
    const watcher = new MutationObserver(repeat);
    watcher.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watcher.disconnect();
  }, [word]);
  return null;
}
