import { rolesWith } from '../../../contract/accounts/permissions.ts';
import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';

export interface UnreadCounts {
  unreadSupportMessages: number;
  unreadNotifications: number;
}

interface UserCounts {
  id: number;
  unread_notifications: number;
  unread_support: number;
}

const readCounts = createBatchedRead<UserCounts>(
  {
    name: 'read-unread-counts',
    text: `
      select id, unread_notifications,
        unread_support_messages + case when user_role <> all ('{${rolesWith('chat').join(',')}}') then 0 else
          (select count(*)::integer from messages
            where is_support and not is_read and recipient_id is null and user_id <> users.id)
          end as unread_support
      from users where id = any (cast($1 as bigint[]))`,
  },
  ({ id }) => id,
);

/**
 * Unread messages and notifications of these users, by id: the counters of their accounts, and for staff also the
 * messages to support as a whole (triggers maintain the counters; the shared ones are counted, else each message
 * would lock the accounts of all staff).
 */
export async function unreadCountsOf(
  knex: Knex,
  userIds: readonly number[],
): Promise<Map<number, UnreadCounts>> {
  const rows = (await Promise.all(userIds.map((id) => readCounts(knex, id)))).flat();
  return new Map(
    rows.map((row) => [
      row.id,
      { unreadSupportMessages: row.unread_support, unreadNotifications: row.unread_notifications },
    ]),
  );
}
