import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { PersonSummary } from '../../../contract/accounts/person.schema.ts';

interface Row {
  paid: number;
  last: { id: number; amountMinor: number; at: string } | null;
  open: number;
  notes: number;
  cards: number;
  orders: number;
}

/** What matters of a person at a glance (docs/product.md 13.5): one statement, each part by its index of the person. */
export async function readSummary(knex: Knex, userId: number): Promise<PersonSummary> {
  const { rows } = await knex.raw<{ rows: [Row] }>(
    `select
       (select coalesce(sum(case when kind = 'refund' then -amount_minor else amount_minor end), 0)::bigint
        from payment_attempts where user_id = :userId and status = 'succeeded') as paid,
       (select jsonb_build_object('id', id, 'amountMinor', amount_minor, 'at', created_at)
        from payment_attempts where user_id = :userId and status = 'succeeded' and kind <> 'refund'
        order by id desc limit 1) as last,
       (select count(*)::int from support_tickets where user_id = :userId and closed_at is null) as open,
       (select count(*)::int from staff_notes where user_id = :userId) as notes,
       (select count(*)::int from business_profiles where user_id = :userId) as cards,
       (select count(*)::int from physical_card_orders where user_id = :userId) as orders`,
    { userId },
  );
  const [{ paid, last, open, ...counts }] = rows;
  return {
    ...counts,
    openConversations: open,
    paidInAll: fromMinor(paid),
    currency: 'ILS',
    lastPayment: last && {
      id: last.id,
      amount: fromMinor(last.amountMinor),
      at: new Date(last.at).toISOString(),
    },
  };
}
