import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { conversationContext } from '../../../contract/support/inbox.schema.ts';
import { takenDownCondition } from '../../cards/index.ts';
import { User } from '../../../models/User.ts';

/** Rows of one kind; further ones are a link away. */
const shown = 5;

type Part = Exclude<keyof ConversationContext, 'conversation' | 'company' | 'user'>;

/**
 * Rows of a user, newest first. Each statement selects the columns of the contract, has `user_id` as its only value,
 * and uses an index on that column.
 */
const parts: Record<Part, string> = {
  packages: `select p.id, products.name as product, p.status, p.billing_cycle as "billingCycle",
      p.auto_renew as "autoRenew", p.end_date as "endDate"
    from packages p join products on products.id = p.product_id where p.user_id = ?
    order by p.status in ('active', 'past_due') desc, p.id desc`,
  cards: `select id, business_name as name, is_public as "isPublic",
      ${takenDownCondition} as "isTakenDown"
    from business_profiles where user_id = ? order by updated_at desc, id desc`,
  orders: `select id, quantity, status, created_at as "createdAt"
    from physical_card_orders where user_id = ? order by id desc`,
  chips: `select a.id, a.tap_code as "tapCode", a.status, c.business_name as card
    from card_allocations a left join business_profiles c on c.id = a.profile_id and c.user_id = a.user_id
    where a.user_id = ? order by a.id desc`,
  payments: `select id, kind, status, (amount_minor::numeric / 100)::numeric(12, 2)::text as amount, currency,
      created_at as "createdAt"
    from payment_attempts where user_id = ? order by id desc`,
  errors: `select id, error_type as type, left(error_message, 200) as message, created_at as "createdAt"
    from error_logs where user_id = ? order by id desc`,
  conversations: `select id, subject, closed_at is not null as "isClosed", last_message_at as "lastMessageAt"
    from support_tickets where user_id = ? order by last_message_at desc, id desc`,
};

/** The user of a conversation, and their rows: a few of each kind, and the number of all. */
export async function readPersonContext(
  knex: Knex,
  userId: number,
  conversationId: number,
): Promise<Omit<ConversationContext, 'conversation' | 'company'>> {
  const user = await User.query(knex).findById(userId).throwIfNotFound();
  const read = async (part: Part) => {
    const without = part === 'conversations' ? `where id <> ${Number(conversationId)}` : '';
    const { rows } = (await knex.raw(
      `select *, count(*) over () as "totalCount" from (${parts[part]}) as part ${without} limit ?`,
      [userId, shown],
    )) as { rows: (Record<string, unknown> & { totalCount: number })[] };
    return {
      rows: rows.map(({ totalCount: _all, ...row }) => withIsoTimes(row)),
      total: rows[0]?.totalCount ?? 0,
    };
  };
  const names = Object.keys(parts) as Part[];
  const found = await Promise.all(names.map(read));
  const { id, username, email, phone, userRole, language, isEmailVerified, createdAt, lastSeenAt } = user;
  return {
    user: {
      id,
      username,
      email,
      phone,
      userRole,
      language,
      isEmailVerified,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    },
    ...(Object.fromEntries(names.map((name, index) => [name, found[index]])) as unknown as Pick<
      z.output<typeof conversationContext>,
      Part
    >),
  };
}

const withIsoTimes = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
