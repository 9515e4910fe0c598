import { safeLink } from '../../../contract/base/safe-link.schema.ts';
import { defineMail } from '../../messaging/index.ts';
import { orderShippedMail } from './messages.ts';

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
  orderShippedMail,
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
