import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { presentNotification } from '../notifications/notifications.presenter.ts';
import { unreadCountsOf, type UnreadCounts } from './unread-counts.ts';
import type { MessagingHooks } from '../messaging-hooks.ts';
import type { LiveStream } from './live-stream.ts';
import type { LiveNotice } from './read-live-notice.ts';

type Told = Exclude<LiveNotice, { kind: 'role' | 'sign-out' }>;

/** Whether a stream's user may get a notice: their own and, for staff, every one about support. */
export function concerns({ reader }: LiveStream, notice: Told): boolean {
  if (notice.userId === reader.id) return true;
  const isSupport = notice.kind === 'message' || notice.kind === 'conversation';
  return reader.role !== 'user' && (isSupport || notice.userId === 'staff');
}

/**
 * Loads the row of a notice once and sends it to these streams, each in its user's view. A row that was deleted
 * meanwhile is not sent.
 * @param company name under which automatic replies are signed
 */
export async function notifyReaders(
  knex: Knex,
  hooks: MessagingHooks,
  notice: Told,
  streams: readonly LiveStream[],
  company: string,
): Promise<void> {
  switch (notice.kind) {
    case 'message': {
      const view = await hooks.findMessage(knex, notice.id, company);
      if (!view) return;
      return notifyWithCounts(knex, streams, async (stream, { unreadSupportMessages }) => {
        const message = await view(stream.reader);
        if (message) stream.tell('support-message', { message, unreadSupportMessages });
      });
    }
    case 'conversation': {
      const view = await hooks.findConversation(knex, notice.id, company);
      if (!view) return;
      for (const stream of streams) {
        const conversation = await view(stream.reader);
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

/** Sends a `resync` event with the present counts to streams that may have missed events. */
export function notifyResync(knex: Knex, streams: readonly LiveStream[]): Promise<void> {
  return notifyWithCounts(knex, streams, (stream, counts) => stream.tell('resync', counts));
}

async function notifyWithCounts(
  knex: Knex,
  streams: readonly LiveStream[],
  tell: (stream: LiveStream, counts: UnreadCounts) => Promise<void> | void,
): Promise<void> {
  const counts = await unreadCountsOf(knex, [...new Set(streams.map(({ reader }) => reader.id))]);
  for (const stream of streams) {
    const own = counts.get(stream.reader.id);
    if (own) await tell(stream, own);
  }
}
