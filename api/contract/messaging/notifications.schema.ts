import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { notificationType } from './entities/notification.schema.ts';

const tag = 'Notifications';

/** An entry of the notifications popover (docs/specification.md 3, shapes used in the interface). */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  type: notificationType,
  /** A path on our own site that the entry links to. */
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type NotificationView = z.infer<typeof notification>;

export const listNotificationsSchemas = {
  summary: 'Lists my newest notifications',
  tag,
  reply: z.array(notification),
} satisfies EndpointSchemas;

export const readNotificationsSchemas = {
  summary: 'Marks all my notifications read',
  tag,
  reply: z.object({ read: z.int() }),
} satisfies EndpointSchemas;
