import {
  assignConversationEndpoint,
  conversationsOnPage,
  countInboxEndpoint,
  listInboxEndpoint,
  readConversationContextEndpoint,
  type DeskConversation,
} from '../../../contract/support/inbox.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { readPersonContext } from './conversation-context.queries.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import { countInbox, presentForDesk, readInbox } from './inbox.queries.ts';

async function shownToDesk(ctx: AppContext, ticket: SupportTicket): Promise<DeskConversation> {
  const { knex, env } = ctx.parts;
  const [shown] = await presentForDesk(knex, [ticket], actorOf(ctx), env.COMPANY_NAME);
  return shown as DeskConversation;
}

/** The inbox of the back office (docs/product.md 7). Reading, answering, closing: see the support feature. */
export const inboxRouter = createFeatureRouter()
  .add(listInboxEndpoint, async (ctx, { query }) => {
    const { knex, env } = ctx.parts;
    const actor = actorOf(ctx);
    const { tickets, total } = await readInbox(knex, actor, query);
    return {
      conversations: await presentForDesk(knex, tickets, actor, env.COMPANY_NAME),
      total,
      page: query.page,
      pages: Math.ceil(total / conversationsOnPage),
    };
  })
  .add(countInboxEndpoint, (ctx) => countInbox(ctx.parts.knex, actorOf(ctx)))
  .add(readConversationContextEndpoint, async (ctx, { params }) => {
    const { knex } = ctx.parts;
    const ticket = await findConversation(knex, actorOf(ctx), params.id);
    return {
      conversation: await shownToDesk(ctx, ticket),
      company: ctx.parts.env.COMPANY_NAME,
      ...(await readPersonContext(knex, ticket.userId, ticket.id)),
    };
  })
  .add(assignConversationEndpoint, transaction, async (ctx, { params, body }) => {
    const trx = transactionOf(ctx);
    const actor = actorOf(ctx);
    const ticket = await SupportTicket.query(trx).findById(params.id).forUpdate().throwIfNotFound();
    await ticket.$query(trx).patch({ assignedTo: body.to === 'me' ? actor.id : null });
    const [shown] = await presentForDesk(trx, [ticket], actor, ctx.parts.env.COMPANY_NAME);
    return shown as DeskConversation;
  });
