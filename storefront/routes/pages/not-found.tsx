import { useLocation } from 'react-router';
import { NotFoundPage } from '../../features/website/not-found/not-found-page.tsx';
import { usePageState } from '../../lib/page-state.ts';

/** Both forms; the profile form also when the address or the server says that a card was looked for. */
export default function NotFound() {
  const { pathname, search } = useLocation();
  const { url, instead } = usePageState();
  const saidByServer = instead === 'profile-not-found' && url === pathname + search;
  const saidByAddress = pathname === '/not-found' && new URLSearchParams(search).has('profile');
  return <NotFoundPage profile={saidByServer || saidByAddress || undefined} />;
}
