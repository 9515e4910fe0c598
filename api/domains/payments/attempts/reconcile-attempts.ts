import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { describeError } from '../../../http/describe-error.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { applyOutcome } from './apply-outcome.ts';
import { checkAttempt } from './check-attempt.ts';
import { chargeToNewCard } from '../renewals/charge-to-new-card.ts';
import { sendRefund } from './send-attempt.ts';

/** How long one process owns an attempt, in milliseconds; longer than any call to a provider takes. */
const lease = 90_000;

/**
 * Checks every attempt that is due: asks the provider about those that were sent, ends those that never were, sends
 * refunds. It makes up for lost callbacks and crashed processes. Several processes may run it at once.
 * @returns how many attempts were checked
 */
export async function reconcileAttempts(deps: AppDeps, now: Date = deps.clock.now()): Promise<number> {
  const { payments: provider, knex, log } = deps;
  if (!provider) return 0;
  const then = { ...deps, clock: { now: () => now } };
  for (let taken = 0; ; taken += 1) {
    const attempt = await claim(knex, provider, now);
    if (!attempt) return taken;
    try {
      await lookAfter(then, provider, attempt);
    } catch (error) {
      // The attempt is due again when the lease is over.
      log.error({ attempt: attempt.id, err: describeError(error) }, 'payment attempt failed to settle');
    }
  }
}

async function claim(knex: Knex, { id: provider }: PaymentProvider, now: Date) {
  const due = PaymentAttempt.query(knex)
    .select('id')
    .where({ provider })
    .where('next_check_at', '<=', now)
    .where((query) => query.whereNull('lease_until').orWhere('lease_until', '<', now))
    .orderBy('next_check_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const until = new Date(now.getTime() + lease);
  const [attempt] = await PaymentAttempt.query(knex)
    .whereIn('id', due)
    .patch({ leaseUntil: until, nextCheckAt: until })
    .returning('*');
  return attempt;
}

async function lookAfter(deps: AppDeps, provider: PaymentProvider, attempt: PaymentAttempt): Promise<void> {
  if (attempt.status !== 'created') {
    const { attempt: settled } = await checkAttempt(deps, provider, attempt);
    return chargeToNewCard(deps, provider, settled);
  }
  if (attempt.kind === 'refund') return void (await sendRefund(deps, provider, attempt.id));
  // No browser has its page's address and no payment method was charged: the process that started it crashed.
  await applyOutcome(deps, attempt.id, { kind: 'not_sent', cause: 'it was begun and left' });
}
