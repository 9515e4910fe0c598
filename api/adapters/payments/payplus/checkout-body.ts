import type { OfferedOnPage } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { CheckoutInput } from '../payment-port.ts';
import { toDecimal } from './amounts.ts';
import { chargeMethodsOf } from './charge-methods.ts';
import { pagePaymentsOf } from './installments.ts';

/** PayPlus's numbers for the kinds of page: charge at once, or only store the card. */
const chargeMethods = { charge: 1, token: 5 } as const;
/** Minutes; a page lives a week at most, whatever the clocks say. */
const maxPageSize = 10_080;

/** What `PaymentPages/generateLink` takes for a checkout. */
export function checkoutBody(
  input: CheckoutInput,
  { paymentPageUid, offered, now }: { paymentPageUid: string; offered: OfferedOnPage; now: Date },
): Record<string, unknown> {
  const { amount, customer, lines, urls, installments = 1 } = input;
  const minutes = Math.ceil((input.expiresAt.getTime() - now.getTime()) / 60_000);
  const keepsCard = input.saveCard || amount.minor === 0;
  return {
    payment_page_uid: paymentPageUid,
    charge_method: amount.minor === 0 ? chargeMethods.token : chargeMethods.charge,
    amount: toDecimal(amount.minor),
    currency_code: amount.currency,
    // Tax documents are ordered once each by us; the page issues none of its own.
    initial_invoice: false,
    sendEmailApproval: false,
    sendEmailFailure: false,
    refURL_success: urls.success,
    refURL_failure: urls.failure,
    refURL_cancel: urls.cancel,
    refURL_callback: urls.callback,
    // Without it PayPlus sends no callback of a failure.
    send_failure_callback: true,
    create_token: keepsCard,
    // Only a typed card is charged in payments.
    ...chargeMethodsOf(offered, keepsCard || installments > 1),
    ...(amount.minor > 0 && pagePaymentsOf(installments)),
    expiry_datetime: String(Math.min(Math.max(1, minutes), maxPageSize)),
    language_code: input.locale,
    more_info: input.reference,
    customer: {
      customer_name: customer.name,
      email: customer.email,
      ...(customer.phone && { phone: customer.phone }),
      ...(customer.customerId && { customer_uid: customer.customerId }),
    },
    items: lines.map(({ name, quantity, unit }) => ({
      name,
      quantity,
      price: toDecimal(unit.minor),
      vat_type: 0,
    })),
  };
}

/** Whether the lines add up to the amount; PayPlus refuses a page where they don't. */
export function linesAddUp({ amount, lines }: Pick<CheckoutInput, 'amount' | 'lines'>): boolean {
  return lines.reduce((sum, { quantity, unit }) => sum + quantity * unit.minor, 0) === amount.minor;
}
