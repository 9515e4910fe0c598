import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { RecurringPaymentStatus } from '../../../contract/payments/entities/recurring-payment.schema.ts';
import type { Package } from '../../../models/Package.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { transition, type Cause } from './transitions.ts';

/** Whether the worker renews packages of this provider; other providers charge by a calendar of their own. */
export const renewedByUs = (provider: PaymentProvider): boolean =>
  provider === 'sandbox' || provider === 'payplus';

/** The column of a package that holds the provider's number of its repeated charge. */
export const uidColumnOf = (provider: PaymentProvider) =>
  provider === 'stripe' ? 'secondProviderSubscriptionId' : 'recurringPaymentUid';

/** Statuses of standing orders that charge, or may charge again. */
export const livingMandates: readonly RecurringPaymentStatus[] = ['pending', 'active', 'paused'];

/** Finds the standing order that renews a package, and locks it; the caller must have locked the package before. */
export async function mandateOf(
  trx: Knex.Transaction,
  packageId: number,
): Promise<RecurringPayment | undefined> {
  return RecurringPayment.query(trx)
    .where({ package_id: packageId })
    .whereIn('status', [...livingMandates])
    .first()
    .forUpdate();
}

/** Opens the standing order that renews a package from this payment method, after its first charge succeeded. */
export async function openMandate(
  trx: Knex.Transaction,
  bought: Package,
  {
    paymentMethodId,
    recurringUid,
    chargedAt,
    cause,
  }: {
    paymentMethodId: number | null;
    /** The provider's own number, where the provider charges by its own calendar. */
    recurringUid: string | null;
    chargedAt: Date;
    cause: Cause;
  },
): Promise<void> {
  const { id } = await RecurringPayment.query(trx).insertAndFetch({
    userId: bought.userId,
    packageId: bought.id,
    productId: bought.productId,
    paymentMethodId,
    recurringPaymentUid: recurringUid,
    ...(recurringUid && { providerActive: true }),
    startDate: chargedAt,
    // The provider's type 2 counts months; a year is twelve of them.
    recurringType: 2,
    recurringRange: bought.billingCycle === 'yearly' ? 12 : 1,
    status: 'pending',
    amount: bought.price,
    currency: bought.currency,
    lastChargeDate: chargedAt,
    nextChargeDate: bought.nextPaymentDate,
  });
  await transition(trx, 'recurring_payments', id, 'active', cause);
}

/**
 * Moves a package's standing order to another status, if it has one that may go there.
 * @returns whether the package has a standing order
 */
export async function moveMandate(
  trx: Knex.Transaction,
  packageId: number,
  to: 'active' | 'paused' | 'cancelled' | 'failed',
  cause: Cause,
): Promise<boolean> {
  const mandate = await mandateOf(trx, packageId);
  if (!mandate || mandate.status === to) return mandate !== undefined;
  // An owner who stopped the standing order did not fail to pay when the package ends.
  const goal = mandate.status === 'paused' && to === 'failed' ? 'cancelled' : to;
  const ends = goal === 'cancelled' || goal === 'failed';
  await transition(trx, 'recurring_payments', mandate.id, goal, cause, ends ? { nextChargeDate: null } : {});
  return true;
}

/**
 * Copies to the standing orders of these packages what the packages say of their next charge: its day, its sum, what
 * it pays for and how often it comes. Called wherever one of these changes, in the same transaction: the database
 * refuses a commit in which they differ (docs/money.md 13.4). The caller must have locked the packages.
 */
export async function mirrorMandates(trx: Knex, packageIds: readonly number[]): Promise<void> {
  await trx.raw(
    `update recurring_payments r set next_charge_date = p.next_payment_date, amount = p.price,
       product_id = p.product_id, recurring_range = case p.billing_cycle when 'yearly' then 12 else 1 end
     from packages p where p.id = r.package_id and p.id = any(?) and r.status = any(?)`,
    [[...packageIds], [...livingMandates]],
  );
}

/** Notes on a package's standing order that it was charged, and from which payment method it goes on. */
export async function noteCharge(
  trx: Knex.Transaction,
  packageId: number,
  { chargedAt, paymentMethodId }: { chargedAt: Date; paymentMethodId: number | null },
): Promise<void> {
  await RecurringPayment.query(trx)
    .where({ package_id: packageId })
    .whereIn('status', [...livingMandates])
    .patch({ lastChargeDate: chargedAt, ...(paymentMethodId !== null && { paymentMethodId }) });
}
