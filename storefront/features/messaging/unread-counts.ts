import { keyOf } from '../../lib/call.ts';
import { listNotificationsEndpoint } from '../../../api/contract/messaging/notifications.endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../accounts/session/check-session.ts';
import type { SessionUser } from '../accounts/session/session-user.ts';

export const notificationsKey = keyOf(listNotificationsEndpoint);

/** The API's lists are cut at this length; beyond it only the server's count is right. */
const maxListLength = 50;

type Counts = Partial<Pick<SessionUser, 'unreadSupportMessages' | 'unreadNotifications'>>;

/** Stores the server's counts in the cached user. */
export function setUnreadCounts(queries: QueryClient, counts: Counts): void {
  queries.setQueryData<SessionUser | null>(sessionKey, (user) => {
    if (!user) return user;
    const {
      unreadSupportMessages = user.unreadSupportMessages,
      unreadNotifications = user.unreadNotifications,
    } = counts;
    return { ...user, unreadSupportMessages, unreadNotifications } as SessionUser;
  });
}

/** Unread items of a list; a full list may be only the newest part, then `counted` decides. */
export function countUnread(items: readonly { isRead: boolean }[], counted: number | undefined): number {
  const listed = items.filter(({ isRead }) => !isRead).length;
  return items.length < maxListLength ? listed : Math.max(listed, counted ?? 0);
}
