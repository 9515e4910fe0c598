import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import type { AppDeps } from '../../../deps.ts';
import { uidColumnOf } from '../attempts/mandates.ts';

/**
 * Providers remember an idempotency key for a day at least; a start that stayed unknown for this long waits for an
 * admin. In milliseconds.
 */
const keyed = 20 * 3_600_000;

/**
 * Has the provider charge a stored payment method by its own calendar, from the end of the paid period on. The
 * idempotency key belongs to the standing order, so that a call repeated after a lost answer starts nothing twice.
 * @returns false while the provider doesn't answer
 */
export async function startRecurring(
  { knex, log, clock, hooks }: AppDeps,
  { id: provider, recurring }: PaymentProvider,
  mandate: RecurringPayment,
): Promise<boolean> {
  const { id, packageId, paymentMethodId, recurringType, recurringRange, numberOfCharges } = mandate;
  const bought = await Package.query(knex)
    .findById(packageId ?? 0)
    .withGraphFetched('product');
  const card = await UserPaymentMethod.query(knex).findById(paymentMethodId ?? 0);
  if (!recurring || !bought?.autoRenew || !bought.endDate || !card?.token || !card.providerCustomerId)
    return true;
  if (clock.now().getTime() - mandate.createdAt.getTime() > keyed) {
    log.error({ mandate: id }, 'the provider never said whether a standing charge has begun');
    return true;
  }
  const made = await recurring.create({
    reference: `mandate-${id}`,
    amount: { minor: mandate.amount, currency: 'ILS' },
    token: card.token,
    customerId: card.providerCustomerId,
    description: bought.product?.name ?? '',
    recurringType,
    recurringRange,
    numberOfCharges,
    startDate: bought.endDate,
  });
  if (made.kind !== 'ok') {
    log.error({ mandate: id, cause: made.cause }, 'the provider began no standing charge');
    return false;
  }
  const uid = made.recurringUid;
  await knex.transaction(async (trx) => {
    await hooks.payments.packages.noteRenewal(trx, bought.id, { [uidColumnOf(provider)]: uid });
    await RecurringPayment.query(trx).findById(id).patch({ recurringPaymentUid: uid, providerActive: true });
  });
  return true;
}
