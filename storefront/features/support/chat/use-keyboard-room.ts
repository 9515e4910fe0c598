import { useEffect, type RefObject } from 'react';

/** Keeps a full-screen sheet above a phone's keyboard: most keyboards cover the page without resizing it. */
export function useKeyboardRoom(sheet: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const element = sheet.current;
    if (!on || !seen || !element) return;
    function fit() {
      if (!seen || !element) return;
      // A user who has zoomed in sees a part on purpose.
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0;
      element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      element.style.setProperty('--seen-top', `${seen.scale === 1 ? Math.round(seen.offsetTop) : 0}px`);
    }
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [sheet, on]);
}
