import type { Stripe } from 'stripe';
import type { CheckoutInput } from '../payment-port.ts';

/** Stripe ends no page sooner than half an hour from now; ours are closed in time by the code that made them. */
const shortest = 31 * 60_000;
const intervals = { 0: 'day', 1: 'week', 2: 'month' } as const;

/**
 * Parameters of `checkout.sessions.create`: one payment, a charge that Stripe repeats, or a card that is only stored.
 */
export function sessionParams(input: CheckoutInput, now: Date): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, customer, urls, saveCard, repeats } = input;
  const metadata = { reference };
  const mode = amount.minor === 0 ? 'setup' : repeats ? 'subscription' : 'payment';
  const keepsCard = mode === 'payment' && saveCard;
  return {
    mode,
    client_reference_id: reference,
    metadata,
    allowed_payment_method_types: ['card'],
    success_url: urls.success,
    cancel_url: urls.cancel,
    locale: input.locale,
    expires_at: Math.floor(Math.max(input.expiresAt.getTime(), now.getTime() + shortest) / 1_000),
    ...(customer.customerId ? { customer: customer.customerId } : { customer_email: customer.email }),
    ...(!customer.customerId && (keepsCard || mode === 'setup') && { customer_creation: 'always' }),
    ...(mode === 'setup' ? { currency: 'ils' } : { line_items: lineItems(input) }),
    ...(mode === 'payment' && {
      payment_intent_data: { metadata, ...(keepsCard && { setup_future_usage: 'off_session' }) },
    }),
    ...(mode === 'subscription' && { subscription_data: { metadata } }),
  };
}

function lineItems({ lines, repeats }: CheckoutInput): Stripe.Checkout.SessionCreateParams.LineItem[] {
  return lines.map(({ name, quantity, unit }) => ({
    quantity,
    price_data: {
      currency: 'ils',
      unit_amount: unit.minor,
      product_data: { name },
      ...(repeats && { recurring: intervalOf(repeats) }),
    },
  }));
}

/** Stripe's interval of a repeated charge. @throws {RangeError} for one that Stripe doesn't have */
export function intervalOf({ recurringType, recurringRange }: NonNullable<CheckoutInput['repeats']>): {
  interval: 'day' | 'week' | 'month';
  interval_count: number;
} {
  const interval = intervals[recurringType as keyof typeof intervals];
  if (!interval) throw new RangeError(`no interval for recurring type ${recurringType}`);
  return { interval, interval_count: recurringRange };
}
