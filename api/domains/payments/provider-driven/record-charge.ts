import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { applyOutcomeWithin } from '../attempts/apply-outcome.ts';
import type { Approved, BillingDeps } from '../attempts/effect.ts';
import { periodKeyOf } from '../attempts/periods.ts';

const live = ['created', 'pending', 'requires_action', 'unknown', 'manual_review'];
/** Before its first payment a package has no period to renew: that payment is the checkout's. */
const unpaid = ['inactive', 'pending_payment'];

/**
 * Records a charge that the provider made by its own calendar: an attempt is written down and settled in one
 * transaction, and pays for the period that follows the paid one. The package's lock lets it happen once.
 * @returns whether the charge was new
 */
export function recordCharge(
  deps: BillingDeps,
  provider: PaymentProvider['id'],
  packageId: number,
  charge: Approved,
): Promise<boolean> {
  return deps.knex.transaction(async (trx) => {
    const bought = await Package.query(trx).findById(packageId).forUpdate().throwIfNotFound();
    if (!bought.endDate || unpaid.includes(bought.status)) return false;
    const known = await PaymentAttempt.query(trx).findOne({ provider, provider_txn: charge.txnId });
    if (known) return false;
    const periodKey = periodKeyOf(bought.endDate);
    const former = await PaymentAttempt.query(trx).where({
      package_id: packageId,
      kind: 'renewal',
      period_key: periodKey,
    });
    // A charge of another amount waits for an admin; until then nothing more is counted for the period.
    if (former.some(({ status }) => live.includes(status))) return false;
    const { packages } = deps.hooks.payments;
    if (!bought.billingAnchor) await packages.noteRenewal(trx, packageId, { billingAnchor: bought.endDate });
    const attempt = await PaymentAttempt.query(trx).insertAndFetch({
      publicId: randomUUID(),
      userId: bought.userId,
      packageId,
      kind: 'renewal',
      periodKey,
      attemptNo: former.length + 1,
      amountMinor: bought.price,
      currency: bought.currency,
      provider,
      sentAt: charge.providerAt,
      dueAt: bought.endDate,
    });
    const isRunning = bought.status === 'active' || bought.status === 'past_due';
    if (isRunning)
      await packages.moveRenewal(trx, bought, 'charging', { lastPaymentAttempt: charge.providerAt });
    await applyOutcomeWithin(trx, deps, attempt.id, charge);
    return true;
  });
}
