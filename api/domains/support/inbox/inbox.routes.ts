import type { Knex } from 'knex';
import {
  assignConversationEndpoint,
  countInboxEndpoint,
  listInboxEndpoint,
  listSupportNotesEndpoint,
  listSupportStaffEndpoint,
  readConversationContextEndpoint,
  snoozeConversationEndpoint,
  writeSupportNoteEndpoint,
} from '../../../contract/support/inbox.endpoint.ts';
import {
  conversationsOnPage,
  type InboxConversation,
  assignConversationSchemas,
  countInboxSchemas,
  listInboxSchemas,
  listSupportNotesSchemas,
  listSupportStaffSchemas,
  readConversationContextSchemas,
  snoozeConversationSchemas,
  writeSupportNoteSchemas,
} from '../../../contract/support/inbox.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import { assignConversation } from './assign-conversation.ts';
import { readPersonContext } from './conversation-context.queries.ts';
import { findConversation } from '../conversations/find-conversation.ts';
import { snoozeConversation } from './snooze-conversation.ts';
import { listNotes, writeNote } from './support-notes.ts';
import { supportStaff } from './support-staff.queries.ts';
import { countInbox, presentForInbox, readInbox } from './inbox.queries.ts';

async function shownToInbox(
  ctx: AppContext,
  ticket: SupportTicket,
  knex: Knex = ctx.deps.knex,
): Promise<InboxConversation> {
  const [shown] = await presentForInbox(knex, [ticket], actorOf(ctx), ctx.deps.env.COMPANY_NAME);
  return shown as InboxConversation;
}

const changed = (ctx: AppContext, ticket: SupportTicket) => shownToInbox(ctx, ticket, transactionOf(ctx));

/** The inbox of the back office (docs/product.md 7). Reading, answering, closing: see `support.routes.ts`. */
export const inboxRouter = createFeatureRouter()
  .add(listInboxEndpoint, listInboxSchemas, async (ctx, { query }) => {
    const { knex, env } = ctx.deps;
    const actor = actorOf(ctx);
    const { tickets, total } = await readInbox(knex, actor, query, ctx.deps.clock.now());
    return {
      conversations: await presentForInbox(knex, tickets, actor, env.COMPANY_NAME),
      total,
      page: query.page,
      pages: Math.ceil(total / conversationsOnPage),
    };
  })
  .add(countInboxEndpoint, countInboxSchemas, (ctx) =>
    countInbox(ctx.deps.knex, actorOf(ctx), ctx.deps.clock.now()),
  )
  .add(readConversationContextEndpoint, readConversationContextSchemas, async (ctx, { params }) => {
    const { knex, hooks } = ctx.deps;
    const ticket = await findConversation(knex, actorOf(ctx), params.id);
    return {
      conversation: await shownToInbox(ctx, ticket),
      company: ctx.deps.env.COMPANY_NAME,
      ...(await readPersonContext(knex, hooks.support, ticket.userId, ticket.id)),
    };
  })
  .add(assignConversationEndpoint, assignConversationSchemas, transaction, async (ctx, { params, body }) =>
    changed(ctx, await assignConversation(transactionOf(ctx), actorOf(ctx), params.id, body)),
  )
  .add(snoozeConversationEndpoint, snoozeConversationSchemas, transaction, async (ctx, { params, body }) => {
    const until = body.until === null ? null : new Date(body.until);
    return changed(ctx, await snoozeConversation(transactionOf(ctx), params.id, until, ctx.deps.clock.now()));
  })
  .add(listSupportStaffEndpoint, listSupportStaffSchemas, (ctx) => supportStaff(ctx.deps.knex).execute())
  .add(listSupportNotesEndpoint, listSupportNotesSchemas, async (ctx, { params }) => {
    const { id } = await findConversation(ctx.deps.knex, actorOf(ctx), params.id);
    return listNotes(ctx.deps.knex, id);
  })
  .add(writeSupportNoteEndpoint, writeSupportNoteSchemas, transaction, async (ctx, { params, body }) => {
    const trx = transactionOf(ctx);
    const actor = actorOf(ctx);
    const { id } = await findConversation(trx, actor, params.id);
    return writeNote(trx, { ticketId: id, userId: actor.id, content: body.content });
  });
