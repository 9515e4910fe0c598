import type { Knex } from 'knex';
import type { AppDeps } from '../../../deps.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { livingMandates } from '../attempts/mandates.ts';
import { lockRenewed } from './lock-renewed.ts';
import { notifyOfRenewal } from './renewal-notices.ts';

/**
 * Has every standing order of a user charge this payment method from now on, and makes it their default. Overdue
 * renewals become due at once: a new card is a new chance (docs/money.md 3.1).
 */
export async function takeCardForMandates(
  trx: Knex.Transaction,
  { hooks }: Pick<AppDeps, 'hooks'>,
  userId: number,
  { methodId, now }: { methodId: number; now: Date },
): Promise<void> {
  const packages = await lockRenewed(trx, userId);
  const ids = packages.map(({ id }) => id);
  await RecurringPayment.query(trx)
    .whereIn('package_id', ids)
    .whereIn('status', [...livingMandates])
    .patch({ paymentMethodId: methodId });
  await UserPaymentMethod.query(trx).where({ user_id: userId, is_default: true }).patch({ isDefault: false });
  const card = await UserPaymentMethod.query(trx).patchAndFetchById(methodId, { isDefault: true });
  for (const bought of packages) {
    const waits = ['retry_scheduled', 'needs_customer', 'exhausted'].includes(bought.renewalProcessStatus);
    if (!waits || !bought.autoRenew) continue;
    await hooks.payments.packages.moveRenewal(trx, bought, 'retry_scheduled', { nextPaymentDate: now });
  }
  const name = `${card.cardBrand ?? ''} ···· ${card.last4Digits ?? ''}`.trim();
  if (ids.length > 0) await notifyOfRenewal(trx, userId, { notice: 'card_replaced', subject: name, at: now });
}
