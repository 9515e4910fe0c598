import type { FeatureRouter } from '../../http/route.ts';
import type { AdminResource } from './admin-resource.ts';
import { createResourceRouter } from './resource-router.ts';
import { auditLogResource } from './resources/audit-log.ts';
import { blogPostsResource } from './resources/blog-posts.ts';
import { businessProfilesResource } from './resources/business-profiles.ts';
import { cardAllocationsResource } from './resources/card-allocations.ts';
import { cardReportResources } from './resources/card-reports.ts';
import { contactLeadsResource } from './resources/contact-leads.ts';
import { deskResources } from './resources/desk-tables.ts';
import { productOrderRouter } from '../../domains/nfc/staff/product-order.routes.ts';
import { moneyRouter } from '../../domains/payments/staff/money.routes.ts';
import { moneyResources } from './resources/money-tables.ts';
import { notificationCampaignsResource } from './resources/notification-campaigns.ts';
import { physicalCardOrdersResource } from './resources/physical-card-orders.ts';
import { readOnlyResources } from './resources/read-tables.ts';
import { teamMembersResource } from './resources/team-members.ts';
import { userAddressesResource } from './resources/user-addresses.ts';
import { usersResource } from './resources/users.ts';
import { nfcProductsResource, productsResource } from './resources/written-tables.ts';
import { savedViewsRouter } from './saved-views/saved-views.routes.ts';
import { cardPageRouter } from '../../domains/cards/staff/cards.routes.ts';
import { userPageRouter } from './users/users.routes.ts';
import { viewAsRouter } from './view-as/view-as.routes.ts';

/** Every resource of the back office (product.md chapter 10). */
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
  ...deskResources,
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
];
