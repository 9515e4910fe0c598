import type he from './renewal-card.he.ts';

const en: typeof he = {
  loading: 'The card is loading',
  lede: 'Which card your plan is charged to. Replacing it charges nothing by itself.',
  plans: 'What is charged',
  overdue: 'Charge overdue',
  charging: 'Being charged now',
  next: 'Next charge',
  now: 'Charged at once when the card is replaced',
  from: (last4) => `to the card ending in ${last4}`,
  choose: 'Which card to charge',
  current: 'Charged now',
  newCard: 'A new card',
  newCardNote:
    'Card number, expiry and CVV are typed on the payment company’s secure page and do not pass through us.',
  endsWith: (brand, last4) => `${brand} ending in ${last4}`,
  card: 'Card',
  expires: (expiry) => `valid until ${expiry}`,
  over: 'Expired',
  replace: 'Replace the card',
  replaceAndPay: 'Replace it and pay now',
  replaced: 'The card was replaced',
  failed: 'The card was not replaced, and nothing was charged. You can try again.',
  none: 'No plan renews itself',
  noneText: 'Once a plan of yours renews itself, its card is replaced here.',
  toPlans: 'To the subscription page',
  closed: 'Card payment is closed on this site for now.',
  sandbox: 'No money moves here: this is a payment provider for trying, and it takes test cards only.',
  testCards: 'To the test cards',
  states: {
    open: {
      title: 'The secure page waits',
      text: 'The card was not replaced yet. You can go back to the page and type the details.',
    },
    unclear: {
      title: 'Not known yet',
      text: 'We asked the card company and got no answer, so it is not known whether the card was replaced. We keep asking.',
    },
    waiting: {
      title: 'Waiting for the answer',
      text: 'The payment company’s answer has not come yet. We keep asking.',
    },
    transfer: { title: 'Waiting', text: 'The card was not replaced.' },
    succeeded: { title: 'The card was replaced', text: 'Your plan is charged to this card from now on.' },
    declined: {
      title: 'The card was not accepted',
      text: 'Nothing was replaced or charged. You can try another card.',
    },
    not_charged: {
      title: 'Not replaced',
      text: 'The request did not reach the payment company. Nothing has changed; you can try again.',
    },
    expired: { title: 'Out of time', text: 'The page closed without a card. Nothing has changed.' },
    double: { title: 'Replaced already', text: 'The card is kept already.' },
    review: {
      title: 'We are looking into it',
      text: 'The answer that came is not what we expected. We are checking it.',
    },
  },
  code: 'code',
  toPage: 'To the secure page',
  ask: 'Ask again',
  asking: 'Asking the payment company.',
  askFailed: 'The question was not answered. Nothing is lost; you can ask again.',
  again: 'Choose a card',
  paid: 'The overdue charge went through, and your plan is active.',
  stillOverdue: 'The charge did not go through on this card either. You can try another one.',
  toSubscription: 'To my subscription',
};

export default en;
