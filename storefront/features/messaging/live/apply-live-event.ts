import type { QueryClient } from '@tanstack/react-query';
import type { LiveEventData, LiveEventName } from '../../../../api/contract/messaging/live.schema.ts';
import {
  addSupportMessage,
  changeConversation,
  conversationLists,
  supportReads,
} from '../../support/chat/support-cache.ts';
import { hideTyping, showTyping } from '../../support/chat/typing.ts';
import { supportMessagesKey } from '../../support/chat/support-queries.ts';
import { notificationsKey, setUnreadCounts } from '../unread-counts.ts';

type Handlers = { [Name in LiveEventName]: (queries: QueryClient, data: LiveEventData<Name>) => void };

const handlers: Handlers = {
  resync(queries, counts) {
    setUnreadCounts(queries, counts);
    void queries.invalidateQueries({ queryKey: notificationsKey });
    void queries.invalidateQueries({ predicate: supportReads });
  },
  'support-message'(queries, { message, unreadSupportMessages }) {
    setUnreadCounts(queries, { unreadSupportMessages });
    addSupportMessage(queries, message);
    hideTyping(queries, message.conversationId);
  },
  'support-typing': showTyping,
  // For the back office.
  'support-note'() {},
  'record-presence'() {},
  'support-conversation'(queries, { conversation }) {
    changeConversation(queries, conversation);
  },
  'support-read'(queries, { unreadSupportMessages }) {
    setUnreadCounts(queries, { unreadSupportMessages });
    void queries.invalidateQueries({ queryKey: supportMessagesKey });
    void queries.invalidateQueries(conversationLists);
  },
  notification(queries, { notification, unreadNotifications }) {
    setUnreadCounts(queries, { unreadNotifications });
    queries.setQueryData(notificationsKey, (present) =>
      present?.some(({ id }) => id === notification.id) ? present : present && [notification, ...present],
    );
  },
  'notifications-read'(queries, { unreadNotifications }) {
    setUnreadCounts(queries, { unreadNotifications });
    void queries.invalidateQueries({ queryKey: notificationsKey });
  },
};

export const liveEventNames = Object.keys(handlers) as readonly LiveEventName[];

/** Applies an event of the live stream to the cached data. */
export function applyLiveEvent(queries: QueryClient, name: string, data: unknown): void {
  const handler = handlers[name as LiveEventName] as
    | ((queries: QueryClient, data: unknown) => void)
    | undefined;
  handler?.(queries, data);
}
