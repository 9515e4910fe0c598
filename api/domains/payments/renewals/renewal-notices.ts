import type { Knex } from 'knex';
import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { renewalNotices } from '../messages.ts';

type RenewalNotice = keyof typeof renewalNotices;

const day = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Asia/Jerusalem',
  });

/**
 * Sends a user a notification about a renewal, in their own language; notifications about payments can't be switched
 * off (docs/product.md 5).
 * @param subject name of the plan, or the card's last digits
 * @returns the user, for the mail that goes with it
 */
export async function notifyOfRenewal(
  trx: Knex.Transaction,
  userId: number,
  { notice, subject, at }: { notice: RenewalNotice; subject: string; at: Date | string },
): Promise<User> {
  const user = await User.query(trx).findById(userId).throwIfNotFound();
  const { title, content } = renewalNotices[notice][user.language];
  const date = typeof at === 'string' ? at : day(user.language).format(at);
  await Notification.query(trx).insert({ userId, type: 'payment', title, content: content(subject, date) });
  return user;
}
