import {
  closeConversationEndpoint,
  createSupportTicketEndpoint,
  listOpenSupportMessagesEndpoint,
  listSupportConversationsEndpoint,
  listSupportMessagesEndpoint,
  listSupportTopicsEndpoint,
  markConversationReadEndpoint,
  readMessagesEndpoint,
  readSupportConversationEndpoint,
  readSupportMessagesEndpoint,
  reopenConversationEndpoint,
  sendMessageEndpoint,
  signalTypingEndpoint,
} from '../../../contract/support/support.endpoint.ts';
import {
  type SupportConversation,
  type SupportMessage,
  closeConversationSchemas,
  createSupportTicketSchemas,
  listOpenSupportMessagesSchemas,
  listSupportConversationsSchemas,
  listSupportMessagesSchemas,
  listSupportTopicsSchemas,
  markConversationReadSchemas,
  readMessagesSchemas,
  readSupportConversationSchemas,
  readSupportMessagesSchemas,
  reopenConversationSchemas,
  sendMessageSchemas,
  signalTypingSchemas,
} from '../../../contract/support/support.schema.ts';
import {
  readAttachmentEndpoint,
  uploadAttachmentEndpoint,
} from '../../../contract/support/attachments.endpoint.ts';
import {
  readAttachmentSchemas,
  uploadAttachmentSchemas,
} from '../../../contract/support/attachments.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import { listConversations, presentConversations } from './conversations.queries.ts';
import { createTicket } from './create-ticket.ts';
import { findConversation } from './find-conversation.ts';
import { readThread } from './read-thread.ts';
import { sendMessage } from './send-message.ts';
import { changeConversationState } from '../inbox/change-conversation-state.ts';
import { mustBeAbleToSend } from './support.policy.ts';
import { signalTyping } from './signal-typing.ts';
import { answerAttachment } from '../attachments/answer-attachment.ts';
import { uploadAttachment } from '../attachments/upload-attachment.ts';
import { presentSent } from './present-sent.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { listSupportMessages, markRead } from './support.queries.ts';
import { listTopics } from './support-topics.ts';

/** More than a user reads in a popover. */
const newestMessages = 50;

const companyOf = (ctx: AppContext) => ctx.deps.env.COMPANY_NAME;

async function listMessages(ctx: AppContext, openOnly: boolean): Promise<SupportMessage[]> {
  const actor = actorOf(ctx);
  const rows = await listSupportMessages(ctx.deps.knex, actor, { limit: newestMessages, openOnly });
  return rows.map((row) => presentSupportMessage(row, actor, companyOf(ctx)));
}

async function steered(ctx: AppContext, ticket: SupportTicket) {
  const trx = transactionOf(ctx);
  const shown = await presentConversations(trx, [ticket], actorOf(ctx), companyOf(ctx));
  return { success: true as const, conversation: shown[0] as SupportConversation };
}

/** Conversations with support (docs/specification.md 4 to 8, docs/product.md 1, 3 and 7). */
export const supportRouter = createFeatureRouter()
  .add(listSupportMessagesEndpoint, listSupportMessagesSchemas, (ctx) => listMessages(ctx, false))
  .add(listOpenSupportMessagesEndpoint, listOpenSupportMessagesSchemas, (ctx) => listMessages(ctx, true))
  .add(listSupportConversationsEndpoint, listSupportConversationsSchemas, async (ctx, { query }) => {
    const { knex } = ctx.deps;
    const actor = actorOf(ctx);
    const tickets = await listConversations(knex, actor, query);
    return presentConversations(knex, tickets, actor, companyOf(ctx));
  })
  .add(readSupportConversationEndpoint, readSupportConversationSchemas, async (ctx, { params, query }) => {
    const { knex } = ctx.deps;
    const actor = actorOf(ctx);
    const ticket = await findConversation(knex, actor, params.id);
    return readThread(knex, ticket, actor, { company: companyOf(ctx), before: query.before });
  })
  .add(markConversationReadEndpoint, markConversationReadSchemas, async (ctx, { params }) => {
    const { knex } = ctx.deps;
    const { id } = await findConversation(knex, actorOf(ctx), params.id);
    return { read: await markRead(knex, actorOf(ctx), { ticket_id: id }) };
  })
  .add(listSupportTopicsEndpoint, listSupportTopicsSchemas, (ctx) =>
    listTopics(ctx.deps.knex, actorOf(ctx).id),
  )
  .add(
    sendMessageEndpoint,
    sendMessageSchemas,
    mustBeAbleToSend,
    rateLimit('supportMessage'),
    transaction,
    async (ctx, { body }) => {
      const sent = await sendMessage(transactionOf(ctx), actorOf(ctx), body, ctx.deps.clock);
      return presentSent(transactionOf(ctx), sent, actorOf(ctx), companyOf(ctx));
    },
  )
  .add(
    createSupportTicketEndpoint,
    createSupportTicketSchemas,
    mustBeAbleToSend,
    rateLimit('supportTicket'),
    transaction,
    async (ctx, { body }) => {
      const trx = transactionOf(ctx);
      const { ticketId } = await createTicket(trx, actorOf(ctx), body, ctx.deps.clock);
      const ticket = await findConversation(trx, actorOf(ctx), ticketId);
      return readThread(trx, ticket, actorOf(ctx), { company: companyOf(ctx) });
    },
  )
  .add(
    signalTypingEndpoint,
    signalTypingSchemas,
    mustBeAbleToSend,
    rateLimit('supportTyping'),
    async (ctx, { params, body }) => {
      const { knex } = ctx.deps;
      await signalTyping(knex, actorOf(ctx), await findConversation(knex, actorOf(ctx), params.id), body);
    },
  )
  .add(
    uploadAttachmentEndpoint,
    uploadAttachmentSchemas,
    mustBeAbleToSend,
    rateLimit('upload'),
    (ctx, { query }) => uploadAttachment(ctx, query),
  )
  .add(readAttachmentEndpoint, readAttachmentSchemas, (ctx, { params }) => answerAttachment(ctx, params.id))
  .add(readSupportMessagesEndpoint, readSupportMessagesSchemas, async (ctx) => ({
    read: await markRead(ctx.deps.knex, actorOf(ctx), { is_support: true }),
  }))
  .add(readMessagesEndpoint, readMessagesSchemas, async (ctx) => ({
    read: await markRead(ctx.deps.knex, actorOf(ctx)),
  }))
  .add(closeConversationEndpoint, closeConversationSchemas, transaction, async (ctx, { params }) =>
    steered(ctx, await changeConversationState(transactionOf(ctx), params.id, ctx.deps.clock.now())),
  )
  .add(reopenConversationEndpoint, reopenConversationSchemas, transaction, async (ctx, { params }) =>
    steered(ctx, await changeConversationState(transactionOf(ctx), params.id, null)),
  );
