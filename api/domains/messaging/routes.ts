import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { notificationCampaignsResource } from './campaigns/notification-campaigns.resource.ts';
import { notificationCampaignsRouter } from './campaigns/notification-campaigns.routes.ts';
import { liveRouter } from './live/live.routes.ts';
import { mailLogResource } from './mail/mail-log.resource.ts';
import { mailLogRouter } from './mail/mail-log.routes.ts';
import { notificationChoicesRouter } from './notifications/choices.routes.ts';
import { switchLetterRouter } from './notifications/switch-letter.routes.ts';
import { notificationsResource } from './notifications/notifications.resource.ts';
import { notificationsRouter } from './notifications/notifications.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [
  notificationCampaignsResource,
  mailLogResource,
  notificationsResource,
];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  notificationsRouter,
  notificationChoicesRouter,
  switchLetterRouter,
  notificationCampaignsRouter,
  liveRouter,
  mailLogRouter,
];
