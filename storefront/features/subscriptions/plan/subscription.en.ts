import type he from './subscription.he.ts';

const en: typeof he = {
  loading: 'The subscription is loading',
  now: {
    title: 'My plan',
    free: 'Free',
    freeText: 'One basic card, for good and without a credit card.',
    lapsedTitle: 'The subscription has ended',
    lapsedText: 'Nothing was deleted. Once it is renewed the cards come back exactly as they were.',
    chargeFailed:
      'The last charge did not go through. To keep the cards live, write to us and bring the payment method up to date.',
    help: 'Write to us',
    per: { monthly: 'a month', yearly: 'a year' },
    renews: 'Next charge',
    card: 'Card',
    replaceCard: 'Replace the card',
    ends: 'Valid until',
    endless: 'No end date',
    notRenewed: 'Does not renew itself',
    community: 'Community',
    users: (limit) => (limit === 1 ? '1 user' : `up to ${limit} users`),
    wallet: 'Receipts and payment methods',
    resume: 'Renew it after all',
    resumed: 'The subscription renews as usual',
    failed: 'Nothing was changed',
  },
  overdue: {
    title: 'The charge did not go through:',
    until: (date) => `Everything works until ${date}.`,
    next: (date) => `We try again on ${date}.`,
    charging: 'Being charged now.',
    noTry: 'We do not try again by ourselves until the card is replaced.',
    replace: 'Replace the card',
    pay: (amount) => `Pay ${amount} now`,
    paid: 'The charge went through, and your plan is active',
    declined: (code) => `The card was declined (code ${code}). You can replace it.`,
    waiting: 'The answer has not come yet, so we do not charge again. We keep asking.',
    not_charged:
      'The card was not charged: the request did not reach the payment company. You can try again later.',
  },
  places: {
    title: 'What is used',
    basic: 'Basic cards',
    pro: 'Pro cards',
    used: (used, total) => `${used} of ${total}`,
    cards: 'My cards',
  },
  plans: {
    title: 'All plans',
    chosen: 'Your choice',
    mine: 'Your plan',
    includes: 'Everybody has it',
    join: 'Join',
    note: 'The sum, VAT and terms are shown before paying. Nothing is charged without your consent.',
    failed: 'The plans could not be loaded.',
  },
  past: {
    title: 'History',
    period: (from, to) => (from === '' ? to : to === '' ? from : `${from} to ${to}`),
  },
  statuses: {
    inactive: 'Not active',
    pending_payment: 'Waits for payment',
    active: 'Active',
    past_due: 'Charge overdue',
    expired: 'Ended',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
};

export default en;
