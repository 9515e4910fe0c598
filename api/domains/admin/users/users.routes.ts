import {
  closeUserEndpoint,
  userDevicesEndpoint,
  userHistoryEndpoint,
} from '../../../contract/accounts/user-commands.endpoint.ts';
import {
  closeUserSchemas,
  userDevicesSchemas,
  userHistorySchemas,
} from '../../../contract/accounts/user-commands.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { User } from '../../../models/User.ts';
import { closeUser } from './close-user.ts';
import { listDevices } from './list-devices.ts';
import { readHistory } from './read-history.ts';

async function assertKnown(ctx: AppContext, id: number): Promise<void> {
  if (!(await User.query(ctx.deps.knex).findById(id))) throw new AppError('not_found');
}

/**
 * What the back office's page of a user shows and does besides the operations every resource has (docs/product.md 7).
 */
export const userPageRouter = createFeatureRouter()
  .add(userDevicesEndpoint, userDevicesSchemas, async (ctx, { params }) => {
    await assertKnown(ctx, params.id);
    return listDevices(ctx.deps.knex, params.id, ctx.deps.clock.now());
  })
  .add(userHistoryEndpoint, userHistorySchemas, async (ctx, { params, query }) => {
    await assertKnown(ctx, params.id);
    return readHistory(ctx.deps.knex, params.id, query.page);
  })
  .add(closeUserEndpoint, closeUserSchemas, async (ctx, { params, body }) => {
    await closeUser(ctx, params.id, body);
    return { id: params.id };
  });
