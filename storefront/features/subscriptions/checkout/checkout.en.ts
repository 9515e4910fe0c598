import { pluralOf } from '../../../../api/contract/base/languages.ts';

const plural = pluralOf('en');

export default {
  summary: 'What is paid',
  packageType: 'Package type',
  billingCycle: 'Billing cycle',
  quantity: 'Quantity',
  cycles: { monthly: 'One month', yearly: 'One year' },
  saving: (month: string, percent: number) => `${month} a month on average, a saving of ${percent}%`,
  net: 'Before VAT',
  vat: (rate: number) => `VAT ${rate}%`,
  total: 'To pay now',
  once: 'One charge. It does not renew by itself: nothing is charged at the end without a new consent.',
  renewsAt: 'Next charge',
  notRenewed: 'Does not renew by itself',
  addsTo: ['The plan “', '” stays in force, and the places of both add up.'],
  cards: (pro: number, basic: number) =>
    [
      pro > 0 && `${pro} pro ${plural(pro, { one: 'card', other: 'cards' })}`,
      basic > 0 && `${basic} basic ${plural(basic, { one: 'card', other: 'cards' })}`,
    ]
      .filter(Boolean)
      .join(', '),
  how: 'How to pay',
  newCard: 'A new card',
  newCardNote:
    'Card number, cardholder name, expiry and CVV are typed on the payment provider’s secure page. They do not pass through us.',
  keptNeedsCard: 'To renew, or to keep it for the next payments, pay with a card.',
  endsWith: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  card: 'Card',
  expires: (expiry: string) => `valid until ${expiry}`,
  save: 'Keep the card for the next payments',
  termsNeeded: 'To pay, the terms have to be accepted',
  pay: (amount: string) => `Pay ${amount}`,
  activate: 'Activate for free',
  sandbox: 'No money moves here: this is a payment provider for trying, and it takes test cards only.',
  testCards: 'To the test cards',
  login: 'Log in to pay',
  loginText: 'Buying needs an account. What you chose stays here.',
  coupon: {
    have: 'I have a coupon code',
    label: 'Coupon or gift code',
    apply: 'Apply',
    applied: 'Applied code',
    remove: 'Remove the code',
    once: 'The code lowers the first payment only; a renewal is at the whole price. A used code does not return when you cancel; what you paid is refunded.',
    failed: 'The code was not checked, because no answer came. You can try again.',
    price: 'Price',
    name: 'Coupon',
    given: 'There is nothing to pay, and so no receipt. Nothing is charged at the end of the period.',
    order: 'A used code does not return when you cancel; what you paid is refunded.',
    take: 'Order without payment',
    orderGiven: 'There is nothing to pay, and so no receipt. The order goes straight to its making.',
  },
  installments: {
    label: 'Number of payments',
    one: 'One payment',
    help: {
      plan: 'By credit card, at no extra price. A renewal is always one payment.',
      order: 'By credit card, at no extra price.',
    },
  },
  closed: 'Card payment is closed on this site for now. Leave your details, and we get back to you.',
  contact: 'Contact us',
  ownedTitle: 'You already have this plan',
  ownedUntil: (date: string) => `In force until ${date}.`,
  ownedEndless: 'Without an end date.',
  toSubscription: 'To my subscription',
  noneTitle: 'There is nothing to pay here',
  none: 'The plan of this link is not on sale. All plans are on the subscription page.',
  toPlans: 'To all plans',
  failed: 'The payment did not begin, and nothing was charged. You can try again.',
  states: {
    open: {
      title: 'The payment page waits',
      text: 'No payment has come yet and nothing was activated. You can go back to the page and pay; if the page does not respond, start over.',
    },
    unclear: {
      title: 'Not known yet',
      text: 'We asked the payment provider and got no answer, so it is not known whether you paid. If you did, do not pay again. We keep asking.',
    },
    waiting: {
      title: 'Waiting for the answer',
      text: 'The payment provider’s answer has not come yet, so we do not charge again. We keep asking, even if you leave this page.',
    },
    transfer: {
      title: 'Waiting for your bank transfer',
      text: 'It has not arrived yet, so nothing was activated.',
    },
    succeeded: {
      title: 'Paid',
      text: 'The payment arrived and the plan is active. The receipt is kept in the wallet.',
    },
    declined: {
      title: 'The payment was declined',
      text: 'The card was not charged, and nothing was activated.',
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
      title: 'Paid twice',
      text: 'The plan was paid already, so this payment goes back by itself, in full.',
    },
    review: {
      title: 'We are looking into it',
      text: 'What was approved is not what was asked for. We check it, and charge nothing again until then.',
    },
  },
  asking: 'Asking the payment provider.',
  ask: 'Ask again',
  startOver: 'Start over',
  closeUnclear:
    'The page is closed, and there is no answer yet whether it was paid. You can ask again in a moment.',
  closeFailed: 'The page was not closed. Nothing is lost; you can try again.',
  live: {
    title: 'A payment was started and not finished',
    open: 'You can go back to its page, or close it and start over. If it was paid already, that payment counts.',
    unclear: 'It is not known yet whether it was paid, so we charge nothing again before there is an answer.',
    transfer:
      'It waits for your bank transfer. Paying by card here ends the waiting; if the money was sent already, do not pay again.',
    result: 'What became of it',
  },
  askFailed: 'The question was not answered. Nothing is lost; you can ask again.',
  toPage: 'To the payment page',
  toTransfer: 'Details of the transfer',
  again: 'Try again',
  declineClasses: {
    soft: 'it may be tried again, or with another card',
    hard: 'there is no use in trying this card again',
    needs_customer: 'the cardholder has to act: a code or a detail was wrong',
    transient: 'the charge did not reach the issuer and may be tried again',
  } as Record<string, string>,
  code: 'code',
  receipt: 'Receipt number',
  validUntil: 'In force until',
  paidWith: 'Paid with',
  amount: 'Amount',
  toWallet: 'To the wallet and the receipt',
  toCards: 'To my cards',
};
