import { safeLink } from '../../../contract/base/safe-link.schema.ts';
import { defineMail, say } from '../../messaging/index.ts';

export interface OrderShippedInput {
  username: string;
  orderId: number;
  quantity: number;
  shippingCompany: string | null;
  trackingNumber: string | null;
  /** The carrier's page of the parcel; anything but a web address is left out. */
  trackingUrl: string | null;
  address: string;
}

/** Notifies the buyer that printed cards are on their way. */
export const orderShipped = defineMail<OrderShippedInput>('order_shipped')(
  {
    he: {
      subject: (order: number) => say`הזמנה ${order} בדרך אליך`,
      title: (name: string) => say`שלום ${name}, הכרטיסים בדרך`,
      intro: say`ההזמנה נמסרה לחברת המשלוחים. זמן ההגעה הרגיל: 3–5 ימי עסקים.`,
      order: 'מספר הזמנה',
      quantity: 'כרטיסים',
      company: 'חברת משלוחים',
      tracking: 'מספר מעקב',
      address: 'כתובת',
      track: 'למעקב אחר המשלוח',
      orders: 'לכל ההזמנות',
    },
    en: {
      subject: (order) => say`Order ${order} is on its way`,
      title: (name) => say`Hello ${name}, your cards are on their way`,
      intro: say`Your order was handed to the carrier. It usually takes 3–5 business days.`,
      order: 'Order number',
      quantity: 'Cards',
      company: 'Carrier',
      tracking: 'Tracking number',
      address: 'Address',
      track: 'Track the parcel',
      orders: 'All orders',
    },
  },
  (texts, input) => {
    const tracking = input.trackingUrl === null ? null : safeLink(input.trackingUrl);
    const rows: [string, string | null][] = [
      [texts.order, String(input.orderId)],
      [texts.quantity, String(input.quantity)],
      [texts.company, input.shippingCompany],
      [texts.tracking, input.trackingNumber],
      [texts.address, input.address],
    ];
    return {
      subject: texts.subject(input.orderId),
      title: texts.title(input.username),
      blocks: [
        { kind: 'text', words: texts.intro },
        { kind: 'details', rows: rows.filter((row): row is [string, string] => Boolean(row[1])) },
        tracking
          ? { kind: 'button', label: texts.track, to: tracking }
          : { kind: 'button', label: texts.orders, to: '/physical-cards' },
      ],
    };
  },
);
