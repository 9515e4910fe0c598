import {
  discardMigrationEndpoint,
  listMigrationsEndpoint,
  migrationItemsEndpoint,
  previewMigrationEndpoint,
  readMigrationEndpoint,
  resumeMigrationEndpoint,
  startMigrationEndpoint,
  stopMigrationEndpoint,
  undoMigrationEndpoint,
} from '../../../contract/subscriptions/package-moves.endpoint.ts';
import {
  discardMigrationSchemas,
  listMigrationsSchemas,
  migrationItemsSchemas,
  previewMigrationSchemas,
  readMigrationSchemas,
  resumeMigrationSchemas,
  startMigrationSchemas,
  stopMigrationSchemas,
  undoMigrationSchemas,
} from '../../../contract/subscriptions/package-moves.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction } from '../../../http/transaction.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { presentMigrationItem } from './package-migration.presenter.ts';
import { listMigrations, readMigration, readMigrationItems } from './package-migration.queries.ts';
import { previewMigration } from './preview-migration.ts';
import {
  discardMigration,
  resumeMigration,
  startMigration,
  stopMigration,
  undoMigration,
} from './control-migration.ts';

/** Moves of packages from one product to another (docs/product.md 7), for admins. */
export const packageMigrationRouter = createFeatureRouter()
  .add(listMigrationsEndpoint, listMigrationsSchemas, (ctx) => listMigrations(ctx.deps.knex))
  .add(previewMigrationEndpoint, previewMigrationSchemas, transaction, async (ctx, { body }) => {
    const context = commandContext(ctx);
    const run = await previewMigration(context, body);
    await writeAudit(context, { action: 'create', entity: 'package-migrations', id: run.id }, null, {
      ...body,
    });
    return readMigration(context.trx, run.id);
  })
  .add(readMigrationEndpoint, readMigrationSchemas, (ctx, { params }) =>
    readMigration(ctx.deps.knex, params.id),
  )
  .add(migrationItemsEndpoint, migrationItemsSchemas, async (ctx, { params, query }) => {
    const { id } = await readMigration(ctx.deps.knex, params.id);
    const { total, rows } = await readMigrationItems(ctx.deps.knex, id, query);
    return { total, rows: rows.map(presentMigrationItem) };
  })
  .add(startMigrationEndpoint, startMigrationSchemas, transaction, async (ctx, { params: { id }, body }) => {
    const context = commandContext(ctx);
    await startMigration(context, id, body.confirmCount);
    return readMigration(context.trx, id);
  })
  .add(undoMigrationEndpoint, undoMigrationSchemas, transaction, async (ctx, { params: { id }, body }) => {
    const context = commandContext(ctx);
    await undoMigration(context, id, body.confirmCount);
    return readMigration(context.trx, id);
  })
  .add(stopMigrationEndpoint, stopMigrationSchemas, transaction, async (ctx, { params: { id } }) => {
    const context = commandContext(ctx);
    await stopMigration(context, id);
    return readMigration(context.trx, id);
  })
  .add(resumeMigrationEndpoint, resumeMigrationSchemas, transaction, async (ctx, { params: { id } }) => {
    const context = commandContext(ctx);
    await resumeMigration(context, id);
    return readMigration(context.trx, id);
  })
  .add(discardMigrationEndpoint, discardMigrationSchemas, transaction, async (ctx, { params: { id } }) => {
    const context = commandContext(ctx);
    await discardMigration(context, id);
    return readMigration(context.trx, id);
  });
