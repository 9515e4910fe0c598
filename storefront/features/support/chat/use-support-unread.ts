import { useReadAt } from '../../../lib/call.ts';
import { countUnread } from '../../messaging/unread-counts.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { supportMessagesKey, supportStaleTime } from './support-queries.ts';

/** Unread support messages of the signed-in user; shares the header's list. */
export function useSupportUnread(): number {
  const { user } = useSession();
  const { data } = useReadAt(supportMessagesKey, {
    staleTime: supportStaleTime,
    enabled: user !== null,
  });
  return user && Array.isArray(data) ? countUnread(data, user.unreadSupportMessages) : 0;
}
