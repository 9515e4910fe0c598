import { startConversationEndpoint } from '../../../contract/support/start-conversation.endpoint.ts';
import { startConversationSchemas } from '../../../contract/support/support.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { createTicket } from '../conversations/create-ticket.ts';

/** Staff write first (docs/product.md 13.4); what follows is a conversation like any other. */
export const startConversationRouter = createFeatureRouter().add(
  startConversationEndpoint,
  startConversationSchemas,
  transaction,
  async (ctx, { body }) => {
    const { ticketId } = await createTicket(transactionOf(ctx), actorOf(ctx), body, ctx.deps.clock);
    return { conversationId: ticketId };
  },
);
