import {
  listNotificationsEndpoint,
  readNotificationsEndpoint,
} from '../../../contract/messaging/notifications.endpoint.ts';
import {
  listNotificationsSchemas,
  readNotificationsSchemas,
} from '../../../contract/messaging/notifications.schema.ts';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { Notification } from '../../../models/Notification.ts';
import { presentNotification } from './notifications.presenter.ts';

/** More than a user reads in a popover. */
const newest = 50;

const readNewest = createBatchedRead<{ user_id: number }>(
  {
    name: 'read-notifications-of-users',
    text: `
      select mine.* from unnest(cast($1 as bigint[])) as asker (id) cross join lateral (
        select id, user_id, title, content, type, link, is_read, created_at from notifications
        where user_id = asker.id order by created_at desc, id desc limit ${newest}
      ) mine order by created_at desc, id desc`,
  },
  (row) => row.user_id,
);

/** A user's own notifications (docs/specification.md 4 and 7). */
export const notificationsRouter = createFeatureRouter()
  .add(listNotificationsEndpoint, listNotificationsSchemas, async (ctx) => {
    const rows = await readNewest(ctx.deps.knex, actorOf(ctx).id);
    return rows.map((row) => presentNotification(Notification.fromDatabaseJson(row)));
  })
  .add(readNotificationsEndpoint, readNotificationsSchemas, async (ctx) => {
    const read = await Notification.query(ctx.deps.knex)
      .patch({ isRead: true })
      .where({ user_id: actorOf(ctx).id, is_read: false });
    return { read };
  });
