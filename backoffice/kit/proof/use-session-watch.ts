import { useEffect } from 'react';
import { listenLive } from '../live/live-stream.ts';
import { authProvider } from '../providers/auth-provider.ts';

/**
 * Looks at the session as soon as the live stream of this page ends, which the server ends with the session and with
 * the role (docs/security.md V6): the page is then covered, or left, at once. A hidden page keeps no stream.
 */
export function useSessionWatch(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let wasConnected = false;
    const look = () => void authProvider.checkAuth({}).catch(() => {});
    const onState = (isConnected: boolean) => {
      if (wasConnected && !isConnected) look();
      wasConnected = isConnected;
    };
    const follow = () => {
      stop?.();
      stop = null;
      wasConnected = false;
      if (document.hidden) return;
      stop = listenLive(() => {}, onState);
    };
    const returned = () => {
      follow();
      if (!document.hidden) look();
    };
    follow();
    document.addEventListener('visibilitychange', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      stop?.();
    };
  }, []);
}
