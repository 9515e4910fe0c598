import type { PaymentProvider, RecurringCalls } from '../../../adapters/payments/payment-port.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Approved } from '../attempts/effect.ts';
import { startRecurring } from './start-recurring.ts';
import { recordCharge } from './record-charge.ts';
import { takeState, type ProviderNotice } from './take-state.ts';

/**
 * Asks the provider about a charge it repeats by its own calendar, and brings both books together: charges unknown
 * here, an end or a pause there, a stop, a resumption or another price here (docs/money.md 8.11).
 * @returns false while the provider doesn't answer
 */
export async function followRecurring(
  deps: AppDeps,
  provider: PaymentProvider,
  mandate: RecurringPayment,
): Promise<boolean> {
  const { recurring } = provider;
  const { id, packageId, recurringPaymentUid: uid } = mandate;
  if (!recurring || packageId === null) return true;
  if (!uid) return startRecurring(deps, provider, mandate);
  const { knex, clock } = deps;
  await mandate.$query(knex).patch({ checkedAt: clock.now() });
  const told = await recurring.listCharges(uid);
  if (told.kind === 'ok') {
    const approved = told.charges.filter((charge): charge is Approved => charge.kind === 'approved');
    for (const charge of approved.toSorted((a, b) => a.providerAt.getTime() - b.providerAt.getTime()))
      await recordCharge(deps, provider.id, packageId, charge);
    if (told.charges.some(({ kind }) => kind === 'unknown'))
      deps.log.error({ package: packageId }, 'a charge of the provider makes no sense');
  }
  const seen = await recurring.get(uid);
  const tell = await knex.transaction((trx) => takeState(trx, deps, { id, packageId }, seen));
  const isDone = await notifyProvider(recurring, uid, tell);
  if (isDone !== null) await RecurringPayment.query(knex).findById(id).patch({ providerActive: isDone });
  return (
    told.kind !== 'unknown' && told.kind !== 'not_sent' && seen.kind !== 'unknown' && seen.kind !== 'not_sent'
  );
}

/**
 * @returns whether the provider goes on charging now; null when nothing was sent, or the provider could not be
 * reached
 */
async function notifyProvider(
  recurring: RecurringCalls,
  uid: string,
  { step, price }: ProviderNotice,
): Promise<boolean | null> {
  if (price !== null)
    await recurring.update(uid, {
      amount: { minor: price.minor, currency: 'ILS' },
      description: price.description,
    });
  if (step === null) return null;
  if (step === 'tell to end') {
    const { kind } = await recurring.cancel(uid);
    return kind === 'ok' || kind === 'not_found' ? false : null;
  }
  const goesOn = step === 'tell to resume';
  return (await recurring.setActive(uid, goesOn)).kind === 'ok' ? goesOn : null;
}
