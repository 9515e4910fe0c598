import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { RecurringPaymentStatus } from '../../../contract/payments/entities/recurring-payment.schema.ts';
import { Package } from '../../../models/Package.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { transition, type Cause } from './transitions.ts';

/** Providers whose stored cards we charge by our own calendar; others have a calendar of their own. */
export const renewedByUs = (provider: PaymentProvider): boolean =>
  provider === 'sandbox' || provider === 'payplus';

/** The column of a package that says under what number its provider repeats the charge. */
export const uidColumnOf = (provider: PaymentProvider) =>
  provider === 'stripe' ? 'secondProviderSubscriptionId' : 'recurringPaymentUid';

/** Standing orders that charge, or may again. */
export const livingMandates: readonly RecurringPaymentStatus[] = ['pending', 'active', 'paused'];

/** The standing order that renews a package, locked; the package must be locked before. */
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

/** Writes down that a package is renewed by itself, from this card; its first charge has gone through. */
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
    /** Of a provider that charges by its own calendar. */
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
    // Type 2 counts months; a year is twelve of them (the provider's numbers).
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

/** Moves a package's standing order, if it has one that may go there. @returns whether it has one */
export async function moveMandate(
  trx: Knex.Transaction,
  packageId: number,
  to: 'active' | 'paused' | 'cancelled' | 'failed',
  cause: Cause,
): Promise<boolean> {
  const mandate = await mandateOf(trx, packageId);
  if (!mandate || mandate.status === to) return mandate !== undefined;
  // Somebody who stopped it and whose package has ended never failed to pay.
  const goal = mandate.status === 'paused' && to === 'failed' ? 'cancelled' : to;
  const ends = goal === 'cancelled' || goal === 'failed';
  await transition(trx, 'recurring_payments', mandate.id, goal, cause, ends ? { nextChargeDate: null } : {});
  return true;
}

/** Writes what a package says of its charges beside its standing order, too; always in the same transaction. */
export async function mirrorMandate(
  trx: Knex.Transaction,
  packageId: number,
  also: Partial<Pick<RecurringPayment, 'lastChargeDate' | 'paymentMethodId'>> = {},
): Promise<void> {
  const { nextPaymentDate, price, productId, billingCycle } = await Package.query(trx)
    .findById(packageId)
    .throwIfNotFound();
  await RecurringPayment.query(trx)
    .where({ package_id: packageId })
    .whereIn('status', [...livingMandates])
    .patch({
      ...also,
      nextChargeDate: nextPaymentDate,
      amount: price,
      productId,
      recurringRange: billingCycle === 'yearly' ? 12 : 1,
    });
}
