import {
  handleErrorGroupEndpoint,
  listErrorGroupsEndpoint,
} from '../../../contract/admin/error-groups.endpoint.ts';
import {
  handleErrorGroupSchemas,
  listErrorGroupsSchemas,
} from '../../../contract/admin/error-groups.schema.ts';
import { AppError } from '../../../errors.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction } from '../../../http/transaction.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { groupKey, readErrorGroups } from './error-groups.queries.ts';

/** The error log in groups of like errors (docs/product.md 7). */
export const errorGroupsRouter = createFeatureRouter()
  .add(listErrorGroupsEndpoint, listErrorGroupsSchemas, (ctx, { query }) =>
    readErrorGroups(ctx.deps.knex, { ...query, now: ctx.deps.clock.now() }),
  )
  .add(handleErrorGroupEndpoint, handleErrorGroupSchemas, transaction, async (ctx, { body: { key } }) => {
    const context = commandContext(ctx);
    const { trx, actor, now } = context;
    const count = await ErrorLog.query(trx)
      .whereRaw(`${groupKey} = ?`, [key])
      .whereNull('handled_at')
      .patch({ handledBy: actor.id, handledAt: now });
    // Another admin handled the group first, or there never was one.
    if (count === 0) throw new AppError('not_found');
    await writeAudit(
      context,
      { action: 'handle', entity: 'error-groups', id: key, input: { count } },
      null,
      null,
    );
    return { count };
  });
