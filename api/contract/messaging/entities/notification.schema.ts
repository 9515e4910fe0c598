import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const notificationTypes = [
  'info',
  'lead',
  'message',
  'package',
  'payment',
  'order',
  'card',
  'security',
] as const;
export const notificationType = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof notificationType>;

/**
 * An entry in a user's notifications popover. A row of `notifications` as JSON carries it; the defaults are the
 * table's.
 */
export const notificationRow = z.object({
  id,
  userId: id,
  title: z.string().min(1).max(200),
  content: z.string().max(2000).default(''),
  type: notificationType.default('info'),
  isRead: z.boolean().default(false),
  /** A path on our own site. */
  link: z.string().max(500).nullable().default(null),
  /** The campaign that sent it, where there was one. */
  campaignId: id.nullable().default(null),
  createdAt: timestamp,
});
export type NotificationRow = z.output<typeof notificationRow>;
