import { keyOf } from '../../../lib/call.ts';
import { listNotificationsEndpoint } from '../../../../api/contract/messaging/notifications.endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../../accounts/session/check-session.ts';
import type { SessionUser } from '../../accounts/session/session-user.ts';

export const notificationsKey = keyOf(listNotificationsEndpoint);

/** The lists hold no more than this many; with more unread only the server's count is right. */
const maxListLength = 50;

type Counts = Partial<Pick<SessionUser, 'unreadSupportMessages' | 'unreadNotifications'>>;

/** Keeps the server's counts with the person they belong to. */
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

/** How many items of a list are unread; a full list may be only the newest part of them. */
export function countUnread(items: readonly { isRead: boolean }[], counted: number | undefined): number {
  const listed = items.filter(({ isRead }) => !isRead).length;
  return items.length < maxListLength ? listed : Math.max(listed, counted ?? 0);
}
