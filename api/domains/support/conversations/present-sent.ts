import type { Knex } from 'knex';
import type { z } from 'zod';
import type {
  SupportConversation,
  SupportMessage,
  sendMessageSchemas,
} from '../../../contract/support/support.schema.ts';
import { presentConversations } from './conversations.queries.ts';
import { findConversation } from './find-conversation.ts';
import type { SupportReader } from './support.policy.ts';
import { presentSupportMessage } from './support.presenter.ts';
import { shownMessages } from './support.queries.ts';
import type { Sent } from './write-message.ts';

type SentReply = z.output<(typeof sendMessageSchemas)['reply']>;

/** The result of sending a message, for its sender. */
export async function presentSent(
  trx: Knex.Transaction,
  { ticketId, messageId, automaticReplyId }: Sent,
  sender: SupportReader,
  company: string,
): Promise<SentReply> {
  const ticket = await findConversation(trx, sender, ticketId);
  const rows = await shownMessages(trx).whereIn('id', [messageId, automaticReplyId ?? messageId]);
  const shown = new Map(rows.map((row) => [row.id, presentSupportMessage(row, sender, company)]));
  const [conversation] = await presentConversations(trx, [ticket], sender, company);
  return {
    message: shown.get(messageId) as SupportMessage,
    automaticReply: (automaticReplyId !== null && shown.get(automaticReplyId)) || null,
    conversation: conversation as SupportConversation,
  };
}
