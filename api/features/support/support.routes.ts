import { listSupportMessagesEndpoint, readSupportMessagesEndpoint } from '../../contract/support.ts';
import { actorOf } from '../../http/actor-of.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { listSupportMessages, readSupportMessages } from './support.queries.ts';

/** More than anybody reads in a popover. */
const newest = 50;

/** Reading of support conversations (specification sections 4, 6 and 7). */
export const supportRouter = createFeatureRouter()
  .add(listSupportMessagesEndpoint, async (ctx) => {
    const actor = actorOf(ctx);
    const rows = await listSupportMessages(ctx.parts.knex, actor, newest);
    return rows.map((row) => presentSupportMessage(row, actor));
  })
  .add(readSupportMessagesEndpoint, async (ctx) => ({
    read: await readSupportMessages(ctx.parts.knex, actorOf(ctx)),
  }));
