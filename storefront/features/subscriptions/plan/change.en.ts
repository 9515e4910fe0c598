import type he from './change.he.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

const en: typeof he = {
  change: {
    open: 'Change to this plan',
    toYearly: 'Pay by the year',
    toMonthly: 'Pay by the month',
    extra: 'Buy it beside mine',
    title: (name) => `Change to the plan ${name}`,
    close: 'Close',
    loading: 'Working out the sum',
    which: 'Which plan is changed?',
    from: 'Plan now',
    to: 'New plan',
    per: { monthly: 'a month', yearly: 'a year' },
    starts: 'In force',
    now: 'At once',
    atEnd: (date) => `When the paid period ends, ${date}`,
    credit: 'What is left of the period, taken off',
    due: 'Due today',
    nothingDue: 'Nothing is due today',
    vat: (vat) => `VAT of ${vat} included`,
    until: 'The period lasts until',
    next: 'Next charge',
    nextSum: (sum, date) => `${sum} on ${date}`,
    noRenewal: 'No further charge: the plan does not renew itself.',
    fallsAway:
      'Your plan does not renew itself, so the change happens only if its renewal is switched on before the period ends. Otherwise it ends, and nothing is charged.',
    lost: (count) => `${cards(count)} will not be shown after the change. Nothing is deleted:`,
    back: (count) => `${cards(count)} will be shown again:`,
    losesPro: 'The pro features (own address, gallery, detailed statistics and more) will close.',
    terms: 'Confirming accepts the [terms of use](/terms) and the [cancellation policy](/refund).',
    pay: (sum) => `Pay ${sum}`,
    confirm: 'Confirm the change',
    no: 'Keep mine',
    closed: 'Card payment is closed on this site for now.',
    failed: 'The plan was not changed, and nothing was charged.',
    done: 'The plan is changed',
    scheduled: 'The change is set for the end of the period',
    waiting: (date) => `On ${date} it changes to the plan `,
    takeBack: 'Cancel the change',
    takenBack: 'The change is cancelled, and the plan stays as it is',
  },
  cancel: {
    open: 'Cancel the deal',
    title: 'Cancel the deal',
    close: 'Close',
    loading: 'Looking up what is due to you',
    which: 'What is cancelled?',
    lastDay: 'Last day',
    today: 'Today, as soon as you confirm',
    paid: 'Paid',
    fee: 'Cancellation fee by law',
    refund: 'Comes back to you',
    until: (date) => `The right to a refund lasts until ${date}.`,
    backTo: 'The plan that is in force again',
    withdraw:
      'The plan ends at once, is not charged again, and the money goes back to what it was paid with. Cards beyond the free plan will not be shown, and nothing is deleted.',
    withdraw_change:
      'The change is cancelled, what was paid for it goes back, and the former plan is in force again for the period it had.',
    stop: 'The plan will not be charged again. Until the last day everything works as usual, and you can change your mind. Afterwards cards beyond the free plan are not shown, and nothing is deleted.',
    none: 'This plan does not renew and will not be charged again, and the 14 days in which a refund is due are over. It ends by itself on the last day.',
    others:
      'Other ways to cancel, and cases in which the law gives more time (people with a disability, senior citizens and new immigrants): [cancellation policy](/refund#how).',
    yes: {
      withdraw: 'Cancel and refund',
      withdraw_change: 'Cancel the change and refund',
      stop: 'Cancel the subscription',
    },
    no: 'Keep it',
    done: 'The deal is cancelled. We sent a confirmation by mail.',
    doneText: (sum) => `${sum} is on its way to you. The credit document will be in your wallet.`,
    stopped: 'The subscription will not be charged again. We sent a confirmation by mail.',
    failed: 'Nothing was cancelled',
    nothingTitle: 'There is no paid plan',
    nothing:
      'There is nothing to cancel here. An order of printed cards is cancelled on the page of [physical cards](/physical-cards).',
  },
};

export default en;
