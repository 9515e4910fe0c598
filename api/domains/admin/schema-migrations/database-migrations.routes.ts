import {
  readDatabaseMigrationsEndpoint,
  rollBackDatabaseMigrationsEndpoint,
  runDatabaseMigrationsEndpoint,
} from '../../../contract/admin/schema-migrations.endpoint.ts';
import {
  readDatabaseMigrationsSchemas,
  rollBackDatabaseMigrationsSchemas,
  runDatabaseMigrationsSchemas,
} from '../../../contract/admin/schema-migrations.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { readMigrations } from './read-migrations.ts';
import { rollBackLastBatch, runPending } from './run-migrations.ts';

/** Done and pending schema migrations, run and rolled back by admins (docs/product.md 7). */
export const databaseMigrationsRouter = createFeatureRouter()
  .add(readDatabaseMigrationsEndpoint, readDatabaseMigrationsSchemas, (ctx) => readMigrations(ctx.deps.knex))
  .add(runDatabaseMigrationsEndpoint, runDatabaseMigrationsSchemas, (ctx, { body }) =>
    runPending(ctx.deps, { ...body, ...askedBy(ctx) }),
  )
  .add(rollBackDatabaseMigrationsEndpoint, rollBackDatabaseMigrationsSchemas, (ctx, { body }) =>
    rollBackLastBatch(ctx.deps, { ...body, ...askedBy(ctx) }),
  );

function askedBy({ state }: AppContext) {
  // The access guard admitted only admins.
  if (!state.actor) throw new AppError('login_required');
  return { actor: state.actor, requestId: state.requestId };
}
