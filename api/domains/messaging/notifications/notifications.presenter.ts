import { isLocalLink } from '../../../contract/base/local-link.schema.ts';
import type { NotificationView } from '../../../contract/messaging/notifications.schema.ts';
import type { Notification } from '../../../models/Notification.ts';

/** A notification for the person it is meant for. */
export function presentNotification(row: Notification): NotificationView {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    type: row.type,
    link: row.link !== null && isLocalLink(row.link) ? row.link : null,
    isRead: row.isRead,
    createdAt: row.createdAt.toISOString(),
  };
}
