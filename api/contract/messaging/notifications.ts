import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { notificationType } from './entities/notification.ts';

const tag = 'Notifications';

/** A line of the notifications popover (docs/specification.md 3, shapes used in the interface). */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  type: notificationType,
  /** A path on our own site that the line leads to. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type NotificationView = z.infer<typeof notification>;

export const listNotificationsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/notifications',
  summary: 'Lists my newest notifications',
  tag,
  access: 'signed-in',
  reply: z.array(notification),
});

export const readNotificationsEndpoint = defineEndpoint({
  method: 'put',
  path: '/api/notifications/read-all',
  summary: 'Marks all my notifications read',
  tag,
  access: 'signed-in',
  reply: z.object({ read: z.int() }),
});
