import { paymentTypeNames } from '../../../../api/contract/payments/payment-type-names.ts';
import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type he from './wallet.he.ts';

const plural = pluralOf('en');

const en: typeof he = {
  lede: 'Receipts, payment methods and recurring payments in one place.',
  loading: 'The wallet is loading',
  totals: {
    label: 'Payments in total',
    all: 'Paid in all',
    thisYear: 'Paid this year',
    next: 'Next payment',
    receipts: (count) => plural(count, { one: 'one receipt', other: `${count} receipts` }),
  },
  receipts: {
    title: 'Receipts',
    none: 'No receipts yet',
    noneText: 'After each payment a receipt appears here, with its lines and its date.',
    plans: 'Plans and prices',
    number: 'Number',
    date: 'Date',
    what: 'For',
    amount: 'Amount',
    state: 'State',
    document: 'Download the document',
    taxKinds: { invoice_receipt: 'Tax invoice with receipt', credit_invoice: 'Credit invoice' },
    allocationNumber: 'allocation number',
    statuses: { completed: 'Paid', cancelled: 'Cancelled', refunded: 'Refunded' },
    quantity: (count) => `× ${count}`,
  },
  methods: {
    title: 'Payment methods',
    none: 'No payment method is kept',
    noneText:
      'A payment method is kept only if you asked for it when paying. The full card number stays with the payment company and never reaches us.',
    types: paymentTypeNames.en,
    endingWith: 'ending with ',
    validTo: 'valid to',
    expiry: { good: '', soon: 'Expires soon', over: 'Expired', none: '' },
    isDefault: 'Default',
    makeDefault: 'Make it the default',
    replace: 'Replace the plan’s card',
    remove: 'Remove',
    inUse: 'A recurring payment is charged to this payment method, so it can’t be removed now.',
    removeTitle: 'Remove the payment method?',
    removeText: 'We can’t charge it any more. Receipts of payments made with it stay.',
    removeYes: 'Remove',
    removeNo: 'Keep',
    close: 'Close',
    failed: 'Nothing was changed',
    removed: 'The payment method was removed',
    changed: 'The default was changed',
  },
  recurring: {
    title: 'Recurring payments',
    none: 'No recurring payments',
    noneText: 'A subscription that renews itself appears here, with its next charge.',
    unnamed: 'Subscription',
    next: 'Next charge',
    last: 'Last charge',
    from: 'From',
    every: (months) =>
      months === null
        ? ''
        : months === 12
          ? 'every year'
          : plural(months, { one: 'every month', other: `every ${months} months` }),
    statuses: {
      pending: 'Waits for its first charge',
      active: 'Active',
      paused: 'Paused',
      cancelled: 'Cancelled',
      completed: 'Completed',
      failed: 'Failed',
    },
    subscription: 'Manage the subscription',
  },
};

export default en;
