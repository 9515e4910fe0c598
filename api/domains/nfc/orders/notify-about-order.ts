import type { Knex } from 'knex';
import type { OrderStatus } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import type { Translated } from '../../../contract/base/languages.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { wantsNotice } from '../../messaging/index.ts';

/** Statuses that the buyer is notified of: all but the first, which is their own command. */
type ToldStatus = Exclude<OrderStatus, 'pending'>;

const titles: Record<ToldStatus, (id: number) => Translated> = {
  paid: (id) => ({ he: `הזמנה ${id} שולמה`, en: `Order ${id} is paid` }),
  in_production: (id) => ({ he: `הזמנה ${id} בייצור`, en: `Order ${id} is in production` }),
  shipped: (id) => ({ he: `הזמנה ${id} בדרך אליך`, en: `Order ${id} is on its way` }),
  delivered: (id) => ({ he: `הזמנה ${id} נמסרה`, en: `Order ${id} was delivered` }),
  cancelled: (id) => ({ he: `הזמנה ${id} בוטלה`, en: `Order ${id} was cancelled` }),
  returned: (id) => ({ he: `הזמנה ${id} הוחזרה`, en: `Order ${id} came back` }),
  refunded: (id) => ({ he: `הכסף על הזמנה ${id} הוחזר`, en: `Order ${id} was refunded` }),
};

const contents: Record<ToldStatus, Translated> = {
  paid: {
    he: 'התשלום התקבל, והכתובות של כל השבבים כבר מוכנות. ההדפסה מתחילה בקרוב.',
    en: 'The payment arrived, and the addresses of all chips are ready. Printing begins soon.',
  },
  in_production: {
    he: 'הכרטיסים מודפסים. מעכשיו אי אפשר לבטל את ההזמנה לבד.',
    en: 'The cards are being printed. From now on the order can no longer be cancelled by yourself.',
  },
  shipped: {
    he: 'ההזמנה נמסרה לחברת המשלוחים. מספר המעקב מופיע בעמוד הכרטיסים המודפסים.',
    en: 'The order was handed to the carrier. The tracking number is on the page of printed cards.',
  },
  delivered: {
    he: 'הכרטיסים אצלך. כל שבב אפשר להפנות לכרטיס אחר מתי שרוצים.',
    en: 'The cards are with you. Each chip can be pointed at another card whenever you like.',
  },
  cancelled: {
    he: 'ההזמנה בוטלה. אם שולם עליה כסף, הוא חוזר לכרטיס ששילם.',
    en: 'The order was cancelled. Money that was paid for it goes back to the card that paid.',
  },
  returned: {
    he: 'הכרטיסים הגיעו אלינו בחזרה, והשבבים שלהם הפסיקו לעבוד.',
    en: 'The cards came back to us, and their chips have stopped working.',
  },
  refunded: {
    he: 'כל מה ששולם על ההזמנה הוחזר. מסמך הזיכוי נמצא בארנק.',
    en: 'All that was paid for the order went back. The credit document is in the wallet.',
  },
};

/** Sends the buyer a notification about an order's new status, unless they switched such notifications off. */
export async function notifyAboutOrder(
  trx: Knex,
  order: { id: number; userId: number },
  status: ToldStatus,
): Promise<void> {
  if (!(await wantsNotice(trx, order.userId, 'orders', 'product'))) return;
  const reader = await User.query(trx).findById(order.userId).select('language').throwIfNotFound();
  await Notification.query(trx).insert({
    userId: order.userId,
    type: 'order',
    title: titles[status](order.id)[reader.language],
    content: contents[status][reader.language],
  });
}
