import {
  pagePaymentTypes,
  type PagePaymentType,
} from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { CardInfo, Outcome, TokenInfo } from '../payment-port.ts';
import { declineOf } from './declines.ts';
import type {
  WireCard,
  WireInvoice,
  WirePaymentIntent,
  WirePaymentMethod,
  WireRefund,
  WireSession,
} from './wire-shapes.ts';

interface Money {
  minor: number;
  currency: string;
}

/** The outcome of a payment; `unknown` wherever only staff can decide. */
export function outcomeOfIntent(intent: WirePaymentIntent): Outcome {
  switch (intent.status) {
    case 'succeeded':
      return approved(
        intent.id,
        { minor: intent.amount_received ?? intent.amount, currency: intent.currency },
        {
          at: intent.created,
          ...cardAndToken(intent),
        },
      );
    case 'processing':
    case 'requires_confirmation':
      return { kind: 'pending' };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url ? { kind: 'requires_action', url } : { kind: 'pending' };
    }
    case 'requires_payment_method':
    case 'canceled': {
      const { code, decline_code: issuer, message } = intent.last_payment_error ?? {};
      const { card } = cardAndToken(intent);
      return {
        kind: 'declined',
        decline: declineOf(code, issuer, message),
        txnId: intent.id,
        ...(card && { card }),
      };
    }
    default:
      return { kind: 'unknown', cause: `payment is ${intent.status}` };
  }
}

/**
 * The outcome of a checkout page. An open or expired one was not paid: after a declined card the customer may try
 * another.
 */
export function outcomeOfSession(session: WireSession): Outcome {
  if (session.status === 'open' || session.status === 'expired') return { kind: 'not_found' };
  if (session.status !== 'complete') return { kind: 'unknown', cause: 'a page without a status' };
  if (session.payment_status === 'unpaid') return { kind: 'pending' };
  switch (session.mode) {
    case 'payment': {
      const { payment_intent: intent } = session;
      return intent && typeof intent === 'object'
        ? outcomeOfIntent(intent)
        : { kind: 'unknown', cause: 'paid, without a payment' };
    }
    case 'subscription':
      return outcomeOfSubscription(session);
    case 'setup': {
      const { setup_intent: setup } = session;
      if (!setup || typeof setup !== 'object') return { kind: 'unknown', cause: 'no card was stored' };
      return approved(
        setup.id,
        { minor: 0, currency: session.currency ?? 'ils' },
        {
          at: session.created,
          ...cardAndToken({ customer: session.customer, payment_method: setup.payment_method }),
        },
      );
    }
  }
}

function outcomeOfSubscription(session: WireSession): Outcome {
  const { invoice, subscription } = session;
  if (!invoice || typeof invoice !== 'object' || !subscription || typeof subscription !== 'object')
    return { kind: 'unknown', cause: 'a subscription without its first invoice' };
  const paid = outcomeOfInvoice(invoice);
  if (paid?.kind !== 'approved') return paid ?? { kind: 'unknown', cause: 'a first invoice of nothing' };
  return {
    ...paid,
    recurringUid: subscription.id,
    ...cardAndToken({ customer: session.customer, payment_method: subscription.default_payment_method }),
  };
}

/** The outcome of one period's invoice; null for one without an amount or that was never sent. */
export function outcomeOfInvoice(invoice: WireInvoice): Outcome | null {
  const payments = invoice.payments?.data ?? [];
  const intentOf = (wanted: (status: string) => boolean) =>
    payments.find(({ status, payment }) => wanted(status) && payment?.payment_intent)?.payment
      ?.payment_intent;
  if (invoice.status === 'paid') {
    if (invoice.amount_paid === 0) return null;
    const txnId = intentOf((status) => status === 'paid');
    if (!txnId) return { kind: 'unknown', cause: 'an invoice paid outside of Stripe' };
    return approved(
      txnId,
      { minor: invoice.amount_paid, currency: invoice.currency },
      {
        at: invoice.status_transitions?.paid_at ?? invoice.created,
      },
    );
  }
  const wasTried =
    invoice.attempted === true && (invoice.status === 'open' || invoice.status === 'uncollectible');
  if (!wasTried) return null;
  const txnId = intentOf(() => true);
  return { kind: 'declined', decline: declineOf('card_declined'), ...(txnId && { txnId }) };
}

/** What became of a refund, by its status at Stripe. */
export function outcomeOfRefund(refund: WireRefund): Outcome {
  switch (refund.status) {
    case 'succeeded':
      return approved(refund.id, { minor: refund.amount, currency: refund.currency }, { at: refund.created });
    case 'pending':
    case 'requires_action':
      return { kind: 'pending' };
    case 'failed':
    case 'canceled':
      return {
        kind: 'declined',
        decline: declineOf(refund.failure_reason ?? `refund_${refund.status}`),
        txnId: refund.id,
      };
    default:
      return { kind: 'unknown', cause: 'a refund without a status' };
  }
}

function approved(
  txnId: string,
  { minor, currency }: Money,
  { at, ...also }: { at: Date } & PaidWith,
): Outcome {
  if (currency.toUpperCase() !== 'ILS') return { kind: 'unknown', cause: 'approved, but not in ILS' };
  return { kind: 'approved', txnId, amount: { minor, currency: 'ILS' }, providerAt: at, ...also };
}

interface Paying {
  customer?: string | null | undefined;
  payment_method?: WirePaymentMethod;
  latest_charge?: WirePaymentIntent['latest_charge'];
}

interface PaidWith {
  card?: CardInfo;
  paymentType?: PagePaymentType;
  token?: TokenInfo;
}

function cardAndToken(paying: Paying): PaidWith {
  const { customer, payment_method: method, latest_charge: charge } = paying;
  const ofCharge = charge && typeof charge === 'object' ? charge.payment_method_details?.card : null;
  const wire = ofCharge ?? (method && typeof method === 'object' ? method.card : null);
  const card = cardOf(wire);
  const paymentType = pagePaymentTypes.find((type) => type === wire?.wallet?.type);
  const token = typeof method === 'string' ? method : method?.id;
  return {
    ...(card && { card }),
    ...(paymentType && { paymentType }),
    // Without its customer at Stripe a card can be charged only once, and was.
    ...(token && customer && { token: { token, customerId: customer } }),
  };
}

function cardOf(card: WireCard): CardInfo | null {
  if (!card) return null;
  const { last4, exp_month: month, exp_year: year, brand } = card;
  const expiry = month && year ? `${String(month).padStart(2, '0')}/${year}` : null;
  return { last4, ...(expiry && { expiry }), ...(brand && { brand: brand.slice(0, 50) }) };
}
