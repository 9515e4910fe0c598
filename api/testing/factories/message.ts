import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Message } from '../../models/Message.ts';
import { SupportTicket } from '../../models/SupportTicket.ts';
import { createUser } from './user.ts';
import { nextNumber } from './sequence.ts';

/** A person writes to support, in a conversation of their own unless told which. */
export async function createMessage(knex: Knex, overrides: Overrides<Message> = {}): Promise<Message> {
  const { isSupport = true, isClosed = false, ...given } = overrides;
  const userId = given.userId === undefined ? (await createUser(knex)).id : given.userId;
  return Message.query(knex).insertAndFetch({
    content: `שלום, יש לי שאלה על הכרטיס שלי (${nextNumber('message')})`,
    isSupport,
    ticketId:
      isSupport && given.ticketId === undefined
        ? await ticketOf(knex, Number(given.recipientId ?? userId), isClosed)
        : null,
    ...given,
    userId,
  });
}

async function ticketOf(knex: Knex, userId: number, isClosed: boolean): Promise<number> {
  const tickets = SupportTicket.query(knex).where({ user_id: userId });
  const known = await (isClosed ? tickets.whereNotNull('closed_at') : tickets.whereNull('closed_at')).first();
  if (known) return known.id;
  const made = await SupportTicket.query(knex).insertAndFetch({
    userId,
    closedAt: isClosed ? new Date() : null,
  });
  return made.id;
}
