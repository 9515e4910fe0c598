import type { Knex } from 'knex';
import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import type { Product } from '../../../models/Product.ts';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { User } from '../../../models/User.ts';
import { renewalNotices } from '../messages.ts';

type RenewalNotice = keyof typeof renewalNotices;

/** What it is about: a plan, named in the user's language, or the last digits of a card. */
type Notice = { notice: RenewalNotice; at: Date | string } & (
  | { product: Product | null | undefined }
  | { subject: string }
);

const day = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Asia/Jerusalem',
  });

/**
 * Sends a user a notification about a renewal, in their own language; notifications about payments can't be switched
 * off (docs/product.md 5).
 * @returns the user, for the mail that goes with it
 */
export async function notifyOfRenewal(
  trx: Knex.Transaction,
  userId: number,
  { notice, at, ...about }: Notice,
): Promise<User> {
  const user = await User.query(trx).findById(userId).throwIfNotFound();
  const { title, content } = renewalNotices[notice][user.language];
  const subject = 'subject' in about ? about.subject : productNameIn(about.product, user.language);
  const date = typeof at === 'string' ? at : day(user.language).format(at);
  await Notification.query(trx).insert({
    userId,
    type: 'payment',
    link: '/subscription',
    title,
    content: content(subject, date),
  });
  return user;
}
