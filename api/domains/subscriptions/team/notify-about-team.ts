import type { Knex } from 'knex';
import type { Translated } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';

/** Sends a user a notification about a team, in their own language. */
export async function notifyAboutTeam(
  trx: Knex.Transaction,
  userId: number,
  { title, content }: { title: Translated; content: Translated },
): Promise<void> {
  const { language } = await User.query(trx).findById(userId).select('language').throwIfNotFound();
  await Notification.query(trx).insert({
    userId,
    type: 'package',
    link: '/subscription',
    title: title[language],
    content: content[language],
  });
}
