import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A new line scrolls into sight. Who reads further up is left there, unless they wrote it.
 * @param last the newest line's id
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
    // The field below grows, a keyboard comes: the end stays in sight.
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
