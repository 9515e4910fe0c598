import { viewingMinutes } from '../contract/admin/view-as.schema.ts';
import { writeAudit } from './admin/write-audit.ts';
import type { Actor, AppContext } from './context.ts';
import { maskPath } from './mask-path.ts';

/** What a page asks for by itself, whatever is on it. */
const ambient = /^\/api\/(?:auth\/|csrf-token$|live$)/u;

/**
 * Writes down what an admin sees while viewing as an owner: each page and each read of the API once for a view, without
 * its query (docs/security.md S7). Stands before the answer: what can't be written down isn't shown.
 */
export async function recordViewed(ctx: AppContext, owner: Actor): Promise<void> {
  const { viewing } = owner;
  const isPage = ctx.response.is('html') === 'html';
  if (!viewing || ctx.status >= 400 || !(isPage || ctx.path.startsWith('/api/'))) return;
  if (ambient.test(ctx.path)) return;
  const input = { path: maskPath(ctx.path) };
  const subject = { action: 'view-as-page', entity: 'users', id: owner.id } as const;
  const begun = new Date(viewing.until.getTime() - viewingMinutes * 60_000);
  await ctx.deps.knex.transaction(async (trx) => {
    const known = await trx('audit_log')
      .where({
        actor_id: viewing.byId,
        entity: subject.entity,
        entity_id: String(owner.id),
        action: subject.action,
      })
      .where('created_at', '>=', begun)
      .whereRaw("after -> 'input' ->> 'path' = ?", [input.path])
      .first('id');
    if (known) return;
    const actor = { id: viewing.byId, username: viewing.byName };
    await writeAudit({ trx, actor, requestId: ctx.state.requestId }, { ...subject, input }, null, null);
  });
}
