import type { Knex } from 'knex';
import { may } from '../../../contract/accounts/permissions.ts';
import { accessTo } from '../../../contract/admin/resource-access.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { presentNotification } from '../notifications/notifications.presenter.ts';
import { unreadCountsOf, type UnreadCounts } from './unread-counts.ts';
import type { MessagingHooks } from '../messaging-hooks.ts';
import type { LiveStream } from './live-stream.ts';
import type { LiveNotice } from './read-live-notice.ts';

type Told = Exclude<LiveNotice, { kind: 'role' | 'sign-out' }>;

/**
 * Whether a stream's user may get a notice: their own and, for staff who read everybody's conversations, every one about
 * support, and who is at a record that they may read; nobody is told that they themselves are at it or writing.
 */
export function concerns({ reader }: LiveStream, notice: Told): boolean {
  const readsAll = may(reader.role, 'chat');
  switch (notice.kind) {
    case 'typing':
      return notice.byId !== reader.id && (readsAll || (notice.userId === reader.id && !notice.isNote));
    case 'presence':
      return notice.byId !== reader.id && may(reader.role, accessTo(notice.resource, 'read'));
    case 'support-note':
      return may(reader.role, 'inbox');
    case 'message':
    case 'conversation':
      return readsAll || notice.userId === reader.id;
    case 'support-read':
      return notice.userId === reader.id || (notice.userId === 'staff' && readsAll);
    default:
      return notice.userId === reader.id;
  }
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
    case 'typing': {
      const { id: conversationId, userId, byId, isNote } = notice;
      const by = await User.query(knex).findById(byId).select('username');
      if (!by) return;
      const from = byId === userId ? 'user' : 'support';
      for (const stream of streams)
        stream.tell('support-typing', {
          conversationId,
          from,
          username: stream.reader.id === userId ? null : by.username,
          isNote,
        });
      return;
    }
    case 'presence': {
      const { resource, id, byId, step, since } = notice;
      const by = await User.query(knex).findById(byId).select('id', 'username');
      if (!by) return;
      const { username } = by;
      for (const stream of streams)
        stream.tell('record-presence', { resource, id, by: { id: byId, username }, step, since });
      return;
    }
    case 'support-note':
      for (const stream of streams) stream.tell('support-note', { conversationId: notice.id });
      return;
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
