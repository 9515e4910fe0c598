import { may } from '../../../contract/accounts/permissions.ts';
import type { Knex } from 'knex';
import { validationMessages } from '../../../contract/base/validation-messages.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { User } from '../../../models/User.ts';
import type { Clock } from '../../../deps.ts';
import { findConversation } from './find-conversation.ts';
import { lockConversationsOf } from './lock-conversations.ts';
import { setClosed } from '../inbox/set-closed.ts';
import { isStaff } from './support.policy.ts';
import { findSent, writeMessage, type Sent } from './write-message.ts';

interface NewMessage {
  recipientId?: number | null | undefined;
  conversationId?: number | null | undefined;
  content: string;
  clientId?: string | null | undefined;
  attachmentIds?: readonly number[] | undefined;
}

/**
 * Sends a message in a conversation: the given one, else the newest open one of the customer, else a new one. Only an
 * admin may write in a closed one, which reopens it (docs/specification.md 4).
 * @throws {AppError} `conflict` when it is closed, `validation_failed` on recipientId for a user that can't be
 * written to, or on attachmentIds
 * @throws {NotFoundError} when the conversation is another user's
 */
export async function sendMessage(
  trx: Knex.Transaction,
  actor: Actor,
  input: NewMessage,
  clock: Clock,
): Promise<Sent> {
  const askingId = await whoAsks(trx, actor, input);
  const asking = await lockConversationsOf(trx, askingId);
  const clientId = input.clientId ?? null;
  const sent = await findSent(trx, actor, clientId);
  if (sent) return sent;
  const ticket = await chooseTicket(trx, actor, askingId, input.conversationId);
  if (ticket.closedAt !== null) {
    if (!may(actor.role, 'inbox'))
      throw new AppError('conflict', { text: validationMessages.conversation_closed });
    await setClosed(trx, ticket, null);
  }
  return writeMessage(
    trx,
    actor,
    { ticket, asking },
    {
      content: input.content,
      clientId,
      sentAt: clock.now(),
      attachmentIds: input.attachmentIds,
    },
  );
}

/** The user whose conversation it is: staff name the user they answer; a user may name one of the staff, or none. */
async function whoAsks(
  trx: Knex,
  actor: Actor,
  { recipientId, conversationId }: NewMessage,
): Promise<number> {
  const addressed = isStaff(actor) && recipientId ? recipientId : actor.id;
  const askingId = conversationId ? (await findConversation(trx, actor, conversationId)).userId : addressed;
  if (recipientId) {
    const recipient = await User.query(trx).findById(recipientId).select('id', 'user_role');
    const fits =
      askingId === actor.id
        ? recipient && recipient.id !== actor.id && isStaff({ role: recipient.userRole })
        : recipient?.id === askingId;
    if (!fits) throw new AppError('validation_failed', { fields: { recipientId: 'recipient_unknown' } });
  }
  return askingId;
}

async function chooseTicket(
  trx: Knex.Transaction,
  actor: Actor,
  askingId: number,
  conversationId: number | null | undefined,
): Promise<SupportTicket> {
  if (conversationId) return findConversation(trx, actor, conversationId);
  const newest = await SupportTicket.query(trx)
    .where({ user_id: askingId })
    .orderByRaw('closed_at is null desc, last_message_at desc, id desc')
    .first();
  return newest ?? SupportTicket.query(trx).insertAndFetch({ userId: askingId });
}
