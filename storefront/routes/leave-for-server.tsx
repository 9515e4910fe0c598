import { useEffect } from 'react';
import { LoadingScreen } from '../features/accounts/session/loading-screen.tsx';

/** Hands an address over to the server, which alone knows its page: a card, a chip, the back office. */
export function LeaveForServer({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <LoadingScreen />;
}
