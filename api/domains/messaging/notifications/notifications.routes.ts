import {
  listNotificationsEndpoint,
  readNotificationsEndpoint,
} from '../../../contract/messaging/notifications.endpoint.ts';
import {
  listNotificationsSchemas,
  readNotificationsSchemas,
} from '../../../contract/messaging/notifications.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { Notification } from '../../../models/Notification.ts';
import { presentNotification } from './notifications.presenter.ts';

/** More than a user reads in a popover. */
const newest = 50;

/** A user's own notifications (docs/specification.md 4 and 7). */
export const notificationsRouter = createFeatureRouter()
  .add(listNotificationsEndpoint, listNotificationsSchemas, async (ctx) => {
    const rows = await Notification.query(ctx.deps.knex)
      .where({ user_id: actorOf(ctx).id })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(newest);
    return rows.map(presentNotification);
  })
  .add(readNotificationsEndpoint, readNotificationsSchemas, async (ctx) => {
    const read = await Notification.query(ctx.deps.knex)
      .patch({ isRead: true })
      .where({ user_id: actorOf(ctx).id, is_read: false });
    return { read };
  });
