import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './card-checkout.he.ts';

const plural = pluralOf('en');

const pieces = (count: number) =>
  plural(count, { one: '1 piece', other: `${count.toLocaleString('en')} pieces` });

const en: typeof he = {
  lede: 'How many, for which card, and where to. Delivery: 3–5 business days, with a tracking number.',
  pieces,
  states: {
    open: {
      title: 'The payment page waits',
      text: 'No payment has come yet. The order is kept for 24 hours; you can go back to the page and pay. If the page does not respond, start over.',
    },
    unclear: {
      title: 'Not known yet',
      text: 'We asked the payment provider and got no answer, so it is not known whether the order was paid. If you paid, do not pay again. We keep asking.',
    },
    waiting: {
      title: 'Waiting for the answer',
      text: 'The payment provider’s answer has not come yet, so we do not charge again. We keep asking, even if you leave this page.',
    },
    transfer: {
      title: 'Waiting for your bank transfer',
      text: 'It has not arrived yet. The order is kept as long as we wait, and production starts once the money arrives.',
    },
    succeeded: {
      title: 'Paid',
      text: 'The order arrived, and each piece has its own chip already. The receipt is in the wallet; we write once the parcel is on its way.',
    },
    declined: {
      title: 'The payment was declined',
      text: 'The card was not charged. The order still waits and can be paid another way.',
    },
    not_charged: {
      title: 'Not charged',
      text: 'The request did not reach the payment provider. The card was not charged; you can try again.',
    },
    expired: {
      title: 'Out of time',
      text: 'The payment page closed without a payment. Nothing was charged.',
    },
    double: {
      title: 'This payment goes back',
      text: 'The order was paid or cancelled already, so this payment goes back by itself, in full.',
    },
    review: {
      title: 'We are looking into it',
      text: 'What was approved is not what was asked for. We check it, and charge nothing again until then.',
    },
  },
  quantity: {
    title: 'How many',
    label: 'Quantity',
    upTo: (max) => `Up to ${pieces(max)} in one order`,
    wrong: (max) => `Enter a whole number between 1 and ${max}`,
  },
  heading: 'This is how it will be printed',
  steps: ['Design', 'Proof', 'Payment'],
  proof: {
    title: 'The proof',
    whichSide: 'Side',
    views: { both: 'Both sides', front: 'Front', back: 'Back' },
    lines: 'Lines of the cut',
    zoom: 'Size of the view',
    larger: 'Larger',
    smaller: 'Smaller',
    bleed: 'Cut off: 3 mm over the edge',
    safe: 'Safe area: 3 mm within',
    blankBack: 'The back stays blank',
    text: 'Name, job and phone are those of the card now, and are kept with the order as they stand here. This code is real and can be scanned; each piece is printed with a code of its own, of the same size and in the same place.',
    checked: 'We checked',
    center: 'Centre it',
    checks: {
      texts: (isGood) =>
        isGood
          ? ['All words fit', 'Name and job are printed whole']
          : [
              'The name or the job is too long',
              'They are printed shortened. The centred layout has more room.',
            ],
      phone: (isGood, size, min) => [
        isGood ? 'The phone is readable' : 'The phone is too long and is printed small',
        `Digits ${size.toFixed(1)} mm high, at least ${min}`,
      ],
      code: (isGood, size, min) => [
        isGood ? 'The code is large enough to scan' : 'The code is too dense to scan with ease',
        `${Math.round(size)} mm, at least ${Math.round(min)}`,
      ],
      picture: (isGood, size, min) => [
        isGood ? 'The pictures are sharp' : 'A picture is too small for a sharp print',
        `${Math.round(size)} dots to the inch, at least ${min}`,
      ],
    },
    none: 'The pieces are printed once they have a card. Choose it here, or later for each chip.',
    approve: 'I have seen the proof; print it like this',
    needed: 'Approve the proof to have it printed',
    afterwards:
      'After paying the design is final, and where the cards lead stays open to change. The cards are printed for you: until production begins you can cancel with one press and get all the money back, afterwards not. A card that is faulty or differs from the proof is replaced or refunded.',
  },
  cards: {
    title: 'Which card they lead to',
    text: 'Each chip can be pointed at another card later.',
    card: 'Card',
    later: 'Decide later',
    count: 'Pieces',
    divided: (given, all) => `${given.toLocaleString('en')} of ${pieces(all)} given out`,
    fewer: (name) => `Fewer, ${name}`,
    more: (name) => `More, ${name}`,
    split: 'Split between several cards',
    remove: (name) => `Take ${name} out of the split`,
    rest: (count) => `${pieces(count)} without a card yet`,
    over: (count) => `The split has ${pieces(count)} too many`,
    countWrong: 'Enter a whole number, 1 or more',
    none: 'You have no digital card yet. Order now and choose later, or make a card first.',
    make: 'Make a card',
  },
  address: {
    title: 'Where to send it',
    add: 'Another address',
    none: 'There is no saved address yet. It is kept for the next orders, too.',
    needed: 'Choose an address or save a new one to order',
  },
  notes: { title: 'Notes', label: 'Anything we should know? (optional)' },
  slip: {
    first: 'First card',
    further: (count, price) => `${count} more, ${price} each`,
    delivery: 'Delivery within 3–5 business days',
    free: 'included',
    fixed: 'The price is fixed at the moment of ordering and does not change afterwards.',
    loading: 'Working out the price',
    failed: 'The price could not be loaded. You can try again.',
    retry: 'Try again',
  },
  pay: { title: 'Payment', order: 'Order and pay' },
  waiting: {
    title: (id) => `Order ${id} waits for its payment`,
    text: (until) => `It is kept until ${until}, at the price and for the address agreed on.`,
    to: 'Sent to',
    over: 'This order no longer waits for its payment.',
  },
  result: {
    order: 'Order',
    product: 'Product',
    again: 'Try again',
    orders: 'To my orders and chips',
    wallet: 'To the wallet and the receipt',
  },
  login: 'Log in to order',
  loginText: 'Ordering needs an account. The quantity you chose stays here.',
  noneTitle: 'This product is not on sale now',
  none: 'All printed cards that can be ordered are on one page.',
  toProducts: 'To the printed cards',
  failed: 'The order was not sent, and nothing was charged. What you filled in is still here.',
};

export default en;
