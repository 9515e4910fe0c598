// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Attempts: charged, looked up, refunded; what follows from them is handed in by the domains that sell. */
export { applyOutcome } from './attempts/apply-outcome.ts';
export { checkAttempt } from './attempts/check-attempt.ts';
export { closePage, hasOpenPage } from './attempts/close-page.ts';
export { leftToRefund } from './attempts/create-refund.ts';
export type { Effect } from './attempts/effect.ts';
export type { PackageHooks, PaymentHooks, RenewalNotes } from './payment-hooks.ts';
export { planLine, type SoldLine } from './attempts/sold-lines.ts';
export {
  livingMandates,
  mirrorMandates,
  moveMandate,
  openMandate,
  renewedByUs,
  uidColumnOf,
} from './attempts/mandates.ts';
export { periodPayments, refundedOf } from './attempts/period-payments.ts';
export { periodEnd } from './attempts/periods.ts';
export { requestRefund } from './attempts/request-refund.ts';
export { markSent, sendCharge, sendRefund } from './attempts/send-attempt.ts';
export { transition, type Cause } from './attempts/transitions.ts';

/** Installments: where a sum may be divided. */
export { assertInstallments, installmentTerms } from './installments/installment-terms.ts';

/** Coupons and gift codes. */
export { couponRefusals } from './messages.ts';
export { couponLine, redemptionOf, takeCoupon } from './coupons/redeem-coupon.ts';
export { usesOfOrders } from './coupons/uses-of-orders.ts';
export { checkCoupon, type CouponWish, type PlanWish, type CheckedCoupon } from './coupons/check-coupon.ts';

/** Bank transfers with a proforma. */
export {
  awaitsTransfer,
  closeTransfer,
  closeTransfersOfOrder,
  closeTransfersOfPlan,
} from './transfers/close-transfer.ts';
export { openTransfer, transferDueAt } from './transfers/open-transfer.ts';
export { assertTransferOffered } from './transfers/transfer-offer.ts';
export { transferMessages } from './transfers/messages.ts';

/** Too many declines close the checkout. */
export { assertCheckoutOpen } from './declines/assert-checkout-open.ts';

/** Where payment providers send what happened. */
export { callbackUrl } from './callbacks/callback-url.ts';

/** Stored cards as their owner sees them. */
export { presentPaymentMethod } from './payment-methods/wallet.presenter.ts';
export { findPaymentMethods } from './payment-methods/wallet.queries.ts';

/** Renewals: charging what is due, and who renews what. */
export { chargeDuePackages } from './renewals/charge-due-packages.ts';
export { chargeToNewCard } from './renewals/charge-to-new-card.ts';
export { lockRenewed } from './renewals/lock-renewed.ts';
export { notifyOfRenewal } from './renewals/renewal-notices.ts';
export { startRenewal } from './renewals/start-renewal.ts';
export { takeCardForMandates } from './renewals/take-card-for-mandates.ts';

/** Tax documents: whose business number is asked for before paying. */
export { assertBuyerTold, numberAskedAbove } from './tax-documents/allocation-limit.ts';

/** Value added tax by date. */
export { vatRateAt } from './vat-rates/vat-rate-at.ts';

/** What staff see of payments. */
export { readConsents } from './staff/consents.queries.ts';
export { attemptsOfUser } from './staff/attempts-of-user.queries.ts';
export {
  compareRevenue,
  countFailedRefunds,
  countWaitingPayments,
  revenueBySteps,
} from './staff/payment-figures.queries.ts';
export { readPaymentQueue, type PaymentQueue } from './staff/payment-queue.queries.ts';

/** What staff do with money, with its line in the audit log. */
export { runMoneyCommand } from './staff/money-command.ts';
export { presentSteps, stepsOf } from './staff/money-steps.ts';
