import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { DemoPayment as DemoPaymentView } from '../../../contract/payments/payment-demo.schema.ts';
import type { DemoPayment } from '../../../models/DemoPayment.ts';
import { canChargeAgain } from './charge-again.ts';

/** A demo payment for the visitor who holds its address. */
export function presentDemoPayment(payment: DemoPayment, now: Date): DemoPaymentView {
  const { publicId, kind, amount, status, saveCard, declineClass, declineCode, last4, steps } = payment;
  const isOpen = status === 'pending' && payment.expiresAt > now;
  return {
    id: publicId,
    kind,
    amount: fromMinor(amount),
    currency: 'ILS',
    status,
    saveCard,
    pageUrl: isOpen ? payment.checkoutUrl : null,
    decline: declineClass && declineCode ? { class: declineClass, code: declineCode } : null,
    last4,
    canChargeAgain: canChargeAgain(payment),
    steps,
  };
}
