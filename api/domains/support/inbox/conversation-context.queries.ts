import type { Knex } from 'knex';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { fewRows } from '../../../lib/few-rows.ts';
import type { RowsOfContext, SupportHooks } from '../support-hooks.ts';
import { BillingDetails } from '../../../models/BillingDetails.ts';
import { User } from '../../../models/User.ts';
import { UserAddress } from '../../../models/UserAddress.ts';
import { cardsOfUser } from '../../cards/index.ts';
import { chipsOfUser, ordersOfUser } from '../../nfc/index.ts';
import { attemptsOfUser } from '../../payments/index.ts';
import { packagesOfUser } from '../../subscriptions/index.ts';

/** Rows of one kind; further ones are a link away. */
const shown = 5;

/** The user of a conversation, and their rows: a few of each kind, newest first, and the number of all. */
export async function readPersonContext(
  knex: Knex,
  { errorsOfUser }: SupportHooks,
  userId: number,
  conversationId: number,
): Promise<Omit<ConversationContext, 'conversation' | 'company'>> {
  const [user, packages, cards, orders, chips, payments, errors, conversations] = await Promise.all([
    User.query(knex).findById(userId).throwIfNotFound(),
    packagesOfUser(knex, userId, shown),
    cardsOfUser(knex, userId, shown),
    ordersOfUser(knex, userId, shown),
    chipsOfUser(knex, userId, shown),
    attemptsOfUser(knex, userId, shown),
    errorsOfUser(knex, userId, shown),
    otherConversations(knex, userId, conversationId),
  ]);
  const { id, username, email, phone, userRole, language, isEmailVerified, createdAt, lastSeenAt } = user;
  return {
    user: {
      id,
      username,
      name: await nameOfPerson(knex, userId, username),
      email,
      phone,
      userRole,
      language,
      isEmailVerified,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    },
    packages,
    cards,
    orders,
    chips,
    payments,
    errors,
    conversations,
  };
}

function otherConversations(
  knex: Knex,
  userId: number,
  conversationId: number,
): Promise<RowsOfContext<'conversations'>> {
  return fewRows(
    knex,
    `select id, subject, closed_at is not null as "isClosed", last_message_at as "lastMessageAt"
      from support_tickets where user_id = ? and id <> ? order by last_message_at desc, id desc`,
    [userId, conversationId],
    shown,
  );
}

/** What a person calls themselves where parcels or receipts go, else their user name: the one an answer begins with. */
async function nameOfPerson(knex: Knex, userId: number, username: string): Promise<string> {
  const address = await UserAddress.query(knex)
    .where({ user_id: userId })
    .whereNotNull('recipient_name')
    .orderBy([
      { column: 'is_primary', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('recipient_name')
    .first();
  const billing = address
    ? undefined
    : await BillingDetails.query(knex).findOne({ user_id: userId }).select('name');
  return address?.recipientName ?? billing?.name ?? username;
}
