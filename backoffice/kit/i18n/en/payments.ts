import type { teamsHebrew, paymentsHebrew } from '../he/payments.ts';
import type { SameShape } from '../shape.ts';

export const teamsEnglish: SameShape<typeof teamsHebrew> = {
  team: {
    set: 'Enterprise team',
    explain:
      'The customer invites people by email up to the limit, and each gets a card on this package. A new name of the community shows on the team’s cards.',
    done: 'The team was updated',
    limitHelp: 'The owner of the package included. Empty: no limit',
    communityHelp: 'The name on the communities page and in invitations',
  },
};

export const paymentsEnglish: SameShape<typeof paymentsHebrew> = {
  disputes: {
    waiting: 'Wait for evidence',
    atBank: 'With the bank',
    lost: 'Lost',
    open: 'Write down a dispute',
    openExplain:
      'The cardholder disputes the payment, and the acquirer’s letter has come. Without a sum the dispute is about the whole payment. Until the decision this sum can’t be refunded; nothing else changes.',
    amount: 'Disputed sum in shekels',
    fee: 'Fee of the dispute in shekels',
    evidenceDueAt: 'Evidence due',
    sendEvidence: 'Evidence was sent',
    sendEvidenceExplain: 'Note that our evidence was sent. The decision is the bank’s.',
    win: 'We won',
    winExplain: 'The bank decided for us and the money stays. Nothing was taken, so nothing is restored.',
    lose: 'We lost',
    loseExplain:
      'The bank took the money back. A credit is issued, and the package or order that this payment paid for ends. This cannot be undone.',
    noted: 'Noted',
  },
  payments: {
    timeline: 'What happened',
    timelineFailed: 'The story could not be loaded. Reload and try again.',
    left: 'Can still be given back',
    nothingLeft: 'There is nothing of this payment to give back.',
    refunds: 'Refunds',
    noRefunds: 'No money went back.',
    further: 'Further charges under this payment',
    documents: 'Documents',
    noDocuments: 'No document was issued.',
    consents: 'What was agreed',
    noConsents: 'No consent was stored with this payment.',
    consentKinds: { terms: 'Terms', renewal: 'Renewal' },
    consentVersion: 'Version',
    steps: 'Statuses',
    noSteps: 'Nothing has happened yet.',
    changes: 'Changes of plan',
    noChanges: 'The plan was not changed.',
    changeStates: { pending: 'Waits', applied: 'Done', cancelled: 'Cancelled', void: 'Did not happen' },
    takesEffect: { now: 'At once', period_end: 'When the period ends' },
    calls: 'Calls to the provider',
    noCalls: 'The provider was not called.',
    events: 'Messages of the provider',
    noEvents: 'No message came from the provider.',
    request: 'Sent',
    response: 'Received',
    bySystem: 'The system',
    milliseconds: '%{count} ms',
    refund: 'Refund',
    refundExplain:
      'The money goes back to the card that paid, the customer is told by mail, and a credit document is issued. No sum gives back all that is left. A package whose whole period was given back ends.',
    refunded: 'The refund is sent',
    amount: 'Sum in shekels',
    retryRefund: 'Send again',
    retryRefundExplain: 'This refund failed. A new one of the same sum is sent.',
    lookUp: 'Ask the provider',
    lookUpExplain: 'The provider is asked now what became of the payment, and the answer is acted on.',
    lookedUp: 'The provider was asked',
    succeed: 'Decide: it succeeded',
    succeedExplain:
      'The provider is asked once more. Only if it approved this very sum the payment counts and a document is issued.',
    fail: 'Decide: it failed',
    failExplain:
      'The provider is asked once more. Only if it approved no charge, of any sum, the payment is closed as failed.',
    giveBack: 'Decide: give it back',
    giveBackExplain:
      'All that was taken goes back to the card that paid, whatever sum it is. A receipt and a credit are issued, and what was asked for stays unpaid.',
    decided: 'The decision is kept',
    queue: 'For us to look into',
    answers: 'Wait for an answer',
    declined: 'Declined',
    refundsOnly: 'Refunds',
    waits: 'Waits for',
    waitsPeople: 'Us',
    waitsAnswer: 'An answer',
    cancelNow: 'End at once',
    cancelNowExplain:
      'The package ends now and is not charged again. Its owner is told by mail. This cannot be undone.',
    cancelled: 'The package has ended',
    money: 'The money of the period',
    moneyBack: 'Give all of it back',
    moneyKept: 'Give nothing back',
    stopRenewal: 'Stop the renewal',
    stopRenewalExplain:
      'The package stays until the paid period ends and is not charged again. Its owner is told by mail.',
    resumeRenewal: 'Renew it after all',
    resumeRenewalExplain:
      'The package is charged again when the period ends, with the card of its standing order.',
    retryCharge: 'Charge now',
    retryChargeExplain: 'The card of the standing order is charged now for the period that was not paid.',
    charged: 'The charge is sent',
    mailAgain: 'Mail it again',
    mailAgainExplain: 'The document is mailed to the address the account has today.',
    mailed: 'The mail is on its way',
    processAgain: 'Process again',
    processAgainExplain:
      'The event goes back into the inbox and is processed within a minute: the provider is asked, and what it answers is acted on.',
    processing: 'The event is in the inbox',
    endingSoon: 'End this week',
    overdue: 'Charge failed',
    notRenewed: 'Do not renew',
    credits: 'Credits',
    parked: 'Parked',
    review: 'Review',
    reviewOpen: 'To look into',
    reviewHandled: 'Handled',
    unknownHere:
      'The provider holds this money and no payment of ours counts it. Look it up at the provider by its transaction. Where the reference is a payment of ours, open it and ask the provider again; otherwise find out whose it is, and refund it at the provider.',
    unknownThere:
      'A payment of ours counts money that the provider does not list. Open the payment and ask the provider again. If the provider really has nothing, nothing was taken: end what it paid for, and tell the provider.',
    anotherSum:
      'The provider moved another sum, or in another currency, than the payment says. Compare both, open the payment and ask the provider again. If they still differ, refund at the provider what is too much, or ask the person for the rest.',
    handleDifference: 'Mark as handled',
    handleDifferenceExplain:
      'The difference leaves the list and the dashboard. What you write here stays with it.',
    reopenDifference: 'Look into it again',
    reopenDifferenceExplain: 'The difference is back on the list and on the dashboard.',
  },
};
