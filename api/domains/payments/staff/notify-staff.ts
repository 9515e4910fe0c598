import { rolesWith } from '../../../contract/accounts/permissions.ts';
import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';

/**
 * Leaves a notification about money with all staff who decide on payments, in the language of each.
 * @param link page of the back office that says more
 */
export async function notifyStaff(
  trx: Knex.Transaction,
  messageIn: (language: Language) => { title: string; content: string },
  link: string,
): Promise<void> {
  const staff = await User.query(trx)
    .whereIn('user_role', rolesWith('payments.write'))
    .select('id', 'language');
  if (staff.length === 0) return;
  await Notification.query(trx).insert(
    staff.map(({ id, language }) => ({
      userId: id,
      ...messageIn(language),
      type: 'payment' as const,
      link,
    })),
  );
}
