import { listLeadUsersEndpoint } from '../../../contract/leads/lead-users.endpoint.ts';
import { listLeadUsersSchemas } from '../../../contract/leads/lead-users.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { findLeadUsers } from './lead-users.queries.ts';

/** Whose account a sales lead may be (docs/product.md 13.4). */
export const leadUsersRouter = createFeatureRouter().add(
  listLeadUsersEndpoint,
  listLeadUsersSchemas,
  (ctx, { params }) => findLeadUsers(ctx.deps.knex, params.id),
);
