import type { Knex } from 'knex';
import type { SupportTopicKind } from '../../../contract/support/support.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import type { Clock } from '../../../deps.ts';
import { lockConversationsOf } from './lock-conversations.ts';
import { thingsOf, topicColumns } from './support-topics.ts';
import { findSent, writeMessage, type Sent } from './write-message.ts';

interface NewTicket {
  /** With whom staff begin a conversation; the actor's own unless said. */
  userId?: number;
  subject: string;
  content: string;
  about?: { kind: SupportTopicKind; id: number } | null | undefined;
  clientId?: string | null | undefined;
}

/**
 * Opens a new conversation with its first message, optionally about a card, order or chip of the user's own
 * (docs/product.md 7); staff open one with somebody else (docs/product.md 13.4).
 * @throws {AppError} `validation_failed` on `about` when it is not the user's
 * @throws {NotFoundError} when there is no such account
 */
export async function createTicket(
  trx: Knex.Transaction,
  actor: Actor,
  { userId = actor.id, subject, content, about, clientId = null }: NewTicket,
  clock: Clock,
): Promise<Sent> {
  const asking = await lockConversationsOf(trx, userId);
  const sent = await findSent(trx, actor, clientId);
  if (sent) return sent;
  if (about) await assertOwn(trx, actor, about);
  const ticket = await SupportTicket.query(trx).insertAndFetch({
    userId,
    subject,
    ...(about && { [topicColumns[about.kind]]: about.id }),
  });
  return writeMessage(trx, actor, { ticket, asking }, { content, clientId, sentAt: clock.now() });
}

async function assertOwn(
  trx: Knex.Transaction,
  actor: Actor,
  { kind, id }: { kind: SupportTopicKind; id: number },
): Promise<void> {
  const [own] = await thingsOf[kind](trx, { userIds: [actor.id], ids: [id], max: 1, forShare: true });
  if (!own) throw new AppError('validation_failed', { fields: { about: 'about_unknown' } });
}
