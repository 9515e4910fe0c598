import type { QueryClient } from '@tanstack/react-query';
import type { LiveEventData, LiveEventName } from '../../../../api/contract/messaging/live.schema.ts';
import type { NotificationView } from '../../../../api/contract/messaging/notifications.schema.ts';
import {
  addSupportMessage,
  changeConversation,
  conversationLists,
  isSupportRead,
} from '../../support/chat/support-cache.ts';
import { supportMessagesPath } from '../../support/chat/support-queries.ts';
import { notificationsPath, setUnreadCounts } from './unread-counts.ts';

type Handlers = { [Name in LiveEventName]: (queries: QueryClient, data: LiveEventData<Name>) => void };

const handlers: Handlers = {
  resync(queries, counts) {
    setUnreadCounts(queries, counts);
    void queries.invalidateQueries({ queryKey: [notificationsPath] });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isSupportRead(queryKey) });
  },
  'support-message'(queries, { message, unreadSupportMessages }) {
    setUnreadCounts(queries, { unreadSupportMessages });
    addSupportMessage(queries, message);
  },
  'support-conversation'(queries, { conversation }) {
    changeConversation(queries, conversation);
  },
  'support-read'(queries, { unreadSupportMessages }) {
    setUnreadCounts(queries, { unreadSupportMessages });
    void queries.invalidateQueries({ queryKey: [supportMessagesPath] });
    void queries.invalidateQueries(conversationLists);
  },
  notification(queries, { notification, unreadNotifications }) {
    setUnreadCounts(queries, { unreadNotifications });
    queries.setQueryData<NotificationView[]>([notificationsPath], (present) =>
      present?.some(({ id }) => id === notification.id) ? present : present && [notification, ...present],
    );
  },
  'notifications-read'(queries, { unreadNotifications }) {
    setUnreadCounts(queries, { unreadNotifications });
    void queries.invalidateQueries({ queryKey: [notificationsPath] });
  },
};

export const liveEventNames = Object.keys(handlers) as readonly LiveEventName[];

/** Brings what the stream told into what the page has fetched. */
export function applyLiveEvent(queries: QueryClient, name: string, data: unknown): void {
  const handler = handlers[name as LiveEventName] as
    | ((queries: QueryClient, data: unknown) => void)
    | undefined;
  handler?.(queries, data);
}
