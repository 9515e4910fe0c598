import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { contactFormRouter } from './contact-form/contact-form.routes.ts';
import { leadsRouter } from './my-leads/leads.routes.ts';
import { contactLeadsResource } from './sales-leads/contact-leads.resource.ts';
import { timeRequestsRouter } from './time-requests/time-requests.routes.ts';
import { leadUsersRouter } from './sales-leads/lead-users.routes.ts';
import { salesLeadsRouter } from './sales-leads/sales-leads.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [contactLeadsResource];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  contactFormRouter,
  salesLeadsRouter,
  leadUsersRouter,
  leadsRouter,
  timeRequestsRouter,
];
