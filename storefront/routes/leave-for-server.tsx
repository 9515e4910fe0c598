import { useEffect } from 'react';
import { LoadingScreen } from '../features/accounts/session/loading-screen.tsx';

/** Loads an address from the server, which alone has its page: a card, a chip, the back office. */
export function LeaveForServer({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <LoadingScreen />;
}
