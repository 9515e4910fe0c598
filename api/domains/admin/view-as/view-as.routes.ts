import { endViewingEndpoint, startViewingEndpoint } from '../../../contract/admin/view-as.endpoint.ts';
import { endViewingSchemas, startViewingSchemas } from '../../../contract/admin/view-as.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction } from '../../../http/transaction.ts';
import { markViewing } from '../../../http/viewing.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { endViewing } from './end-viewing.ts';
import { startViewing } from './start-viewing.ts';

/**
 * Staff see the product as an owner does (docs/product.md 7, docs/security.md B7); `http/viewing.ts` keeps it
 * read-only.
 */
export const viewAsRouter = createFeatureRouter()
  .add(startViewingEndpoint, startViewingSchemas, transaction, async (ctx, { params, body }) => {
    const until = await startViewing(commandContext(ctx), params.id, body.reason);
    markViewing(ctx, until);
    return { id: params.id, until: until.toISOString() };
  })
  .add(endViewingEndpoint, endViewingSchemas, async (ctx) => {
    const { viewing, id } = actorOf(ctx);
    if (viewing) await endViewing(ctx.deps.knex, ctx.state.credential);
    // From here on the request is no view any more: its answer carries no banner.
    ctx.state.actor = null;
    markViewing(ctx, null);
    ctx.status = 303;
    ctx.set('Location', viewing ? `/admin/users/${id}/show` : '/');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = '';
  });
