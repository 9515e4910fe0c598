import type { Knex } from 'knex';
import type { Approved, Found, Outcome } from '../../../adapters/payments/payment-port.ts';
import type { DemoPaymentStatus, DemoStep } from '../../../contract/payments/entities/demo-payment.schema.ts';
import { DemoPayment } from '../../../models/DemoPayment.ts';

const maxSteps = 40;

/**
 * The status that an outcome leads a demo payment to. Success stays success, and a late proof of payment overrides
 * any other status, for the money was taken. An unknown payment counts as declined only once the provider says that
 * it doesn't know it; a real payment waits a quarter of an hour and asks twice before that, the demonstration does
 * not.
 */
export function nextStatus(
  payment: Pick<DemoPayment, 'status' | 'amount' | 'kind' | 'expiresAt'>,
  outcome: Outcome,
  now: Date,
): DemoPaymentStatus {
  const { status } = payment;
  if (status === 'succeeded' || status === 'review') return status;
  switch (outcome.kind) {
    case 'approved':
      return outcome.amount.minor === payment.amount && !outcome.isPartial ? 'succeeded' : 'review';
    case 'declined':
      return 'declined';
    case 'unknown':
      return status === 'pending' ? 'unknown' : status;
    case 'not_sent':
      return 'not_charged';
    case 'not_found':
      if (status === 'unknown') return 'not_charged';
      return status === 'pending' && payment.expiresAt <= now ? 'expired' : status;
    case 'pending':
    case 'requires_action':
      return status;
  }
}

/**
 * Writes down all that the provider holds of a demo payment. A real payment's further charges would be given back; here
 * the visitor is told.
 */
export async function applyFound(knex: Knex, id: number, found: Found, now: Date): Promise<DemoPayment> {
  if (found.kind !== 'approved') return applyOutcome(knex, id, found, now);
  const { transactions } = found;
  const { amount } = await DemoPayment.query(knex).findById(id).throwIfNotFound();
  const own = transactions.find((one) => one.amount.minor === amount) ?? transactions[0];
  return applyOutcome(knex, id, own, now, transactions.length > 1 ? 'approved_twice' : 'approved');
}

/** Writes down the provider's answer, and what follows from it, in one transaction. */
export function applyOutcome(
  knex: Knex,
  id: number,
  outcome: Outcome,
  now: Date,
  answer: NonNullable<DemoStep['answer']> = outcome.kind,
): Promise<DemoPayment> {
  return knex.transaction(async (trx) => {
    const payment = await DemoPayment.query(trx).findById(id).forUpdate().throwIfNotFound();
    const status = nextStatus(payment, outcome, now);
    const changed = status !== payment.status;
    return payment.$query(trx).patchAndFetch({
      status,
      steps: withStep(payment.steps, {
        kind: 'asked',
        at: now.toISOString(),
        answer,
        ...(outcome.kind === 'declined' && { code: outcome.decline.code }),
      }),
      ...(changed && status === 'succeeded' && outcome.kind === 'approved' && found(outcome, payment)),
      ...(changed &&
        outcome.kind === 'declined' && {
          declineClass: outcome.decline.class,
          declineCode: outcome.decline.code,
        }),
    });
  });
}

/** Adds a step to a demo payment without changing its status. */
export function addStep(knex: Knex, id: number, kind: DemoStep['kind'], now: Date): Promise<DemoPayment> {
  return knex.transaction(async (trx) => {
    const payment = await DemoPayment.query(trx).findById(id).forUpdate().throwIfNotFound();
    const steps = withStep(payment.steps, { kind, at: now.toISOString() });
    return payment.$query(trx).patchAndFetch({ steps });
  });
}

/** A repeated answer adds no step, and the list has a max length. */
function withStep(steps: readonly DemoStep[], step: DemoStep): DemoStep[] {
  const last = steps.at(-1);
  const repeats = last && last.kind === step.kind && last.answer === step.answer && last.code === step.code;
  return repeats || steps.length >= maxSteps ? [...steps] : [...steps, step];
}

function found({ card, token }: Approved, payment: DemoPayment): Partial<DemoPayment> {
  return {
    declineClass: null,
    declineCode: null,
    ...(card && { last4: card.last4 }),
    ...(token && payment.saveCard && { token: token.token }),
  };
}
