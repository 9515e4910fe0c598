import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import { Package } from '../../../models/Package.ts';
import type { AppDeps } from '../../../deps.ts';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { sendCharge } from '../attempts/send-attempt.ts';
import { startRenewal, type BegunRenewal } from './start-renewal.ts';
import { isChargeHour } from './renewal-schedule.ts';

/** Charges under way at once in one process: while one waits for the provider, the next is written down. */
const lanes = 4;

interface Which {
  /** Only this user's packages. */
  userId?: number | undefined;
  /** Set when the user is present and has just entered a payment method. */
  atAnyHour?: boolean;
}

/**
 * Charges every package whose renewal is due, once for each period (docs/money.md 1.7): the worker claims a due row
 * under its lock and skips locked ones, commits the attempt, and only then asks the provider. Several processes may
 * run it at once.
 * @returns how many were charged or found without a payment method
 */
export async function chargeDuePackages(
  deps: AppDeps,
  provider: PaymentProvider,
  { userId, atAnyHour = false }: Which = {},
): Promise<number> {
  let taken = 0;
  async function work(): Promise<void> {
    for (;;) {
      const now = deps.clock.now();
      if (!atAnyHour && !isChargeHour(now, deps.env.CHARGE_REST)) return;
      const claimed = await claim(deps, provider, { now, userId });
      if (!claimed) return;
      taken += 1;
      if (claimed.begun) await send(deps, provider, claimed.begun);
    }
  }
  await Promise.all(Array.from({ length: userId === undefined ? lanes : 1 }, work));
  return taken;
}

async function send(
  deps: AppDeps,
  provider: PaymentProvider,
  { attempt, card }: BegunRenewal,
): Promise<void> {
  try {
    await sendCharge(deps, provider, attempt.id, card);
  } catch (error) {
    // The attempt stays as it is; the sweep asks the provider for its outcome.
    deps.log.error({ attempt: attempt.id, err: describeError(error) }, 'renewal failed to settle');
  }
}

function claim(
  deps: AppDeps,
  provider: PaymentProvider,
  { now, userId }: { now: Date; userId: number | undefined },
): Promise<{ begun: BegunRenewal | null } | null> {
  return deps.knex.transaction(async (trx: Knex.Transaction) => {
    const query = Package.query(trx)
      .where({ auto_renew: true, renewal_driver: 'merchant' })
      .whereIn('renewal_process_status', ['not_started', 'retry_scheduled'])
      .whereIn('status', ['active', 'past_due'])
      .where('next_payment_date', '<=', now)
      .whereNotNull('end_date')
      .orderBy('next_payment_date')
      .first()
      .forUpdate()
      .skipLocked();
    if (userId !== undefined) query.where({ user_id: userId });
    const bought = await query;
    if (!bought) return null;
    const cause = { actor: 'system', reason: 'its renewal is due' };
    return { begun: await startRenewal(trx, deps, bought, { provider: provider.id, cause, now }) };
  });
}
