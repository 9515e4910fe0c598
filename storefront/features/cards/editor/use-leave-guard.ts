import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { guardHistory } from '../../../lib/history-gate.ts';

export interface LeaveGuard {
  /** True while the dialog asks about leaving. */
  isAsking: boolean;
  stay(): void;
  /** Continues the interrupted navigation. */
  leave(): void;
}

/** Position in the browser's history, as the router counts it. */
const placeInHistory = (): number => Number((history.state as { idx?: unknown } | null)?.idx ?? 0);

/**
 * Asks before a page with unsaved changes is left: by a link, by the browser's Back and Forward, by closing
 * the tab. The router has no such guard, so both ways are stopped before the router sees them.
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const navigate = useNavigate();
  const [way, setWay] = useState<(() => void) | null>(null);
  const dirty = useRef(isDirty);
  const open = useRef(false);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    const here = location.pathname;
    let place = placeInHistory();
    let putBack = false;
    const mayGo = () => open.current || !dirty.current();

    function onUnload(event: BeforeUnloadEvent) {
      if (!mayGo()) event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isPlain || !anchor?.href || anchor.hasAttribute('download') || mayGo()) return;
      if (anchor.target !== '' && anchor.target !== '_self') return;
      const goal = new URL(anchor.href);
      if (goal.origin !== location.origin || goal.pathname === here) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => void navigate(goal.pathname + goal.search + goal.hash));
    }
    function onPop(event: PopStateEvent) {
      if (putBack) {
        putBack = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = placeInHistory() - place;
      if (location.pathname === here || steps === 0 || mayGo()) {
        place = placeInHistory();
        return;
      }
      event.stopImmediatePropagation();
      putBack = true;
      history.go(-steps);
      setWay(() => () => history.go(steps));
    }

    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    const takeDown = guardHistory(onPop);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      takeDown();
    };
  }, [navigate]);

  const stay = useCallback(() => setWay(null), []);
  const leave = useCallback(() => {
    open.current = true;
    setWay(null);
    way?.();
  }, [way]);
  return { isAsking: way !== null, stay, leave };
}
