import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a new message into view, unless the user reads further up and didn't write it.
 * @param last id of the newest message
 */
export function useStickToEnd(last: number | undefined, own: boolean): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const seen = useRef<number | undefined>(undefined);
  const near = useRef(true);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const follow = () => {
      near.current = element.scrollHeight - element.scrollTop - element.clientHeight < 120;
    };
    const keep = () => near.current && element.scrollTo({ top: element.scrollHeight });
    // Keeps the end in view when the field grows or a keyboard appears.
    const size = new ResizeObserver(keep);
    size.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, []);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || last === seen.current) return;
    if (seen.current === undefined || near.current || own) element.scrollTo({ top: element.scrollHeight });
    seen.current = last;
  }, [last, own]);
  return log;
}
