import type hebrew from './transfer.he.ts';

export default {
  option: 'Bank transfer',
  optionNote:
    'You get a proforma invoice with our bank account and transfer within 14 days. The plan starts once the money arrives, and nothing renews by itself: before the year ends we remind you to pay again.',
  optionOrder:
    'You get a proforma invoice with our bank account and transfer within 14 days. Production starts once the money arrives.',
  hint: 'A business can also pay by bank transfer, after adding a company or dealer number to the details on the receipt.',
  submit: 'Get the proforma invoice',
  loading: 'The details of the transfer are on their way',
  states: {
    waiting: {
      title: 'We wait for your transfer',
      text: 'Transfer the sum to the bank account below and write the proforma’s number into the transfer. Once the money arrives everything goes on by itself, and the receipt comes by mail.',
    },
    paid: { title: 'Your transfer arrived', text: 'The money arrived. The receipt is in your wallet.' },
    lapsed: {
      title: 'We stopped waiting',
      text: 'This transfer is not awaited any more. Money that was sent already will be counted or returned; there is no need to send it again.',
    },
    review: {
      title: 'We are looking into it',
      text: 'Another sum arrived than the proforma asks for. We are looking into it and will get back to you.',
    },
    returned: {
      title: 'The money goes back',
      text: 'What this transfer paid for was paid already or cancelled, so the whole sum goes back to you.',
    },
  },
  number: 'Write into the transfer',
  what: 'For',
  amount: 'Sum to transfer',
  due: 'To be paid by',
  holder: 'Account holder',
  bank: 'Bank',
  branch: 'Branch',
  account: 'Account number',
  copy: 'Copy',
  copied: 'Copied',
  document: 'The proforma invoice (PDF)',
  payByCard: 'Pay by card instead',
  cancel: 'Cancel the transfer',
  cancelTitle: 'Cancel the transfer?',
  cancelText: 'We will not wait for it any more. If the money is on its way, better not to cancel.',
  cancelYes: 'Yes, cancel',
  cancelNo: 'Not now',
  failed: 'It was not cancelled. You can try again.',
  close: 'Close',
  toWallet: 'To the wallet and receipt',
  toOrders: 'To my orders',
  toSubscription: 'To my subscription',
  again: 'Pay anew',
  open: 'Open bank transfers',
  details: 'Details of the transfer',
  noTax:
    'A proforma invoice is neither a receipt nor a tax invoice. Those are issued once the money arrives.',
} satisfies typeof hebrew;
