import type { Knex } from 'knex';
import type { RecurringResult, RecurringState } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import { moveMandate } from '../attempts/mandates.ts';
import { renewalFailed } from '../renewals/renewal-failed.ts';
import type { Cause } from '../attempts/transitions.ts';
import { compareStates, type Step } from './compare-states.ts';

type Seen = RecurringResult<{ state: RecurringState }>;

const stopped = { autoRenew: false, nextPaymentDate: null };

export interface ProviderNotice {
  step: Extract<Step, `tell ${string}`> | null;
  /** Our price that the provider doesn't charge yet, in agorot, with its description. */
  price: { minor: number; description: string } | null;
}

/**
 * Takes over the provider's state of a repeated charge: ended, paused or past due there. What was changed here is
 * returned, for the caller to notify the provider outside of the transaction.
 */
export async function takeState(
  trx: Knex.Transaction,
  deps: BillingDeps,
  { id, packageId }: { id: number; packageId: number },
  seen: Seen,
): Promise<ProviderNotice> {
  const nothing: ProviderNotice = { step: null, price: null };
  const { packages } = deps.hooks.payments;
  const bought = await Package.query(trx).findById(packageId).forUpdate().throwIfNotFound();
  const mandate = await RecurringPayment.query(trx).findById(id).forUpdate().throwIfNotFound();
  await bought.$fetchGraph('product', { transaction: trx });
  const now = deps.clock.now();
  const cause: Cause = { actor: 'system', reason: 'the provider says so' };
  if (seen.kind === 'not_found' || (seen.kind === 'ok' && seen.state.isOver)) {
    await mandate.$query(trx).patch({ providerActive: false });
    await moveMandate(trx, packageId, 'cancelled', cause);
    await packages.noteRenewal(trx, packageId, stopped);
    if (bought.status === 'past_due')
      await packages.expirePackage(trx, deps.env, await fresh(trx, bought), {
        cause,
        now,
      });
    return nothing;
  }
  if (seen.kind !== 'ok') return nothing;
  const { isActive, isPastDue, amount } = seen.state;
  const { status, providerActive: lastSeen } = mandate;
  const step = compareStates({ status, lastSeen, seen: isActive });
  if (step === null || step === 'take pause' || step === 'take resumption')
    await mandate.$query(trx).patch({ providerActive: isActive });
  if (step === 'take pause') {
    await moveMandate(trx, packageId, 'paused', cause);
    await packages.noteRenewal(trx, packageId, stopped);
  }
  if (step === 'take resumption') {
    await moveMandate(trx, packageId, 'active', cause);
    await packages.noteRenewal(trx, packageId, { autoRenew: true, nextPaymentDate: bought.endDate });
  }
  const isDue = bought.endDate !== null && bought.endDate <= now;
  if (isPastDue && isDue && bought.status === 'active')
    // The provider tries again by itself; a customer in a hurry replaces the payment method there.
    await renewalFailed(trx, deps, await fresh(trx, bought), {
      due: bought.endDate ?? now,
      how: 'stop',
      declined: false,
      cause,
      now,
    });
  const told = step?.startsWith('tell') ? (step as ProviderNotice['step']) : null;
  const isWanted = told === null && status === 'active';
  const isOther = amount.minor !== bought.price;
  const price = { minor: bought.price, description: bought.product?.name ?? '' };
  return { step: told, price: isWanted && isOther ? price : null };
}

async function fresh(trx: Knex.Transaction, bought: Package): Promise<Package> {
  return bought.$query(trx).withGraphFetched('product').throwIfNotFound();
}
