import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { presentNotification } from '../notifications/notifications.presenter.ts';
import { presentConversations } from '../../support/conversations/conversations.queries.ts';
import { isStaff } from '../../support/conversations/support.policy.ts';
import { presentSupportMessage } from '../../support/conversations/support.presenter.ts';
import { shownMessages } from '../../support/conversations/support.queries.ts';
import { unreadCountsOf, type UnreadCounts } from '../../support/conversations/unread-counts.ts';
import type { LiveStream } from './live-stream.ts';
import type { LiveNotice } from './read-live-notice.ts';

type Told = Exclude<LiveNotice, { kind: 'role' | 'sign-out' }>;

/** Whether this reader may hear of it: their own, and for staff whatever concerns support. */
export function concerns({ reader }: LiveStream, notice: Told): boolean {
  if (notice.userId === reader.id) return true;
  const isSupport = notice.kind === 'message' || notice.kind === 'conversation';
  return isStaff(reader) && (isSupport || notice.userId === 'staff');
}

/**
 * Loads what a notice names, once, and tells it to these streams, each in its reader's view. What is gone again by
 * now is not told.
 * @param company name under which automatic replies speak
 */
export async function notifyReaders(
  knex: Knex,
  notice: Told,
  streams: readonly LiveStream[],
  company: string,
): Promise<void> {
  switch (notice.kind) {
    case 'message': {
      const row = await shownMessages(knex).findById(notice.id);
      if (!row) return;
      return notifyWithCounts(knex, streams, (stream, { unreadSupportMessages }) => {
        const message = presentSupportMessage(row, stream.reader, company);
        stream.tell('support-message', { message, unreadSupportMessages });
      });
    }
    case 'conversation': {
      const ticket = await SupportTicket.query(knex).findById(notice.id);
      if (!ticket) return;
      for (const stream of streams) {
        const [conversation] = await presentConversations(knex, [ticket], stream.reader, company);
        if (conversation) stream.tell('support-conversation', { conversation });
      }
      return;
    }
    case 'notification': {
      const row = await Notification.query(knex).findById(notice.id);
      if (!row) return;
      return notifyWithCounts(knex, streams, (stream, { unreadNotifications }) =>
        stream.tell('notification', { notification: presentNotification(row), unreadNotifications }),
      );
    }
    case 'support-read':
      return notifyWithCounts(knex, streams, (stream, { unreadSupportMessages }) =>
        stream.tell('support-read', { unreadSupportMessages }),
      );
    case 'notifications-read':
      return notifyWithCounts(knex, streams, (stream, { unreadNotifications }) =>
        stream.tell('notifications-read', { unreadNotifications }),
      );
  }
}

/** Tells that events may have been missed, with the counts as they stand. */
export function notifyResync(knex: Knex, streams: readonly LiveStream[]): Promise<void> {
  return notifyWithCounts(knex, streams, (stream, counts) => stream.tell('resync', counts));
}

async function notifyWithCounts(
  knex: Knex,
  streams: readonly LiveStream[],
  tell: (stream: LiveStream, counts: UnreadCounts) => void,
): Promise<void> {
  const counts = await unreadCountsOf(knex, [...new Set(streams.map(({ reader }) => reader.id))]);
  for (const stream of streams) {
    const own = counts.get(stream.reader.id);
    if (own) tell(stream, own);
  }
}
