import { z } from 'zod';
import { userRole } from '../../accounts/roles.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

/** The recipients: one user, the users of a plan (null is the free one), of a role, or all. */
export const campaignAudience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('one'), userId: id }),
  z.object({ to: z.literal('plan'), productId: id.nullable() }),
  z.object({ to: z.literal('role'), role: userRole }),
  z.object({ to: z.literal('all') }),
]);
export type CampaignAudience = z.output<typeof campaignAudience>;

/** News reach users who have not switched them off; notices about the service itself reach all. */
const campaignKinds = ['news', 'service'] as const;
export const campaignKind = z.enum(campaignKinds);
export type CampaignKind = z.output<typeof campaignKind>;

/** A notification in the product, or a mail; advertising is mailed only to who agreed to it (docs/product.md 13.12). */
const campaignChannels = ['product', 'mail'] as const;
export const campaignChannel = z.enum(campaignChannels);
export type CampaignChannel = z.output<typeof campaignChannel>;

const campaignStatuses = ['scheduled', 'sending', 'stopped', 'sent'] as const;
const campaignStatus = z.enum(campaignStatuses);
export type CampaignStatus = z.output<typeof campaignStatus>;

/**
 * What staff tell many users, in the product or by mail. A row of `notification_campaigns` as JSON carries it; the defaults are
 * the table's.
 */
export const notificationCampaignRow = z.object({
  id,
  createdBy: id.nullable().default(null),
  audience: campaignAudience,
  kind: campaignKind.default('news'),
  channel: campaignChannel.default('product'),
  title: z.string().min(1).max(200),
  content: z.string().max(2000).default(''),
  link: z.string().max(500).nullable().default(null),
  status: campaignStatus.default('sending'),
  /** Number of recipients, counted when the sending started. */
  recipients: z.int().positive(),
  /** Users who have been notified by now. */
  sent: z.int().min(0).default(0),
  /** When the sending begins; null at once. */
  startsAt: timestamp.nullable().default(null),
  lastUserId: z.int().min(0).default(0),
  createdAt: timestamp,
  updatedAt: timestamp,
  finishedAt: timestamp.nullable().default(null),
});
export type NotificationCampaignRow = z.output<typeof notificationCampaignRow>;
