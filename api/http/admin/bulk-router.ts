import type { Knex } from 'knex';
import { adminPath } from '../../contract/admin/admin-path.ts';
import { accessTo } from '../../contract/admin/resource-access.ts';
import { bulkBody, bulkReply, type BulkReply } from '../../contract/admin/bulk.schema.ts';
import { AppError } from '../../errors.ts';
import { actorOf } from '../actor-of.ts';
import type { AppContext } from '../context.ts';
import { refusalText } from '../error-handler.ts';
import { inOnePiece } from '../mounted-endpoint.ts';
import type { FeatureRouter } from '../route.ts';
import type { AdminCommand } from './admin-command.ts';
import type { AdminCommandContext, AdminInput, AdminResource } from './admin-resource.ts';
import { commandContext } from './command-context.ts';

/** One row's part of a bulk operation, with its line in the audit log. */
type Step = (context: AdminCommandContext, id: number, input: AdminInput) => Promise<unknown>;

/** Adds what may be done to many rows of a resource at once (docs/product.md 13.9). */
export function addBulk(
  router: FeatureRouter,
  name: AdminResource['name'],
  { command, step }: { command: Pick<AdminCommand, 'name' | 'summary' | 'input' | 'proof'>; step: Step },
): void {
  const { proof } = command;
  router.add(
    ...inOnePiece({
      tag: 'admin',
      access: accessTo(name, command.name),
      ...(proof && { proof }),
      method: 'post',
      path: `${adminPath}/${name}/bulk/${command.name}`,
      summary: `${command.summary}: of many at once, each by itself`,
      body: bulkBody(command.input),
      reply: bulkReply,
    }),
    (ctx, { body }) => runBulk(ctx, { ...body, what: `${name} ${command.name}` }, step),
  );
}

interface Asked {
  ids: readonly number[];
  key: string;
  input: AdminInput;
  /** Which operation on which resource: a key counts for no other. */
  what: string;
}

/**
 * Does one step to each row in a transaction of its own, so that a refused one keeps nobody waiting and undoes nothing
 * (docs/product.md 13.9). A row that was done under this key is done already: the request may be sent again.
 */
async function runBulk(ctx: AppContext, { ids, key, input, what }: Asked, step: Step): Promise<BulkReply> {
  const results: BulkReply['results'] = [];
  for (const id of new Set(ids))
    try {
      await ctx.deps.knex.transaction(async (trx) => {
        if (await isFirst(trx, { key, rowId: id, what, actorId: actorOf(ctx).id }))
          await step(commandContext(ctx, trx), id, input);
      });
      results.push({ id, refused: null });
    } catch (error) {
      const refused = refusalText(error, ctx.state.language);
      // Our own fault ends it; what was done stays done, and the same request goes on from there.
      if (refused === null) throw error;
      results.push({ id, refused });
    }
  return { results };
}

async function isFirst(
  trx: Knex.Transaction,
  { key, rowId, what, actorId }: { key: string; rowId: number; what: string; actorId: number },
): Promise<boolean> {
  const made = await trx('bulk_steps')
    .insert({ key, row_id: rowId, operation: what, actor_id: actorId })
    .onConflict(['key', 'row_id'])
    .ignore()
    .returning('row_id');
  if (made.length > 0) return true;
  const [known] = (await trx('bulk_steps').where({ key, row_id: rowId }).select('operation', 'actor_id')) as {
    operation: string;
    actor_id: number;
  }[];
  if (known?.operation !== what || Number(known.actor_id) !== actorId) throw new AppError('conflict');
  return false;
}
