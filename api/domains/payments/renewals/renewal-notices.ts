import type { Knex } from 'knex';
import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';

type Text = (plan: string, date: string) => string;

const notices = {
  renewal_ahead: {
    he: {
      title: 'המנוי מתחדש בקרוב',
      content: (plan, date) => `המנוי ${plan} יחויב ב־${date}. אפשר לבטל עד אז בעמוד המנוי.`,
    },
    en: {
      title: 'Your plan renews soon',
      content: (plan, date) =>
        `${plan} will be charged on ${date}. Until then you can cancel on the subscription page.`,
    },
  },
  charge_failed: {
    he: {
      title: 'החיוב לא עבר',
      content: (plan, date) =>
        `החיוב עבור ${plan} לא עבר. הכול ממשיך לפעול עד ${date}; כדאי להחליף כרטיס אשראי בעמוד המנוי.`,
    },
    en: {
      title: 'The charge did not go through',
      content: (plan, date) =>
        `The charge for ${plan} did not go through. Everything works until ${date}; replace the card on the subscription page.`,
    },
  },
  charge_recovered: {
    he: { title: 'החיוב עבר', content: (plan, date) => `המנוי ${plan} שולם ובתוקף עד ${date}.` },
    en: {
      title: 'The charge went through',
      content: (plan, date) => `${plan} is paid and in force until ${date}.`,
    },
  },
  package_ended: {
    he: {
      title: 'המנוי הסתיים',
      content: (plan, date) => `המנוי ${plan} הסתיים ב־${date}. שום דבר לא נמחק, וחידוש מחזיר הכול.`,
    },
    en: {
      title: 'Your plan has ended',
      content: (plan, date) =>
        `${plan} ended on ${date}. Nothing was deleted, and renewing brings everything back.`,
    },
  },
  card_replaced: {
    he: { title: 'הכרטיס הוחלף', content: (card) => `המנוי יחויב מעכשיו מהכרטיס ${card}.` },
    en: {
      title: 'The card was replaced',
      content: (card) => `Your plan is charged to the card ${card} from now on.`,
    },
  },
  card_expiring: {
    he: {
      title: 'תוקף הכרטיס עומד לפוג',
      content: (card, date) => `הכרטיס ${card} בתוקף עד ${date}. כדאי להחליף אותו לפני החיוב הבא.`,
    },
    en: {
      title: 'Your card expires soon',
      content: (card, date) => `The card ${card} is valid until ${date}. Replace it before the next charge.`,
    },
  },
} satisfies Record<string, Record<Language, { title: string; content: Text }>>;

export type RenewalNotice = keyof typeof notices;

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
  const { title, content } = notices[notice][user.language];
  const date = typeof at === 'string' ? at : day(user.language).format(at);
  await Notification.query(trx).insert({ userId, type: 'payment', title, content: content(subject, date) });
  return user;
}
