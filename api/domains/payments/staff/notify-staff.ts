import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';

/**
 * Leaves a notification about money with every admin, in the language of each.
 * @param link page of the back office that says more
 */
export async function notifyStaff(
  trx: Knex.Transaction,
  messageIn: (language: Language) => { title: string; content: string },
  link: string,
): Promise<void> {
  const admins = await User.query(trx).where({ user_role: 'admin' }).select('id', 'language');
  if (admins.length === 0) return;
  await Notification.query(trx).insert(
    admins.map(({ id, language }) => ({
      userId: id,
      ...messageIn(language),
      type: 'payment' as const,
      link,
    })),
  );
}
