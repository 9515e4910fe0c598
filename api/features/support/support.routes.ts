import {
  listOpenSupportMessagesEndpoint,
  listSupportMessagesEndpoint,
  readMessagesEndpoint,
  readSupportMessagesEndpoint,
  type SupportMessage,
} from '../../contract/support.ts';
import { actorOf } from '../../http/actor-of.ts';
import type { AppContext } from '../../http/context.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { listSupportMessages, markRead } from './support.queries.ts';

/** More than anybody reads in a popover. */
const newest = 50;

async function list(ctx: AppContext, openOnly: boolean): Promise<SupportMessage[]> {
  const actor = actorOf(ctx);
  const rows = await listSupportMessages(ctx.parts.knex, actor, { limit: newest, openOnly });
  return rows.map((row) => presentSupportMessage(row, actor, ctx.parts.env.COMPANY_NAME));
}

/** Reading of support conversations (specification sections 4, 6 and 7). */
export const supportRouter = createFeatureRouter()
  .add(listSupportMessagesEndpoint, (ctx) => list(ctx, false))
  .add(listOpenSupportMessagesEndpoint, (ctx) => list(ctx, true))
  .add(readSupportMessagesEndpoint, async (ctx) => ({
    read: await markRead(ctx.parts.knex, actorOf(ctx), { is_support: true }),
  }))
  .add(readMessagesEndpoint, async (ctx) => ({ read: await markRead(ctx.parts.knex, actorOf(ctx)) }));
