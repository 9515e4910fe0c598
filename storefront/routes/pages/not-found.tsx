import { useLocation } from 'react-router';
import { NotFoundPage } from '../../features/website/not-found/not-found-page.tsx';
import { usePageState } from '../../lib/page-state.ts';

/**
 * Both forms of docs/specification.md 2; the profile form also when the address or the server says that the
 * visitor looked for a card.
 */
export default function NotFound() {
  const { pathname, search } = useLocation();
  const { url, instead } = usePageState();
  const saidByServer = instead === 'profile-not-found' && url === pathname + search;
  const saidByAddress = pathname === '/not-found' && new URLSearchParams(search).has('profile');
  return <NotFoundPage profile={saidByServer || saidByAddress || undefined} />;
}
