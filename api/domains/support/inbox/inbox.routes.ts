import {
  assignConversationEndpoint,
  countInboxEndpoint,
  listInboxEndpoint,
  readConversationContextEndpoint,
} from '../../../contract/support/inbox.endpoint.ts';
import {
  conversationsOnPage,
  type InboxConversation,
  assignConversationSchemas,
  countInboxSchemas,
  listInboxSchemas,
  readConversationContextSchemas,
} from '../../../contract/support/inbox.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { readPersonContext } from './conversation-context.queries.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import { countInbox, presentForInbox, readInbox } from './inbox.queries.ts';

async function shownToInbox(ctx: AppContext, ticket: SupportTicket): Promise<InboxConversation> {
  const { knex, env } = ctx.deps;
  const [shown] = await presentForInbox(knex, [ticket], actorOf(ctx), env.COMPANY_NAME);
  return shown as InboxConversation;
}

/** The inbox of the back office (docs/product.md 7). Reading, answering, closing: see `support.routes.ts`. */
export const inboxRouter = createFeatureRouter()
  .add(listInboxEndpoint, listInboxSchemas, async (ctx, { query }) => {
    const { knex, env } = ctx.deps;
    const actor = actorOf(ctx);
    const { tickets, total } = await readInbox(knex, actor, query);
    return {
      conversations: await presentForInbox(knex, tickets, actor, env.COMPANY_NAME),
      total,
      page: query.page,
      pages: Math.ceil(total / conversationsOnPage),
    };
  })
  .add(countInboxEndpoint, countInboxSchemas, (ctx) => countInbox(ctx.deps.knex, actorOf(ctx)))
  .add(readConversationContextEndpoint, readConversationContextSchemas, async (ctx, { params }) => {
    const { knex, hooks } = ctx.deps;
    const ticket = await findConversation(knex, actorOf(ctx), params.id);
    return {
      conversation: await shownToInbox(ctx, ticket),
      company: ctx.deps.env.COMPANY_NAME,
      ...(await readPersonContext(knex, hooks.support, ticket.userId, ticket.id)),
    };
  })
  .add(assignConversationEndpoint, assignConversationSchemas, transaction, async (ctx, { params, body }) => {
    const trx = transactionOf(ctx);
    const actor = actorOf(ctx);
    const ticket = await SupportTicket.query(trx).findById(params.id).forUpdate().throwIfNotFound();
    await ticket.$query(trx).patch({ assignedTo: body.to === 'me' ? actor.id : null });
    const [shown] = await presentForInbox(trx, [ticket], actor, ctx.deps.env.COMPANY_NAME);
    return shown as InboxConversation;
  });
