import type { Knex } from 'knex';
import type { HistoryEntry } from '../../../contract/accounts/user-commands.schema.ts';

const pageSize = 50;

interface HistoryRow extends Omit<HistoryEntry, 'at'> {
  at: Date;
}

/** A user's rows, by the names that the audit log and the transitions use. */
const owned = [
  ['packages', 'packages', 'packages'],
  ['business-profiles', null, 'business_profiles'],
  ['user-addresses', null, 'user_addresses'],
  ['physical-card-orders', 'physical_card_orders', 'physical_card_orders'],
  ['recurring-payments', 'recurring_payments', 'recurring_payments'],
  ['user-payment-methods', null, 'user_payment_methods'],
  ['receipts', null, 'receipts'],
  [null, 'payment_attempts', 'payment_attempts'],
] as const;

/**
 * Commands of staff on a user and their rows, and every change of status of their packages, payments and orders,
 * newest first.
 * @param page from 1, of 50 entries
 */
export async function readHistory(
  knex: Knex,
  userId: number,
  page: number,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const inAudit = owned.flatMap(([entity, , table]) =>
    entity
      ? [`(entity = '${entity}' and entity_id in (select id::text from ${table} where user_id = :userId))`]
      : [],
  );
  const inTransitions = owned.flatMap(([, entity, table]) =>
    entity
      ? [`(entity = '${entity}' and entity_id in (select id from ${table} where user_id = :userId))`]
      : [],
  );
  const { rows } = await knex.raw<{ rows: HistoryRow[] }>(
    `select * from (
       select 'audit' as kind, id, created_at as at, actor_name as actor, action, entity, entity_id as "entityId",
         before, after, null as reason
       from audit_log
       where (entity = 'users' and entity_id = :userId::text) or ${inAudit.join(' or ')}
       union all
       select 'transition', id, created_at, actor, 'status', replace(entity, '_', '-'), entity_id::text,
         jsonb_build_object('status', from_status), jsonb_build_object('status', to_status), reason
       from state_transitions
       where ${inTransitions.join(' or ')}
     ) as history
     order by at desc, kind, id desc
     limit :limit offset :offset`,
    { userId, limit: pageSize + 1, offset: (page - 1) * pageSize },
  );
  const entries = rows.slice(0, pageSize).map((row): HistoryEntry => ({
    ...row,
    at: row.at.toISOString(),
  }));
  return { entries, hasMore: rows.length > pageSize };
}
