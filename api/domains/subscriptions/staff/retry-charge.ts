import { AppError } from '../../../errors.ts';
import { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { sendCharge, startRenewal, type Cause } from '../../payments/index.ts';
import { isOverdue } from '../plan/overdue.ts';
import { noChargeToRetry } from '../messages.ts';

/**
 * Charges an overdue renewal now, at an admin's request, once however often the admin presses.
 * @returns the charge; null when there was no payment method to charge
 * @throws {AppError} `conflict` when nothing is overdue; `service_unavailable` where the worker charges no renewals
 */
export async function retryCharge(
  deps: AppDeps,
  packageId: number,
  cause: Cause,
): Promise<PaymentAttempt | null> {
  const { knex, clock, payments: provider } = deps;
  const begun = await knex.transaction(async (trx) => {
    const bought = await Package.query(trx).findById(packageId).forUpdate().throwIfNotFound();
    if (!isOverdue(bought) || !bought.autoRenew)
      throw new AppError('conflict', {
        text: noChargeToRetry,
      });
    if (provider?.caps.driver !== 'merchant')
      throw new AppError('service_unavailable', { message: 'no payment provider' });
    return startRenewal(trx, deps, bought, { provider: provider.id, cause, now: clock.now() });
  });
  if (!begun || !provider) return null;
  return sendCharge(deps, provider, begun.attempt.id, begun.card);
}
