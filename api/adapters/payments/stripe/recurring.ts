import { idempotencyKeyOf } from '../../../lib/idempotency-key.ts';
import type { RecurringCalls, RecurringResult, RecurringState } from '../payment-port.ts';
import type { StripeAnswer, StripeCaller } from './call-stripe.ts';
import { outcomeOfInvoice } from './outcomes.ts';
import { intervalOf } from './session-params.ts';
import { invoice, listOf, subscription, type WireSubscription } from './wire-shapes.ts';

const running = new Set(['active', 'trialing', 'past_due', 'unpaid', 'incomplete']);
const over = new Set(['canceled', 'incomplete_expired']);

/** Charges that Stripe Billing repeats by its own calendar, with its own tries after a decline. */
export function stripeRecurring(caller: StripeCaller): RecurringCalls {
  const read = (uid: string) =>
    caller.call('subscriptions.retrieve', null, (stripe) => stripe.subscriptions.retrieve(uid));
  const done = async (asked: Promise<StripeAnswer<unknown>>): Promise<RecurringResult<object>> => {
    const answer = await asked;
    return answer.kind === 'ok' ? { kind: 'ok' } : failed(answer);
  };
  return {
    async create(input) {
      const { reference, amount, description } = input;
      const metadata = { reference };
      const key = idempotencyKeyOf(reference);
      const product = await caller.call('products.create', reference, (stripe) =>
        stripe.products.create({ name: description, metadata }, { idempotencyKey: `${key}:product` }),
      );
      if (product.kind !== 'ok') return failed(product);
      const answer = await caller.call('subscriptions.create', reference, (stripe) =>
        stripe.subscriptions.create(
          {
            customer: input.customerId,
            default_payment_method: input.token,
            items: [
              {
                price_data: {
                  currency: 'ils',
                  product: product.data.id,
                  unit_amount: amount.minor,
                  recurring: intervalOf(input),
                },
              },
            ],
            // The time before is paid: the first charge falls on the start.
            trial_end: Math.floor(input.startDate.getTime() / 1_000),
            off_session: true,
            metadata,
          },
          { idempotencyKey: key },
        ),
      );
      if (answer.kind !== 'ok') return failed(answer);
      const made = subscription.safeParse(answer.data);
      return made.success
        ? { kind: 'ok', recurringUid: made.data.id }
        : { kind: 'unknown', cause: 'no subscription in the answer' };
    },
    async update(uid, { amount }) {
      const answer = await read(uid);
      if (answer.kind !== 'ok') return failed(answer);
      const found = subscription.safeParse(answer.data);
      const [item] = found.data?.items.data ?? [];
      if (!item?.price.recurring) return { kind: 'unknown', cause: 'no item in the subscription' };
      const { interval, interval_count } = item.price.recurring;
      return done(
        caller.call('subscriptions.update', null, (stripe) =>
          stripe.subscriptions.update(uid, {
            items: [
              {
                id: item.id,
                price_data: {
                  currency: 'ils',
                  product: item.price.product,
                  unit_amount: amount.minor,
                  recurring: { interval: interval as 'month', interval_count },
                },
              },
            ],
            proration_behavior: 'none',
          }),
        ),
      );
    },
    setActive: (uid, active) =>
      done(
        caller.call('subscriptions.update', null, (stripe) =>
          stripe.subscriptions.update(uid, { cancel_at_period_end: !active }),
        ),
      ),
    cancel: (uid) =>
      done(caller.call('subscriptions.cancel', null, (stripe) => stripe.subscriptions.cancel(uid))),
    async get(uid) {
      const answer = await read(uid);
      if (answer.kind !== 'ok') return failed(answer);
      const found = subscription.safeParse(answer.data);
      const state = found.success ? stateOf(found.data) : null;
      return state ? { kind: 'ok', state } : { kind: 'unknown', cause: 'no subscription in the answer' };
    },
    async listCharges(uid, take = 100) {
      const answer = await caller.call('invoices.list', null, (stripe) =>
        stripe.invoices.list({
          subscription: uid,
          limit: Math.min(Math.max(take, 1), 100),
          expand: ['data.payments'],
        }),
      );
      if (answer.kind !== 'ok') return failed(answer);
      const found = listOf(invoice).safeParse(answer.data);
      if (!found.success) return { kind: 'unknown', cause: 'no invoices in the answer' };
      return {
        kind: 'ok',
        charges: found.data.data.map(outcomeOfInvoice).filter((outcome) => outcome !== null),
      };
    },
  };
}

type Failure = Exclude<RecurringResult<object>, { kind: 'ok' }>;

function failed(answer: Exclude<StripeAnswer<unknown>, { kind: 'ok' }>): Failure {
  if (answer.kind !== 'refused') return answer;
  const { status, code, error } = answer;
  const isGone = status === 404 || code === 'resource_missing';
  return { kind: isGone ? 'not_found' : 'not_sent', cause: `HTTP ${status}: ${error.message}`.slice(0, 120) };
}

function stateOf(found: WireSubscription): RecurringState | null {
  const [item] = found.items.data;
  const minor = item?.price.unit_amount;
  if (!item || minor === null || minor === undefined || item.price.currency !== 'ils') return null;
  const isOver = over.has(found.status);
  return {
    recurringUid: found.id,
    isActive: running.has(found.status) && !found.cancel_at_period_end,
    isOver,
    isPastDue: found.status === 'past_due' || found.status === 'unpaid',
    amount: { minor: minor * (item.quantity ?? 1), currency: 'ILS' },
  };
}
