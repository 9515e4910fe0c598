import type { FeatureRouter } from '../../../http/route.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { createResourceRouter } from '../../../http/admin/resource-router.ts';
import { auditLogResource } from './audit-log.ts';
import { blogPostsResource } from './blog-posts.ts';
import { businessProfilesResource } from './business-profiles.ts';
import { cardAllocationsResource } from './card-allocations.ts';
import { cardReportResources } from './card-reports.ts';
import { contactLeadsResource } from './contact-leads.ts';
import { inboxResources } from './inbox-tables.ts';
import { productOrderRouter } from '../../nfc/staff/product-order.routes.ts';
import { moneyRouter } from '../../payments/staff/money.routes.ts';
import { packagesRouter } from '../../subscriptions/staff/packages.routes.ts';
import { moneyResources } from './money-tables.ts';
import { notificationCampaignsResource } from './notification-campaigns.ts';
import { physicalCardOrdersResource } from './physical-card-orders.ts';
import { readOnlyResources } from './read-tables.ts';
import { teamMembersResource } from './team-members.ts';
import { userAddressesResource } from './user-addresses.ts';
import { usersResource } from './users.ts';
import { nfcProductsResource, productsResource } from './written-tables.ts';
import { savedViewsRouter } from '../saved-views/saved-views.routes.ts';
import { cardPageRouter } from '../../cards/staff/cards.routes.ts';
import { userPageRouter } from '../users/users.routes.ts';
import { viewAsRouter } from '../view-as/view-as.routes.ts';

/** Every resource of the back office (docs/product.md 10). */
export const adminResources: AdminResource[] = [
  usersResource,
  userAddressesResource,
  contactLeadsResource,
  businessProfilesResource,
  blogPostsResource,
  productsResource,
  nfcProductsResource,
  physicalCardOrdersResource,
  cardAllocationsResource,
  notificationCampaignsResource,
  ...readOnlyResources,
  ...moneyResources,
  ...cardReportResources,
  ...inboxResources,
  auditLogResource,
  teamMembersResource,
];

export const adminRouters: FeatureRouter[] = [
  ...adminResources.map(createResourceRouter),
  savedViewsRouter,
  productOrderRouter,
  viewAsRouter,
  userPageRouter,
  cardPageRouter,
  moneyRouter,
  packagesRouter,
];
